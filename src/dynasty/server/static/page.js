// What every page does: layout, keys, dialogs, the rule register. Pages work without it.

const NARROW = 640;

export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];

export function layout() {
  return window.innerWidth < NARROW ? "narrow" : "wide";
}

function keepLayout() {
  document.cookie = `layout=${layout()}; path=/; max-age=31536000; samesite=lax`;
}
keepLayout();
addEventListener("resize", keepLayout);

// Keys: an element with data-key is pressed by that key, or focused if it holds text.

function press(element) {
  const field = $("input, textarea", element.parentElement);
  element.click();
  if (element.tagName === "SUMMARY") {
    element.focus();
    if (element.parentElement.open && field) field.focus();
  }
}

export const typing = (target) => target.closest?.("input:not([type=range]), textarea, select");

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || typing(event.target)) return;
  if (document.body.dataset.keys === "off" || $("dialog[open]:modal")) return;
  const found = $$(`[data-key="${CSS.escape(event.key)}"]`).find((e) => e.checkVisibility());
  if (!found) return;
  event.preventDefault();
  press(found);
});

// Dialogs and the register of rules, which is a page of its own without this.

export async function openRules(href, id) {
  const dialog = $("#ui-rules");
  const place = $("div", dialog);
  if (place.dataset.from !== href) {
    const page = new DOMParser().parseFromString(await (await fetch(href)).text(), "text/html");
    place.replaceChildren($("#ui-register", page));
    place.dataset.from = href;
  }
  if (!dialog.open) dialog.show();
  if (!id) return $("input[type=search]", dialog).focus();
  filter($("#ui-register"), ($("input[type=search]", dialog).value = ""));
  const entry = document.getElementById(id);
  $$(".found", place).forEach((e) => e.classList.remove("found"));
  entry?.classList.add("found");
  entry?.scrollIntoView({ block: "center" });
  entry?.focus({ preventScroll: true });
}

function filter(register, text) {
  const words = text.toLowerCase().split(/\s+/);
  for (const entry of $$("[data-entry]", register)) {
    const said = entry.textContent.toLowerCase();
    entry.hidden = !words.every((word) => said.includes(word));
  }
  for (const chapter of $$("[data-chapter]", register))
    chapter.hidden = !$("[data-entry]:not([hidden])", chapter);
  $("[data-none]", register).hidden = !!$("[data-entry]:not([hidden])", register);
}

addEventListener("input", ({ target }) => {
  if (target.dataset.filter) filter(document.getElementById(target.dataset.filter), target.value);
});

addEventListener("click", async (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = event.target.closest("[data-open], [data-rule], [data-rules], [data-copy]");
  if (!link) return;
  if (link.dataset.open) {
    const dialog = document.getElementById(link.dataset.open);
    if (!dialog) return;
    event.preventDefault();
    dialog.showModal();
  } else if (link.dataset.copy) {
    await navigator.clipboard?.writeText(document.getElementById(link.dataset.copy).value);
    document.getElementById(link.dataset.copy).select();
    link.textContent = link.dataset.done;
  } else if ($("#ui-rules")) {
    event.preventDefault();
    await openRules(link.href.split("#")[0], link.dataset.rule);
  }
});

addEventListener("keydown", (event) => {
  if (event.key === "Escape") $("#ui-rules")?.close();
});

// What every page does: layout, keys, dialogs, the rule register. Pages work without it.

export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
export const layout = () => (innerWidth < 1340 ? "narrow" : "wide");
export const isPhone = () => innerWidth < 900;

function keepLayout() {
  document.cookie = `layout=${layout()}; path=/; max-age=31536000; samesite=lax`;
}
keepLayout();
document.cookie = `zone=${Intl.DateTimeFormat().resolvedOptions().timeZone}; path=/; max-age=31536000; samesite=lax`;
addEventListener("resize", keepLayout);

// Keys that no field needs; letters also have a switch. What the handler returns says: done.
export function onKey(handler, letters = true) {
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target.closest?.("input:not([type=range]), textarea, select")) return;
    if (letters && (document.body.dataset.keys === "off" || $("dialog[open]:modal"))) return;
    if (handler(event.key)) event.preventDefault();
  });
}

// Addresses of this site are whole: the reader sees in the browser where it is.
for (const field of $$("[data-address]")) field.value = new URL(field.value, location.href).href;

// What stands behind # was never sent: it goes into its field, and out of sight.
for (const field of $$("[data-from-hash]")) {
  if (location.hash.length > 1) field.value = decodeURIComponent(location.hash.slice(1));
  history.replaceState(null, "", location.pathname);
}

// An element with data-key is pressed by that key; what it opens is focused if it takes text.
onKey((key) => {
  const keyed = $$(`[data-key="${CSS.escape(key)}"]`);
  const found = keyed.find((e) => e.dataset.always !== undefined || e.checkVisibility());
  found?.click();
  if (found?.tagName === "SUMMARY") {
    const details = found.parentElement;
    ((details.open && $("input, textarea", details)) || found).focus();
    details.scrollIntoView({ block: "nearest" });
  }
  return found;
});

// The register of rules, a page of its own without this, opens over the board.
async function openRules(href, id) {
  const dialog = $("#ui-rules");
  const place = $(".read", dialog);
  if (place.dataset.from !== href) {
    const page = new DOMParser().parseFromString(await (await fetch(href)).text(), "text/html");
    place.replaceChildren($("#ui-register", page));
    place.dataset.from = href;
  }
  if (!dialog.open) dialog.show();
  if (!id) return $("input[type=search]", dialog).focus();
  filter($("#ui-register"), ($("input[type=search]", dialog).value = ""));
  $(".found", place)?.classList.remove("found");
  const entry = document.getElementById(id);
  entry?.classList.add("found");
  entry?.scrollIntoView({ block: "start" });
  entry?.focus({ preventScroll: true });
}

function filter(register, text) {
  const words = text.toLowerCase().split(/\s+/);
  const shown = "[data-entry]:not([hidden])";
  for (const entry of $$("[data-entry]", register))
    entry.hidden = !words.every((word) => entry.textContent.toLowerCase().includes(word));
  for (const rulings of $$("[data-rulings]", register))
    rulings.open = words.some((word) => word && rulings.textContent.toLowerCase().includes(word));
  for (const chapter of $$("[data-chapter]", register)) chapter.hidden = !$(shown, chapter);
  $("[data-none]", register).hidden = !!$(shown, register);
}

addEventListener("input", ({ target }) => {
  if (target.dataset.filter) filter(document.getElementById(target.dataset.filter), target.value);
});

// The clipboard of today is for https and this machine; elsewhere the browser's old way does it.
async function copied(field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand("copy");
  }
}

addEventListener("click", async (event) => {
  const link = event.target.closest("[data-open], .rule, [data-rules], [data-copy]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.dataset.copy) {
    if (await copied(document.getElementById(link.dataset.copy))) link.textContent = link.dataset.done;
  } else if (link.dataset.open && document.getElementById(link.dataset.open)) {
    event.preventDefault();
    document.getElementById(link.dataset.open).showModal();
  } else if (!link.dataset.open && $("#ui-rules")) {
    event.preventDefault();
    await openRules(link.href.split("#")[0], link.hash.slice(1));
  }
});

addEventListener("keydown", ({ key }) => key === "Escape" && $("#ui-rules")?.close());

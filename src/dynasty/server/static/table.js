// The table: news are morphed in place; forms and links go through the same door.

import { $, $$, layout, typing } from "./page.js";
import { settle } from "./board.js";

const main = $("#ui-main");
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const callbacks = {
  // Whether something is folded is the reader's business.
  beforeAttributeUpdated: (name, node) => !(name === "open" && node.tagName === "DETAILS"),
};

// Put fresh parts in the place of the old ones; older news than what is shown are dropped.
function show(news) {
  if (news.seq < +main.dataset.seq) return;
  const asked = $("#ui-question")?.textContent;
  const held = document.activeElement?.closest("#ui-panel, #ui-board");
  const ignoreActiveValue = !!document.activeElement?.matches("input, textarea, select");
  for (const [name, html] of Object.entries(news.parts))
    Idiomorph.morph($(`#ui-${name}`), html.trim(), { ignoreActiveValue, callbacks });
  Object.assign(main.dataset, { seq: news.seq, stamp: news.stamp });
  if (held && (document.activeElement === document.body || !document.activeElement.isConnected))
    ($("#ui-choices button") ?? $("#ui-question")).focus({ preventScroll: true });
  settle(asked !== $("#ui-question")?.textContent);
}

function say(text) {
  $("#ui-said").textContent = text;
}

// A request for parts; it is repeated until it gets through, which the server tells apart.
async function ask(url, body) {
  for (let pause = 500; ; pause = Math.min(pause * 2, 2000)) {
    try {
      const answer = await fetch(url, {
        method: body ? "POST" : "GET",
        body,
        headers: { "x-parts": "1" },
      });
      if (answer.status >= 500 && answer.status !== 500) throw new Error();
      offline(false);
      if (!answer.headers.get("content-type")?.includes("json") || !answer.ok)
        return location.reload();
      return await answer.json();
    } catch {
      offline(true);
      await wait(pause);
    }
  }
}

// An accepted answer comes back with the news; if they fail to come, they are fetched.
async function arrived(seq) {
  for (let tries = 30; tries && +main.dataset.seq < seq; tries--) await wait(40);
  return +main.dataset.seq >= seq;
}

async function visit(url, body) {
  const news = await ask(url, body);
  if (!news) return;
  if (!news.parts) return (await arrived(news.seq)) || visit(location.href);
  show(news);
  if ($("#ui-notice").textContent) say($("#ui-notice").textContent);
  if (news.url !== location.pathname + location.search) {
    history.replaceState(null, "", news.url);
    listen();
  }
}

// News as they come

let source = null;

function offline(is) {
  if ($("#ui-offline").hidden === is) say(is ? $("#ui-offline").textContent : "");
  $("#ui-offline").hidden = !is;
}

function listen() {
  source?.close();
  const url = new URL(location.pathname + "/live" + location.search, location.origin);
  url.searchParams.set("have", main.dataset.stamp);
  source = new EventSource(url);
  source.addEventListener("open", () => offline(false));
  source.addEventListener("parts", (event) => show(JSON.parse(event.data)));
  source.addEventListener("gone", () => location.reload());
  source.addEventListener("error", async ({ target }) => {
    offline(true);
    await wait(3000);
    if (target === source && source.readyState === EventSource.CLOSED) listen();
  });
}
addEventListener("pagehide", () => source?.close());
addEventListener("pageshow", (event) => event.persisted && location.reload());

// Choices, by button, by number, by the board

let underway = ""; // a double click is one answer

async function agreed(text) {
  const dialog = $("#ui-confirm");
  $("p", dialog).textContent = text;
  dialog.returnValue = "";
  dialog.showModal();
  await new Promise((done) => dialog.addEventListener("close", done, { once: true }));
  return dialog.returnValue === "yes";
}

addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.dataset.quiet === undefined) return;
  event.preventDefault();
  const button = event.submitter;
  if (button?.getAttribute("aria-disabled") === "true") return say(reasonOf(button));
  const answer = `${form.action} ${form.elements.seq?.value}`;
  if (answer === underway) return;
  if (button?.dataset.confirm && !(await agreed(button.dataset.confirm))) return;
  underway = answer;
  main.classList.add("busy");
  await visit(form.action, new URLSearchParams(new FormData(form, button)));
  if (form.dataset.reset !== undefined) form.reset();
  if (answer !== underway) return;
  underway = "";
  main.classList.remove("busy");
});

function reasonOf(button) {
  const why = document.getElementById(button?.getAttribute("aria-describedby"));
  return why ? why.textContent : $("#ui-said").textContent;
}

export function choose(noun, title, from) {
  const found = $$("#ui-choices button").filter((b) => b.dataset.noun === noun);
  if (found.length === 1) found[0].click();
  if (found.length < 2) return;
  const menu = $("#ui-menu");
  $("h2", menu).textContent = title;
  $(".choices", menu).replaceChildren(
    ...found.map((button) => {
      const twin = button.cloneNode(true);
      twin.removeAttribute("id");
      twin.type = "button";
      twin.addEventListener("click", () => (menu.close(), button.click()));
      return twin;
    }),
  );
  menu.showModal();
  const { width, height } = menu.getBoundingClientRect();
  if (innerWidth > 640)
    Object.assign(menu.style, {
      left: `${Math.max(8, Math.min(from.left, innerWidth - width - 8))}px`,
      top: `${Math.max(8, Math.min(from.bottom + 6, innerHeight - height - 8))}px`,
    });
}
addEventListener("choose", ({ detail }) => choose(detail.noun, detail.title, detail.from));

let typed = "";
let timer = 0;

addEventListener("keydown", (event) => {
  if (typing(event.target) || event.ctrlKey || event.altKey || event.metaKey) return;
  if (document.body.dataset.keys === "off" || $("dialog[open]:modal")) return;
  if (event.key === "q") return $("#ui-question").focus();
  const buttons = $$("#ui-choices button");
  if (!/^[0-9]$/.test(event.key) || (!typed && event.key === "0") || !buttons.length) return;
  typed += event.key;
  clearTimeout(timer);
  const go = () => (buttons[+typed - 1]?.click(), (typed = ""));
  if (+typed * 10 > buttons.length) return go();
  timer = setTimeout(go, 700);
});

// Links that only change what is shown, the slider, notes, tabs

addEventListener("click", (event) => {
  if (event.target.closest("[data-fold]")) {
    main.toggleAttribute("data-folded");
    return settle(false);
  }
  const link = event.target.closest("a[data-visit], .tabs a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (link.dataset.visit !== undefined) return visit(link.href);
  main.dataset.tab = link.dataset.tab;
  for (const tab of $$(".tabs a")) tab.ariaCurrent = tab === link ? "true" : null;
  $(`#ui-${link.dataset.tab}`)?.setAttribute("open", "");
  scrollTo(0, 0);
});

let later = 0;

addEventListener("input", ({ target }) => {
  if (target.id !== "ui-at" && !target.closest("[data-autosave]")) return;
  clearTimeout(later);
  const form = target.form;
  if (target.id !== "ui-at")
    later = setTimeout(() => fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)), headers: { "x-parts": "1" } }), 800);
  else
    later = setTimeout(() => {
      const query = new URLSearchParams(new FormData(form));
      if (target.value === target.max) query.delete("at");
      visit(`${form.action}?${query}`);
    }, 120);
});

addEventListener("resize", () => {
  if (layout() === main.dataset.layout) return;
  main.dataset.layout = layout();
  visit(location.href).then(listen).then(() => settle(true));
});

document.documentElement.classList.add("script");
if (layout() !== main.dataset.layout) dispatchEvent(new Event("resize"));
else listen();
settle(true);

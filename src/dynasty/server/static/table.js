// The table: news are morphed in place; forms and links go through the same door.

import { $, $$, beside, layout, onKey } from "./page.js";
import { settle } from "./board.js";

const main = $("#ui-main");
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const say = (text) => ($("#ui-said").textContent = text);
const sent = (form, button) => new URLSearchParams(new FormData(form, button));
const callbacks = {
  // Whether something is folded is the reader's business.
  beforeAttributeUpdated: (name, node) => !(name === "open" && node.tagName === "DETAILS"),
};

// Put fresh parts in the place of the old ones; older news than what is shown are dropped.
function show(news) {
  if (news.seq < +main.dataset.seq) return;
  const asked = $("#ui-question").textContent;
  const held = document.activeElement?.closest("#ui-panel, #ui-board");
  const ignoreActiveValue = !!document.activeElement?.matches("input, textarea, select");
  for (const [name, html] of Object.entries(news.parts))
    Idiomorph.morph($(`#ui-${name}`), html.trim(), { ignoreActiveValue, callbacks });
  Object.assign(main.dataset, { seq: news.seq, stamp: news.stamp });
  if (held && (document.activeElement === document.body || !document.activeElement.isConnected))
    ($("#ui-choices button") ?? $("#ui-question")).focus({ preventScroll: true });
  settle(asked !== $("#ui-question").textContent);
}

// A request for parts; it is repeated until it gets through, which the server tells apart.
async function ask(url, body) {
  const method = body ? "POST" : "GET";
  for (let pause = 500; ; pause = Math.min(pause * 2, 2000)) {
    try {
      const answer = await fetch(url, { method, body, headers: { "x-parts": "1" } });
      if ((answer.status > 500 && answer.status !== 507) || answer.status === 429) throw new Error();
      offline(false);
      const readable = answer.ok && answer.headers.get("content-type")?.includes("json");
      return readable ? await answer.json() : location.reload();
    } catch {
      offline(true);
      await wait(pause);
    }
  }
}

async function visit(url, body) {
  const news = await ask(url, body);
  if (!news) return;
  if (!news.parts) {
    // An accepted answer comes back with the news; if they fail to come, they are fetched.
    for (let tries = 30; tries && +main.dataset.seq < news.seq; tries--) await wait(40);
    return +main.dataset.seq >= news.seq || visit(location.href);
  }
  show(news);
  $("#ui-panel .hint")?.scrollIntoView({ block: "nearest" });
  if ($("#ui-notice").textContent) say($("#ui-notice").textContent);
  if (news.url === location.pathname + location.search) return;
  history.replaceState(null, "", news.url);
  listen();
}

// News as they come

let source = null;

function banner(id, is) {
  if ($(id).hidden === is) say(is ? $(id).textContent : "");
  $(id).hidden = !is;
}
const offline = (is) => banner("#ui-offline", is);
const crowded = (is) => banner("#ui-crowded", is);

// Was the line refused because too many are open? Only those who ask outright are told.
async function isCrowded(url) {
  const stop = new AbortController();
  try {
    return (await fetch(url, { signal: stop.signal })).status === 429;
  } catch {
    return false;
  } finally {
    stop.abort();
  }
}

function listen() {
  source?.close();
  const url = new URL(location.pathname + "/live" + location.search, location.origin);
  url.searchParams.set("have", main.dataset.stamp);
  source = new EventSource(url);
  source.addEventListener("open", () => (offline(false), crowded(false)));
  source.addEventListener("parts", (event) => show(JSON.parse(event.data)));
  source.addEventListener("gone", () => location.reload());
  source.addEventListener("error", async ({ target }) => {
    const full = target.readyState === EventSource.CLOSED && (await isCrowded(target.url));
    if (target !== source) return;
    offline(!full);
    crowded(full);
    await wait(full ? 30000 : 3000);
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
  const button = event.submitter;
  if (form.dataset.quiet === undefined) return;
  event.preventDefault();
  if (button?.ariaDisabled === "true")
    return say(document.getElementById(button.getAttribute("aria-describedby")).textContent);
  const answer = `${form.action} ${form.elements.seq?.value}`;
  if (answer === underway) return;
  if (button?.dataset.confirm && !(await agreed(button.dataset.confirm))) return;
  underway = answer;
  main.classList.add("busy");
  await visit(form.action, sent(form, button));
  if (form.dataset.reset !== undefined) form.reset();
  if (answer !== underway) return;
  underway = "";
  main.classList.remove("busy");
});

// Something on the board: its one choice, or a menu of several.
addEventListener("choose", ({ detail: { noun, title, from } }) => {
  const found = $$("#ui-choices button").filter((button) => button.dataset.noun === noun);
  if (found.length < 2) return found[0]?.click();
  const menu = $("#ui-menu");
  $("h2", menu).textContent = title;
  const twins = found.map((button) => {
    const twin = Object.assign(button.cloneNode(true), { type: "button" });
    twin.removeAttribute("id");
    twin.addEventListener("click", () => (menu.close(), button.click()));
    return twin;
  });
  $(".choices", menu).replaceChildren(...twins);
  menu.showModal();
  beside(menu, from);
});

let typed = "";
let timer = 0;

onKey((key) => {
  const buttons = $$("#ui-choices button");
  if (key === "q") $("#ui-question").focus();
  if (!/^[0-9]$/.test(key) || (!typed && key === "0") || !buttons.length) return;
  typed += key;
  clearTimeout(timer);
  const go = () => (buttons[+typed - 1]?.click(), (typed = ""));
  if (+typed * 10 > buttons.length) return go();
  timer = setTimeout(go, 700);
});

// Links that only change what is shown, tabs, the slider, notes, another width

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
  $(link.hash)?.setAttribute("open", "");
  scrollTo(0, 0);
});

let later = 0;

addEventListener("input", ({ target }) => {
  const form = target.closest("[data-autosave], .slider");
  if (!form) return;
  clearTimeout(later);
  if (target.id !== "ui-at") return void (later = setTimeout(() => ask(form.action, sent(form)), 800));
  const query = sent(form);
  if (target.value === target.max) query.delete("at");
  later = setTimeout(() => visit(`${form.action}?${query}`), 120);
});

function relay() {
  if (layout() === main.dataset.layout) return;
  main.dataset.layout = layout();
  return visit(location.href).then(listen).then(() => settle(true));
}
addEventListener("resize", relay);

document.documentElement.classList.add("script");
if (!relay()) listen();
settle(true);

// The table: news are morphed in place; forms and links go through the same door.

import { $, $$, layout, onKey } from "./page.js";
import { bringIntoSight, markMat, openShown } from "./board.js";
import { announce, follow } from "./live.js";
import { unpack } from "./pieces.js";
import { replay, stop } from "./replay.js";
import { persist } from "./requests.js";
import { fillFolds, firstTab, keepEnds, keepsSteps } from "./tabs.js";
import { choices, hide, refresh } from "./what.js";
import { callTo } from "./turns.js";
import "./pointing.js";
import "./presence.js";
import { tick } from "./clocks.js";

const main = $("#ui-main");
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const say = (text) => ($("#ui-said").textContent = text);
const sent = (form, button) => new URLSearchParams(new FormData(form, button));
const callbacks = {
  // Whether something is folded is the reader's business, as is what is pointed at.
  beforeAttributeUpdated: (name, node) => !(name === "open" && node.tagName === "DETAILS"),
  beforeNodeMorphed: (old, fresh) => old.id !== "ui-what" && !keepsSteps(old, fresh),
};
const ignoreActiveValue = () => !!document.activeElement?.matches("input, textarea, select");

function put(parts) {
  for (const [name, html] of Object.entries(parts))
    Idiomorph.morph($(`#ui-${name}`), html.trim(), { ignoreActiveValue: ignoreActiveValue(), callbacks });
}

const waiting = new Set(); // who waits for a position to be shown

// Put fresh parts in the place of the old ones; older news than what is shown are dropped.
function show(news) {
  if (news.seq < +main.dataset.seq) return;
  stop();
  const before = asked();
  const held = document.activeElement?.closest("#ui-panel, .place");
  const keep = keepEnds();
  put(news.parts);
  Object.assign(main.dataset, { seq: news.seq, stamp: news.stamp });
  if (held && (document.activeElement === document.body || !document.activeElement.isConnected))
    $("#ui-question").focus({ preventScroll: true });
  keep();
  settle(before !== asked());
  for (const done of waiting) done();
  announce();
}

const asked = () => `${$("#ui-panel").dataset.posed} ${$("#ui-question").textContent} ${$(".card-text")?.textContent}`;

function settle(fresh) {
  refresh();
  tick();
  fillFolds();
  markMat();
  $("[data-fold]").ariaExpanded = String(main.dataset.folded === undefined);
  callTo({ mine: !!$(".panel.mine") });
  $(".hinted")?.closest("details")?.setAttribute("open", "");
  if (!fresh) return;
  $("#ui-list").scrollTop = 0;
  const [hand, held] = [$("#ui-strip .hand"), $("#ui-strip .lit")];
  if (held) hand.scrollTo(held.offsetLeft - 40, held.offsetTop - 9); // from the edge of the hand
  openShown();
  bringIntoSight();
}

// An accepted answer comes back with the news; if they fail to come, they are fetched.
async function reached(seq) {
  const late = wait(1500);
  while (+main.dataset.seq < seq) {
    let done;
    const news = new Promise((resolve) => waiting.add((done = resolve)));
    const first = await Promise.race([news.then(() => true), late.then(() => false)]);
    waiting.delete(done);
    if (!first) return false;
  }
  return true;
}

// A request for parts; the page is read anew where the answer is something else.
const ask = (url, body) =>
  persist(url, { method: body ? "POST" : "GET", body, headers: { "x-parts": "1" } }, (answer) => {
    const readable = answer.ok && answer.headers.get("content-type")?.includes("json");
    return readable ? answer.json() : location.reload();
  });

let latest = 0; // of several requests under way, only the last one's parts are fresh for sure

async function visit(url, body) {
  const number = ++latest;
  const news = await ask(url, body);
  if (!news) return;
  if (!news.parts) return (await reached(news.seq)) || visit(location.href);
  if (number !== latest) return;
  show(news);
  if ($("#ui-notice").textContent) say($("#ui-notice").textContent);
  if (news.url === location.pathname + location.search) return;
  history.replaceState(null, "", news.url);
  announce();
}

// News as they come

const SHOWN = ["seat", "at", "card", "plan"]; // what of the address says what is shown

// The window's own layout and language: other windows may have others.
function topic() {
  const query = new URLSearchParams(location.search);
  for (const key of [...query.keys()]) if (!SHOWN.includes(key)) query.delete(key);
  query.set("lang", document.documentElement.lang);
  query.set("layout", main.dataset.layout);
  return `${location.pathname}/live?${query}`;
}

function hear(event) {
  const news = unpack(event);
  if (news) show(news);
  else visit(location.href).then(() => announce("now"));
}

// Choices, by button, by number, by the board

let underway = ""; // a double click is one answer

async function agreed({ label, title, confirm }) {
  const dialog = $("#ui-confirm");
  $("h2", dialog).textContent = label ?? title ?? "";
  $("p", dialog).textContent = confirm;
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
  const { seq, card } = form.elements;
  const answer = `${form.action} ${seq?.value ?? `${card?.value} ${button?.value}`}`;
  if (answer === underway) return;
  if (button?.dataset.confirm && !(await agreed(button.dataset))) return;
  underway = answer;
  hide();
  main.classList.add("busy");
  await visit(form.action, sent(form, button));
  if (form.dataset.reset !== undefined) form.reset();
  if (answer !== underway) return;
  underway = "";
  main.classList.remove("busy");
});

// Something on the board: its one choice, or a menu of several.
addEventListener("choose", ({ detail: { noun, title, from } }) => {
  const found = choices(noun);
  if (found.length < 2) return found[0]?.click();
  const menu = $("#ui-menu");
  $("h2", menu).textContent = title;
  const twins = found.map((button, at) => {
    const twin = Object.assign(button.cloneNode(true), { type: "button" });
    twin.removeAttribute("id");
    twin.removeAttribute("name");
    $("kbd", twin).textContent = at + 1;
    twin.addEventListener("click", () => (menu.close(), button.click()));
    return twin;
  });
  $(".choices", menu).replaceChildren(...twins);
  menu.showModal();
  beside(menu, from.getBoundingClientRect());
});

// Puts a box beside a thing, rather than over its neighbours: to the right, or to the left.
function beside(box, { left, right, top }) {
  const { width, height } = box.getBoundingClientRect();
  const across = right + 16 + width < innerWidth ? right + 16 : left - width - 16;
  box.style.left = `${Math.max(8, Math.min(across, innerWidth - width - 8))}px`;
  box.style.top = `${Math.max(8, Math.min(top, innerHeight - height - 8))}px`;
}

let typed = "";
let timer = 0;

function type(key, buttons) {
  if (!/^[0-9]$/.test(key) || (!typed && key === "0") || !buttons.length) return;
  typed += key;
  clearTimeout(timer);
  const go = () => (buttons[+typed - 1]?.click(), (typed = ""));
  if (+typed * 10 > buttons.length) return go();
  timer = setTimeout(go, 700);
}

onKey((key) => {
  if (key === "q") $("#ui-question").focus();
  type(key, $$(".predict [data-number]").length ? $$(".predict [data-number]") : choices());
});
onKey((key) => $("#ui-menu").open && type(key, $$("#ui-menu .choices button")), false);

// Links that only change what is shown, turns once more, the slider, notes, another width

addEventListener("click", (event) => {
  const again = event.target.closest("[data-replay]");
  if (again) return replay(again.dataset.replay, put, () => visit(location.href));
  if (event.target.closest("[data-fold]")) {
    main.toggleAttribute("data-folded");
    return settle(false);
  }
  const link = event.target.closest("a[data-visit]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  return visit(link.href);
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
  main.ariaBusy = "true"; // everything is about to move
  return visit(location.href).then(() => settle(true)).finally(() => (main.ariaBusy = "false"));
}
addEventListener("resize", relay);

document.documentElement.classList.add("script");
firstTab();
follow({ topic, have: () => main.dataset.stamp, parts: hear, turns: callTo, gone: () => location.reload() });
relay();
settle(true);

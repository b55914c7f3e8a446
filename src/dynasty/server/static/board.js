// The board: pointing at things, why not, going around by keys, zoom.

import { $, $$, beside, onKey } from "./page.js";

const bubble = $("#ui-bubble");
const viewport = $("#ui-viewport");
const main = $("#ui-main");
const named = (thing) => $(":scope > title", thing)?.textContent || thing.dataset.title || "";
const thingAt = (target) => target.closest?.("#ui-board .noun, #ui-panel [data-noun]");

// After news: what is explained is explained anew while it is there; something that glows is in view.
export function settle(fresh) {
  if (explained && !explained.isConnected) hide();
  else if (!bubble.hidden) explain(explained, pinned, false);
  $("[data-fold]").ariaExpanded = String(main.dataset.folded === undefined);
  document.title = document.title.replace(/^(● )?/, $(".panel.mine") ? "● " : "");
  const lit = $$("#ui-board .lit").map((thing) => [thing, thing.getBoundingClientRect()]);
  if (!fresh || !lit.length) return;
  const frame = viewport.getBoundingClientRect();
  const panel = $("#ui-panel").getBoundingClientRect();
  const floor = Math.min(frame.bottom, panel.left < frame.right ? panel.top : innerHeight) + 1;
  if (lit.some(([, { top, bottom }]) => top >= Math.max(0, frame.top - 1) && bottom <= floor)) return;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  lit[0][0].scrollIntoView({ block: "center", behavior: still ? "auto" : "smooth" });
}

// Pointing at a button lights the thing on the board, and the reverse.
function light(from) {
  $$(".pointed").forEach((e) => e.classList.remove("pointed"));
  const other = from?.closest("#ui-board") ? "#ui-panel" : "#ui-board";
  for (const twin of from ? $$(`${other} [data-noun="${CSS.escape(from.dataset.noun)}"]`) : [])
    twin.classList.add("pointed");
}

let delay = 0;
let pinned = false;
let explained = null;

function hide() {
  clearTimeout(delay);
  bubble.hidden = true;
  pinned = false;
  explained = null;
}

// What a thing is; if it cannot be chosen, why not.
async function explain(thing, pin, aloud = pin) {
  if (!thing.isConnected) return; // news came while the pointer rested
  const { seat, table } = main.dataset;
  const query = new URLSearchParams({ noun: thing.dataset.noun, seat });
  explained = thing;
  const answer = seat < 0 ? null : await fetch(`/api/tables/${table}/reasons?${query}`);
  const found = answer?.ok ? await answer.json() : [];
  if (explained !== thing) return; // the pointer went on
  const make = (tag, given) => Object.assign(document.createElement(tag), given);
  const lines = found.map(({ legal, text, rule }) => {
    const line = make("li", { className: legal ? "yes" : "no", textContent: `${text} ` });
    const href = `${$("[data-rules]").href}#${rule}`;
    if (rule) line.append(make("a", { className: "rule", href, textContent: rule }));
    return line;
  });
  $("strong", bubble).textContent = named(thing) || thing.textContent;
  $("ul", bubble).replaceChildren(...lines);
  bubble.hidden = false;
  pinned = pin;
  beside(bubble, thing.getBoundingClientRect());
  if (aloud) $("#ui-said").textContent = bubble.textContent;
}

let clicked = [-9, -9];
const rests = ({ clientX, clientY }) => Math.hypot(clientX - clicked[0], clientY - clicked[1]) < 2;

// What comes to lie under a pointer that rests where it clicked was not pointed at.
addEventListener("pointerover", (event) => {
  const { target, pointerType } = event;
  clearTimeout(delay);
  if (target.closest?.("#ui-bubble")) return;
  const thing = thingAt(target);
  light(thing);
  if (pinned || pointerType === "touch" || rests(event)) return;
  if (!thing || thing.closest("#ui-choices"))
    return void (delay = setTimeout(() => explained?.matches(":focus") || hide(), 250));
  const title = $(":scope > title", thing);
  if (title) (thing.dataset.title = title.textContent), title.remove(); // no second tip by the browser
  delay = setTimeout(() => explain(thing, false), 350);
});

addEventListener("focusin", ({ target }) => {
  const thing = thingAt(target);
  light(thing);
  if (thing?.matches(".grey, .noun") && thing.matches(":focus-visible")) explain(thing, false, true);
});

let pressed = 0;

addEventListener("pointerdown", ({ target, pointerType, clientX, clientY }) => {
  const thing = thingAt(target);
  clicked = [clientX, clientY]; // not at the click: a button that a script presses has no place
  if (thing && pointerType === "touch") pressed = setTimeout(() => explain(thing, true), 550);
});
for (const end of ["pointerup", "pointercancel", "scroll"])
  addEventListener(end, () => clearTimeout(pressed), true);
viewport.addEventListener("contextmenu", (event) => thingAt(event.target) && event.preventDefault());

function use(thing) {
  if (!thing.classList.contains("lit")) return explain(thing, true);
  hide();
  const detail = { noun: thing.dataset.noun, title: named(thing), from: thing.getBoundingClientRect() };
  dispatchEvent(new CustomEvent("choose", { detail }));
}

addEventListener("click", ({ target }) => {
  const thing = thingAt(target);
  if (thing && !thing.closest("#ui-choices") && !dragged) use(thing);
  else if (!target.closest("#ui-bubble")) hide();
});

// Keys: b goes to the board, arrows go from thing to thing, Enter uses one.

function go(thing) {
  if (!thing.hasAttribute("tabindex")) thing.setAttribute("tabindex", "-1");
  thing.focus();
  thing.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}

function middle(thing) {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

function nearest(from, [dx, dy]) {
  const [x, y] = middle(from);
  const far = (thing) => {
    const [a, b] = middle(thing);
    const along = (a - x) * dx + (b - y) * dy;
    return along > 2 ? along + 2.5 * (Math.abs((a - x) * dy) + Math.abs((b - y) * dx)) : Infinity;
  };
  const found = $$("#ui-board .noun").map((thing) => [far(thing), thing]);
  const [least, thing] = found.reduce((best, one) => (one[0] < best[0] ? one : best));
  return least < Infinity ? thing : from;
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

onKey((key) => key === "b" && go($("#ui-board .lit") ?? $("#ui-board .noun")));
onKey((key) => {
  if (key === "Escape") hide();
  const thing = document.activeElement?.closest?.("#ui-board .noun");
  if (thing && ARROWS[key]) return go(nearest(thing, ARROWS[key]));
  if (thing && (key === "Enter" || key === " ")) return use(thing), true;
}, false);

// Zoom and pan

let zoom = 1;
let dragged = false;
let grip = null;

function scale(factor, x = 0.5, y = 0.5) {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = viewport;
  const before = zoom;
  zoom = Math.max(0.3, Math.min(5, zoom * factor));
  $("#ui-board").style.setProperty("--zoom", zoom);
  viewport.scrollLeft = ((scrollLeft + clientWidth * x) * zoom) / before - clientWidth * x;
  viewport.scrollTop = ((scrollTop + clientHeight * y) * zoom) / before - clientHeight * y;
}

// The common board as wide as there is room; once it is, so that all of it is in view.
function fit() {
  const { width, height } = $("#ui-common .scene").viewBox.baseVal;
  const whole = (viewport.clientHeight * width) / (viewport.clientWidth * height);
  scale((zoom === 1 ? whole : 1) / zoom, 0.5, 0);
}

for (const button of $$("[data-zoom]"))
  button.addEventListener("click", () => (+button.dataset.zoom ? scale(+button.dataset.zoom) : fit()));

viewport.addEventListener("wheel", (event) => {
  if (!event.ctrlKey) return;
  event.preventDefault();
  const { left, top, width, height } = viewport.getBoundingClientRect();
  const factor = Math.exp(-event.deltaY / 400);
  scale(factor, (event.clientX - left) / width, (event.clientY - top) / height);
}, { passive: false });

viewport.addEventListener("pointerdown", ({ pointerType, button, clientX, clientY }) => {
  dragged = false;
  if (pointerType !== "touch" && button === 0)
    grip = [clientX + viewport.scrollLeft, clientY + viewport.scrollTop, clientX, clientY];
});
addEventListener("pointermove", ({ clientX, clientY }) => {
  if (!grip) return;
  dragged ||= Math.abs(clientX - grip[2]) + Math.abs(clientY - grip[3]) > 6;
  if (dragged) viewport.scrollTo(grip[0] - clientX, grip[1] - clientY);
});
addEventListener("pointerup", () => (grip = null));

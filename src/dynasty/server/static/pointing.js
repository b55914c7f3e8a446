// Pointing at things and choices: by mouse, finger and keys.

import { $, $$, onKey } from "./page.js";
import { choices, explain, hide, isExplained, isPinned } from "./what.js";

const THINGS = "#ui-board .noun, #ui-mats .noun, #ui-strip .noun, #ui-panel [data-noun], #ui-panel button[name=choice]";
const thingAt = (target) => target.closest?.(THINGS);
const isLit = (thing) => thing?.classList.contains("lit");
const isButton = (thing) => thing.name === "choice";

// What the pointer means: a lit place, also where something that is not lit is drawn above it.
function thingUnder({ target, clientX, clientY }) {
  const thing = thingAt(target);
  const picture = target.closest?.(".scene");
  if (!picture || isLit(thing)) return thing;
  const under = document.elementsFromPoint(clientX, clientY).map((e) => e.closest(".noun.lit"));
  return under.find((lit) => lit && picture.contains(lit)) ?? thing;
}

const board = "#ui-common .noun, #ui-mats .open .noun, #ui-strip .noun";

// Pointing at one lights the others that mean the same.
function light(from) {
  $$(".pointed").forEach((e) => e.classList.remove("pointed"));
  const noun = from?.dataset.noun;
  const other = from?.closest("#ui-panel") ? ".place" : "#ui-panel";
  for (const twin of noun ? $$(`${other} [data-noun="${CSS.escape(noun)}"]`) : [])
    twin.classList.add("pointed");
}

let delay = 0;
let at = [-9, -9]; // where the pointer is
let rested = null; // where it was when something was chosen; what comes to lie there was not pointed at

function rest(is) {
  rested = is ? at : null;
  document.body.toggleAttribute("data-resting", is);
}

let meant = null; // what the pointer was last seen to mean

function over(event) {
  const { target, pointerType } = event;
  clearTimeout(delay);
  if (target.closest?.("#ui-what")) return;
  const thing = (meant = thingUnder(event));
  document.body.toggleAttribute("data-over-lit", !!isLit(thing));
  light(rested ? null : thing);
  if (isPinned() || pointerType === "touch" || rested) return;
  if (isExplained(thing)) return;
  if (!thing) return void (delay = setTimeout(() => isExplained(document.activeElement) || hide(), 250));
  const title = $(":scope > title", thing);
  if (title) (thing.dataset.title = title.textContent), title.remove(); // no second tip by the browser
  delay = setTimeout(() => explain(thing), isButton(thing) ? 160 : 350);
}

addEventListener("pointerover", over);
addEventListener("pointermove", (event) => {
  at = [event.clientX, event.clientY];
  if (!rested) return void (thingUnder(event) === meant || over(event));
  if (Math.hypot(at[0] - rested[0], at[1] - rested[1]) < 2) return;
  rest(false);
  over(event);
});
addEventListener("keydown", () => rest(true));

addEventListener("focusin", ({ target }) => {
  const thing = thingAt(target);
  light(thing);
  if (thing?.matches(":focus-visible")) explain(thing, false, true);
});

let pressed = 0;
let held = false; // a long press explains and chooses nothing

addEventListener("pointerdown", ({ target, pointerType, clientX, clientY }) => {
  const thing = thingAt(target);
  at = [clientX, clientY]; // not at the click: a button that a script presses has no place
  rest(true);
  held = false;
  clearTimeout(delay);
  if (thing && pointerType === "touch")
    pressed = setTimeout(() => ((held = true), light(thing), explain(thing, true)), 550);
});
for (const end of ["pointerup", "pointercancel", "scroll"])
  addEventListener(end, () => clearTimeout(pressed), true);
addEventListener("contextmenu", (event) => held && event.preventDefault());
addEventListener("click", (event) => {
  if (!held) return;
  held = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

function use(thing) {
  if (!isLit(thing) || !choices(thing.dataset.noun).length) return explain(thing, true);
  hide();
  const title = thing.dataset.title || $(":scope > title", thing)?.textContent || $("strong", thing)?.textContent;
  dispatchEvent(new CustomEvent("choose", { detail: { noun: thing.dataset.noun, title, from: thing } }));
}

let dragged = false;
addEventListener("dragged", ({ detail }) => (dragged = detail));

addEventListener("click", (event) => {
  const { target } = event;
  const thing = thingUnder(event);
  if (thing && !isButton(thing) && !dragged) use(thing);
  else if (!target.closest("#ui-what")) hide();
});

// Keys: b goes to the board, arrows go from thing to thing, Enter uses one.

function go(thing) {
  if (!thing.hasAttribute("tabindex") && thing.tagName !== "BUTTON") thing.setAttribute("tabindex", "-1");
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
  const found = $$(board).map((thing) => [far(thing), thing]);
  const [least, thing] = found.reduce((best, one) => (one[0] < best[0] ? one : best));
  return least < Infinity ? thing : from;
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

onKey((key) => key === "b" && go($$(board).find(isLit) ?? $("#ui-common .noun")));
onKey((key) => {
  if (key === "Escape") clearTimeout(delay), hide();
  const thing = document.activeElement?.closest?.(board);
  if (thing && ARROWS[key]) return go(nearest(thing, ARROWS[key]));
  if (thing && thing.tagName !== "BUTTON" && (key === "Enter" || key === " ")) return use(thing), true;
}, false);

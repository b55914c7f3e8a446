// The board: pointing at things, why not, going around by keys, zoom.

import { $, $$, typing } from "./page.js";

const bubble = $("#ui-bubble");
const viewport = $("#ui-viewport");
const main = $("#ui-main");
const named = (thing) => $(":scope > title", thing)?.textContent || thing.dataset.title || "";

// Pointing at a button lights the thing on the board, and the reverse.
function light(from) {
  $$(".pointed").forEach((e) => e.classList.remove("pointed"));
  if (!from) return;
  const other = from.closest("#ui-board") ? "#ui-panel" : "#ui-board";
  for (const twin of $$(`${other} [data-noun="${CSS.escape(from.dataset.noun)}"]`))
    twin.classList.add("pointed");
}

let pinned = false;
let delay = 0;

export function settle(fresh) {
  hide();
  $("[data-fold]").ariaExpanded = String(main.dataset.folded === undefined);
  document.title = document.title.replace(/^(● )?/, $(".panel.mine") ? "● " : "");
  const lit = $$("#ui-board .lit");
  if (!fresh || !lit.length || main.dataset.layout !== "narrow") return;
  const low = $("#ui-panel").getBoundingClientRect().top;
  const seen = ({ top, bottom }) => top >= 0 && bottom <= low;
  if (!lit.some((e) => seen(e.getBoundingClientRect())))
    lit[0].scrollIntoView({ block: "center", behavior: "smooth" });
}

function hide() {
  clearTimeout(delay);
  bubble.hidden = true;
  pinned = false;
}

const known = new Map();

async function reasons(noun) {
  const seat = main.dataset.seat;
  if (seat < 0) return [];
  const key = `${main.dataset.stamp} ${noun}`;
  if (!known.has(key)) {
    const query = new URLSearchParams({ noun, seat });
    const answer = await fetch(`/api/tables/${main.dataset.table}/reasons?${query}`);
    known.set(key, answer.ok ? await answer.json() : []);
  }
  return known.get(key);
}

// What a thing is; if it cannot be chosen, why not.
async function explain(thing, pin, aloud = pin) {
  const rules = $("[data-rules]").href;
  const title = named(thing) || thing.textContent;
  const found = await reasons(thing.dataset.noun);
  const lines = found.map((reason) => {
    const line = document.createElement("li");
    line.className = reason.legal ? "yes" : "no";
    line.textContent = reason.text + " ";
    if (reason.rule) {
      const link = Object.assign(document.createElement("a"), {
        className: "rule", href: `${rules}#${reason.rule}`, textContent: reason.rule,
      });
      link.dataset.rule = reason.rule;
      line.append(link);
    }
    return line;
  });
  $("strong", bubble).textContent = title;
  $("ul", bubble).replaceChildren(...lines);
  bubble.hidden = false;
  pinned = pin;
  const { left, top, bottom } = thing.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const below = bottom + 8 + height < innerHeight;
  Object.assign(bubble.style, {
    left: `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`,
    top: `${below ? bottom + 8 : Math.max(8, top - height - 8)}px`,
  });
  if (aloud) $("#ui-said").textContent = bubble.textContent;
}

const thingAt = (target) => target.closest?.("#ui-board .noun, #ui-panel [data-noun]");

addEventListener("pointerover", ({ target, pointerType }) => {
  const thing = thingAt(target);
  if (target.closest?.("#ui-bubble")) return clearTimeout(delay);
  light(thing);
  clearTimeout(delay);
  if (pinned || pointerType === "touch") return;
  if (!thing || thing.closest("#ui-choices")) return void (delay = setTimeout(hide, 250));
  const title = $(":scope > title", thing);
  if (title) (thing.dataset.title = title.textContent), title.remove(); // no second tip by the browser
  delay = setTimeout(() => explain(thing, false), 350);
});

let pressed = 0;

addEventListener("pointerdown", ({ target, pointerType }) => {
  const thing = thingAt(target);
  clearTimeout(pressed);
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

addEventListener("focusin", ({ target }) => {
  const thing = thingAt(target);
  light(thing);
  if (thing?.matches(".grey, .noun") && thing.matches(":focus-visible")) explain(thing, false, true);
});

// Keys: b goes to the board, arrows go from thing to thing, Enter uses one.

function go(thing) {
  if (!thing.hasAttribute("tabindex")) thing.setAttribute("tabindex", "-1");
  thing.focus();
  thing.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function nearest(from, dx, dy) {
  const middle = (e) => {
    const { left, top, width, height } = e.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const thing of $$("#ui-board .noun")) {
    const [a, b] = middle(thing);
    const along = (a - x) * dx + (b - y) * dy;
    const aside = Math.abs((a - x) * dy) + Math.abs((b - y) * dx);
    if (along > 2 && along + aside * 2.5 < least) [best, least] = [thing, along + aside * 2.5];
  }
  return best;
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || typing(event.target)) return;
  if (event.key === "Escape") hide();
  const thing = document.activeElement?.closest?.("#ui-board .noun");
  if (event.key === "b" && document.body.dataset.keys !== "off" && !$("dialog[open]:modal"))
    go($("#ui-board .lit") ?? $("#ui-board .noun"));
  else if (thing && ARROWS[event.key]) {
    const next = nearest(thing, ...ARROWS[event.key]);
    if (next) go(next);
  } else if (thing && (event.key === "Enter" || event.key === " ")) use(thing);
  else return;
  event.preventDefault();
});

// Zoom and pan

let zoom = 1;
let dragged = false;
let grip = null;

function scale(factor, x = 0.5, y = 0.5) {
  const before = zoom;
  zoom = factor ? Math.max(1, Math.min(5, zoom * factor)) : 1;
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = viewport;
  $("#ui-zoomed").style.setProperty("--zoom", zoom);
  viewport.scrollLeft = ((scrollLeft + clientWidth * x) * zoom) / before - clientWidth * x;
  viewport.scrollTop = ((scrollTop + clientHeight * y) * zoom) / before - clientHeight * y;
}

$$("[data-zoom]").forEach((b) => b.addEventListener("click", () => scale(+b.dataset.zoom)));

viewport.addEventListener("wheel", (event) => {
  if (!event.ctrlKey && !matchMedia("(min-width: 60rem)").matches) return;
  event.preventDefault();
  const { left, top, width, height } = viewport.getBoundingClientRect();
  const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height];
  scale(Math.exp(-event.deltaY / 400), x, y);
}, { passive: false });

viewport.addEventListener("pointerdown", (event) => {
  dragged = false;
  if (event.pointerType !== "touch" && event.button === 0)
    grip = [event.clientX, event.clientY, viewport.scrollLeft, viewport.scrollTop];
});
addEventListener("pointermove", (event) => {
  if (!grip) return;
  const [x, y] = [event.clientX - grip[0], event.clientY - grip[1]];
  if (Math.abs(x) + Math.abs(y) > 6) dragged = true;
  if (dragged) [viewport.scrollLeft, viewport.scrollTop] = [grip[2] - x, grip[3] - y];
});
addEventListener("pointerup", () => (grip = null));

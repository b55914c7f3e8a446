// The board in its pane: what is asked comes into sight; zoom and pan; the mats above the strip.

import { $, $$, isPhone } from "./page.js";

const viewport = $("#ui-viewport");
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// A new question: if what glows is out of sight, the board moves there, once; nothing else does.
// The end of the game is a scene at the top.
export function bringIntoSight() {
  if (!$("#ui-end").hidden) return (isPhone() ? window : viewport).scrollTo({ top: 0, behavior: "instant" });
  const shown = $$("#ui-common .outline"); // what a lesson points at comes first
  const lit = (shown.length ? shown : $$("#ui-common .lit")).map((thing) => thing.getBoundingClientRect());
  if (!lit.length || !$("#ui-common").checkVisibility()) return;
  const { top, bottom } = pane();
  const isSeen = (box) => box.top >= top - 1 && box.bottom <= bottom + 1;
  if (lit.every(isSeen)) return;
  const first = Math.min(...lit.map((box) => box.top));
  const last = Math.max(...lit.map((box) => box.bottom));
  const fits = last - first <= bottom - top - 16;
  if (!fits && lit.some(isSeen)) return;
  const centre = fits ? (first + last) / 2 : (lit[0].top + lit[0].bottom) / 2;
  const by = { top: centre - (top + bottom) / 2, behavior: still() ? "instant" : "smooth" };
  (isPhone() ? window : viewport).scrollBy(by);
}

// Where the board can be seen: on a phone between the strip and the question.
function pane() {
  if (!isPhone()) return viewport.getBoundingClientRect();
  return { top: $("#ui-strip").getBoundingClientRect().bottom, bottom: $("#ui-panel").getBoundingClientRect().top };
}

// Mats: one at a time, above the strip

let open = null;

export function showMat(seat) {
  open = seat === open ? null : seat;
  for (const mat of $$(".mat")) mat.classList.toggle("open", mat.dataset.of === open);
  markMat();
  if (open !== null) $("#ui-mats").scrollTop = 0;
}

// What a lesson points at and lies on a mat alone: that mat opens, and closes with the next card.
let opened = null;

export function openShown() {
  const mat = $("#ui-common .outline, #ui-strip .outline") ? null : ($(".mat .outline")?.closest(".mat").dataset.of ?? null);
  if (opened !== null && opened === open && opened !== mat) showMat(open);
  if (mat !== null && mat !== open) showMat(mat);
  opened = mat;
}

// Parts that came anew do not know which mat is open.
export function markMat() {
  for (const button of $$("[aria-controls=ui-mats]"))
    button.ariaExpanded = String(button.closest("[data-mat]").dataset.mat === open);
}

addEventListener("click", ({ target }) => {
  const owner = target.closest?.("[data-mat], #ui-strip");
  if (target.closest?.("[data-close]")) return showMat(open);
  if (owner && !target.closest(".noun")) showMat(owner.dataset.mat ?? $("[data-mat]", owner).dataset.mat);
});
addEventListener("keydown", ({ key }) => key === "Escape" && open !== null && showMat(open));

// Zoom and pan

let zoom = 1;
let grip = null;
let dragged = false;

function scale(factor, x = 0.5, y = 0.5) {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = viewport;
  const board = $("#ui-board");
  const before = zoom;
  zoom = Math.max(0.3, Math.min(5, zoom * factor));
  board.style.setProperty("--zoom", zoom);
  board.toggleAttribute("data-zoomed", zoom > 1);
  const left = ((scrollLeft + clientWidth * x) * zoom) / before - clientWidth * x;
  const top = ((scrollTop + clientHeight * y) * zoom) / before - clientHeight * y;
  viewport.scrollTo({ left, top, behavior: "instant" });
}

// The board as wide as its pane; once it is, so that all of it is in view.
function fit() {
  const { width, height } = $("#ui-common .scene").viewBox.baseVal;
  const across = $("#ui-board").offsetWidth / zoom;
  const whole = (viewport.clientHeight * width) / (across * height);
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

function drag(is) {
  if (dragged !== is) dispatchEvent(new CustomEvent("dragged", { detail: (dragged = is) }));
}

viewport.addEventListener("pointerdown", ({ pointerType, button, clientX, clientY }) => {
  drag(false);
  if (pointerType !== "touch" && button === 0)
    grip = [clientX + viewport.scrollLeft, clientY + viewport.scrollTop, clientX, clientY];
});
addEventListener("pointermove", ({ clientX, clientY }) => {
  if (!grip) return;
  if (Math.abs(clientX - grip[2]) + Math.abs(clientY - grip[3]) > 6) drag(true);
  if (dragged) viewport.scrollTo({ left: grip[0] - clientX, top: grip[1] - clientY, behavior: "instant" });
});
addEventListener("pointerup", () => (grip = null));

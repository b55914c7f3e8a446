// Clocks: the page counts down by itself; the server alone decides.

import { $, $$ } from "./page.js";

const main = $("#ui-main");
const ahead = Date.now() - +main.dataset.now; // of this machine's clock, compared with the server's
const UNITS = [["inDays", 86400000], ["inHours", 3600000], ["inMinutes", 60000]];
const two = (number) => String(number).padStart(2, "0");

function figure(left) {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return (hours ? `${hours}:${two(minutes)}` : minutes) + `:${two(seconds % 60)}`;
}

function inWords(left) {
  const [words, size] = UNITS.find(([, size]) => left >= 2 * size) ?? UNITS[2];
  return main.dataset[words].replace("#", Math.max(0, Math.floor(left / size)));
}

export function tick() {
  for (const face of $$("[data-due]")) {
    const left = +face.dataset.due - (Date.now() - ahead);
    const text = face.dataset.live === undefined ? inWords(left) : figure(left);
    if (face.textContent !== text) face.textContent = text;
    if (left < +face.dataset.tenth) face.parentElement.classList.add("low");
  }
}

if (main.dataset.now) {
  tick();
  setInterval(tick, 250);
}

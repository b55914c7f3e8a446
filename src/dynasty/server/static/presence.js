// Presence: while the page is in sight, it says how long ago its reader did something.

import { $ } from "./page.js";

const main = $("#ui-main");
const EACH = 60000; // milliseconds
let input = Date.now();

function beckon() {
  const visible = document.visibilityState === "visible";
  const idle = Math.round((Date.now() - input) / 1000);
  fetch(`/api/tables/${main.dataset.table}/presence`, {
    method: "POST",
    keepalive: true, // also from a page that is being left
    signal: AbortSignal.timeout(10000),
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ visible, idle }),
  }).catch(() => {}); // the next one says it again
}

// Whoever comes back after a while is here at once.
function note() {
  const before = input;
  input = Date.now();
  if (input - before > EACH) beckon();
}

if (main.dataset.held !== undefined) {
  for (const kind of ["pointermove", "pointerdown", "keydown", "wheel", "touchstart"])
    addEventListener(kind, note, { passive: true });
  addEventListener("visibilitychange", beckon);
  setInterval(() => document.visibilityState === "visible" && beckon(), EACH);
}

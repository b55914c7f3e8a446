// A turn once more on the board, step by step; anything else that happens ends it.

import { $ } from "./page.js";
import { attempt } from "./requests.js";

const PACE = 1100;
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
let run = 0;

export const stop = () => run++;

export async function replay(url, put, back) {
  const mine = ++run;
  const frames = (await attempt(url, (answer) => answer.json())) ?? [];
  for (const { parts, told } of frames) {
    if (run !== mine) return;
    put(parts);
    const box = $("#ui-what");
    $("strong", box).textContent = "";
    $("ul", box).innerHTML = told.map((line) => `<li>${line}</li>`).join("");
    box.hidden = !told.length;
    await wait(told.length ? PACE : PACE / 2);
  }
  if (run === mine) await back();
}

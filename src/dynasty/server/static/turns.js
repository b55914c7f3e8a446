// Which tables wait for the reader: in the title, in the icon, on the way to the next one.

import { $ } from "./page.js";

const table = $("main")?.dataset.table;
const icon = $("link[rel=icon]");
let others = +(document.title.match(/^\((\d+)\)/)?.[1] ?? 0); // tables that wait, besides this one
let mine = false; // this one does

// Without tables: how many wait is as it was.
export function callTo(tables, here = mine) {
  mine = here;
  if (tables) others = tables.filter((id) => id !== table).length;
  const plain = document.title.replace(/^(\(\d+\) )?(● )?/, "");
  document.title = `${others ? `(${others}) ` : ""}${mine ? "● " : ""}${plain}`;
  icon.href = `/static/${others || mine ? "icon-turn" : "icon"}.svg`;
  const next = $("[data-next]");
  if (!next) return;
  next.hidden = !others;
  $("[data-others]", next).textContent = others;
}

// The lobby fetches its list again when the turns are no longer those that it shows.
async function renew({ stamp, waiting }) {
  callTo(waiting);
  if (stamp === $("#ui-mine")?.dataset.stamp) return;
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const [old, fresh] = [$("#ui-mine"), $("#ui-mine", page)];
  if (!old || !fresh) return location.reload();
  const held = old.contains(document.activeElement) && document.activeElement.getAttribute("href");
  old.replaceWith(fresh);
  if (held) ($(`a[href="${CSS.escape(held)}"]`, fresh) ?? $("a", fresh))?.focus();
}

if ($("main.lobby")) {
  callTo();
  const source = new EventSource("/me/live");
  source.addEventListener("turns", ({ data }) => renew(JSON.parse(data)));
  addEventListener("pagehide", () => source.close());
  addEventListener("pageshow", (event) => event.persisted && location.reload());
}

// Which tables wait for the reader: in the title, in the icon, on the way to the next one.

import { alarm } from "./alarms.js";
import { follow } from "./live.js";
import { $ } from "./page.js";
import { offer } from "./push.js";
import { persist } from "./requests.js";

const table = $("main")?.dataset.table;
const icon = $("link[rel=icon]");
const known = { waiting: null, mine: false, unread: 0 }; // tables with people; this one; lines

// What changed of that.
export function callTo(change) {
  const fresh = known.waiting && change.waiting?.filter((id) => !known.waiting.includes(id));
  if (fresh?.some((id) => id !== table || document.hidden)) alarm();
  if (known.mine && change.mine === false) offer();
  Object.assign(known, change);
  const { waiting, mine, unread } = known;
  if (waiting === null) known.others = +(document.title.match(/^\((\d+)\)/)?.[1] ?? 0);
  else known.others = waiting.filter((id) => id !== table).length;
  const plain = document.title.replace(/^(\(\d+\) )?(● )?(✉\d+ )?/, "");
  const marks = [known.others && `(${known.others})`, mine && "●", unread && `✉${unread}`];
  document.title = [...marks.filter(Boolean), plain].join(" ");
  icon.href = `/static/${known.others || mine ? "icon-turn" : "icon"}.svg`;
  const next = $("[data-next]");
  if (!next) return;
  next.hidden = !known.others;
  $("[data-others]", next).textContent = known.others;
}

// The lobby fetches its list again when the turns are no longer those that it shows.
async function renew({ stamp, waiting }) {
  callTo({ waiting });
  $("main").dataset.waiting = waiting.length;
  if ($("main.me") || stamp === $("#ui-mine")?.dataset.stamp) return;
  const text = await persist(location.href, {}, (answer) => (answer.ok ? answer.text() : ""));
  if (!text) return;
  const page = new DOMParser().parseFromString(text, "text/html");
  const [old, fresh] = [$("#ui-mine"), $("#ui-mine", page)];
  if (!old || !fresh) return location.reload();
  const held = old.contains(document.activeElement) && document.activeElement.getAttribute("href");
  old.replaceWith(fresh);
  if (held) ($(`a[href="${CSS.escape(held)}"]`, fresh) ?? $("a", fresh))?.focus();
}

if ($("main:is(.lobby, .me)")) {
  callTo({});
  follow({ topic: () => "/me/live", have: () => "", turns: renew, gone: () => location.reload() });
}

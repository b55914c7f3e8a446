// Chat that is noticed: unread lines on the tab, and what is said beside its speaker for a while.

import { alarm } from "./alarms.js";
import { $, $$ } from "./page.js";
import { callTo } from "./turns.js";

const main = $("#ui-main");
const SHOWN = 6000; // milliseconds
const last = () => +$("#ui-chat").dataset.last;
let heard = last(); // the last line that this page has had
let told = 0; // the last line that the server knows to be read

// What others said since the reader last looked at the chat; whoever looks at it has read it.
export function markUnread() {
  const unread = +$("#ui-chat").dataset.unread;
  $(".tabs [data-tab=chat] .unread").textContent = unread || "";
  callTo({ unread });
  const fresh = $$("#ui-chat li[data-from]").filter((line) => +line.dataset.number > heard);
  fresh.forEach(show);
  if (document.hidden && fresh.some((line) => "named" in line.dataset)) alarm();
  heard = Math.max(heard, last());
  if (main.dataset.tab === "chat" && unread && document.visibilityState === "visible") read();
}

function read() {
  if (told >= last()) return;
  told = last();
  const form = $("#ui-read");
  fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)), headers: { "x-parts": "1" }, signal: AbortSignal.timeout(10000) }).catch(() => (told = 0));
}
addEventListener("visibilitychange", markUnread);

// A line beside its speaker's seat; on a phone, where seats are a tab of their own, at the top.
function show(line) {
  $("#ui-heard").textContent = line.textContent;
  if (main.dataset.tab === "chat" && document.visibilityState === "visible") return;
  const saying = Object.assign(document.createElement("p"), { className: "saying" });
  saying.append(...[...line.childNodes].map((node) => node.cloneNode(true)));
  const seat = $(`#ui-seats [data-mat="${line.dataset.from}"]`);
  if (seat?.checkVisibility()) {
    const { left, top } = seat.getBoundingClientRect();
    saying.style.insetInlineEnd = `${document.documentElement.clientWidth - left + 8}px`;
    saying.style.top = `${Math.max(8, top)}px`;
  }
  $("#ui-sayings").append(saying);
  setTimeout(() => saying.remove(), SHOWN);
}

// What a page follows: its events come from the hub of this browser, whose one connection serves all
// pages. Where there is no shared worker, one of the pages is the hub; where pages cannot speak to
// each other, each is its own while it is in sight.

import { Hub, LOST, randomName } from "./hub.js";
import { banner, offline } from "./requests.js";

const TICK = 700; // milliseconds
const page = document.documentElement;
const script = new URL(page.dataset.hub, location.href);
const isVisible = () => document.visibilityState === "visible";
const name = randomName();

let [up, down, hub, isAlone] = [null, null, null, false];
let worker = startWorker();
let leader = {}; // what the hub said last of itself
let signed = 0; // when that was; 0: no hub has spoken yet
let right = Date.now(); // when what is shown was last known to be right: the page has just come
const started = Date.now();
let followed = null;

function startWorker() {
  try {
    const found = new SharedWorker(script, { type: "module", name: "dynasty" });
    found.onerror = () => (worker = null);
    return found;
  } catch {
    return null; // this browser has none, or stores nothing here
  }
}

const channels = () => ["up", "down"].map((way) => new BroadcastChannel(`live ${way} ${script.search}`));

// Begin to follow: `topic` and `have` say what the page shows now; the others handle events.
export function follow({ topic, have, ...handlers }) {
  followed = { topic, have, handlers };
  try {
    [up, down] = channels();
    hub = new Hub(...channels());
  } catch {
    alone();
  }
  down.onmessage = ({ data }) => on[data.kind]?.(data);
  announce();
  setTimeout(tick, 300);
  setInterval(tick, TICK);
}

function alone() {
  const { port1, port2 } = new MessageChannel();
  [up, down, hub, isAlone] = [port1, port1, new Hub(port2, port2), true];
  const turn = () => (isVisible() ? hub.leads || hub.lead() : hub.rest());
  addEventListener("visibilitychange", turn);
  turn();
}

// Say what this page shows; after a change of what it follows, too.
export function announce(check = "") {
  const { topic, have } = followed;
  if (topic() !== followed.said) page.dataset.live = "";
  followed.said = topic();
  up.postMessage({ kind: "here", from: name, topic: followed.said, have: have(), check });
}

function know(isRight) {
  if (isRight) right = Date.now();
  page.dataset.live = isRight ? "right" : "unsure";
  offline("stream", !isRight);
}

const on = {
  lead: () => ((signed = Date.now()), announce()),
  over() {
    signed = 1;
    setTimeout(() => signed === 1 && claim(), (isVisible() ? 0 : 300) + 200 * Math.random());
  },
  sign(said) {
    [signed, leader] = [Date.now(), said];
    if (said.isRight === false || said.isBeat) know(said.isRight && !said.failed.has(name));
    if (!said.isBeat) return;
    banner("#ui-crowded", said.crowded.has(name));
    announce();
  },
  event({ name: kind, data, to, topic }) {
    if (to && (to !== name || topic !== followed.said)) return;
    signed = Date.now();
    followed.handlers[kind]?.(JSON.parse(data));
  },
};

// How long the hub may be silent before this page becomes the hub.
function patience() {
  if (!signed) return worker ? 5000 : 250;
  return leader.isWorker || !isVisible() ? LOST + 2000 : 1900;
}

function claim() {
  signed = Date.now();
  if (!isAlone && !hub.leads) hub.lead();
}

function tick() {
  const [silent, unsure] = [Date.now() - (signed || started), Date.now() - right > LOST + 1000];
  if (isVisible() && !leader.isWorker && silent > 500) up.postMessage({ kind: "ask" });
  if (silent > patience() || (unsure && isVisible() && leader.isHidden)) claim();
  if (unsure && isVisible()) know(false);
}

addEventListener("online", () => announce("now"));
addEventListener("visibilitychange", () => isVisible() && announce("late"));
addEventListener("pageshow", (event) => (event.persisted ? location.reload() : followed && announce("late")));
addEventListener("pagehide", () => {
  if (!followed) return;
  up.postMessage({ kind: "bye", from: name });
  hub.rest(true);
  for (const way of [up, down, hub.up, hub.down]) way.close();
});

// The hub: one connection carries the events of all open pages of this browser. It runs in a shared
// worker, or in one of the pages. Pages say what they follow ("here"); the hub hands them their
// events, and says after every heartbeat of the server whether what they show is right ("sign").

export const HEARTBEAT = 5000; // milliseconds, of the server
export const LOST = 2 * HEARTBEAT + 500; // without any event: the connection is dead
const OPENED = 5000; // within that time a connection has begun; longer after each failure
const FORGOTTEN = 12 * HEARTBEAT; // a page that answers no sign for so long has crashed or sleeps
const MAX_TOPICS = 40; // of a connection
const MAX_LENGTH = 280; // of a topic, without what the page shows: the server refuses longer ones
const [SOON, LATER] = [60, 3000]; // several changes of what is followed make one new connection
const [FIRST_RETRY, LAST_RETRY] = [400, 1500];
const REFUSED_RETRY = 30000;
const KINDS = ["parts", "turns", "changed", "gone", "crowded", "failed"];

export const randomName = () => Math.random().toString(36).slice(2, 12) + Math.random().toString(36).slice(2, 12);

export class Hub {
  constructor(up, down, isWorker = false) {
    Object.assign(this, { up, down, isWorker, leads: false, rank: "", source: null, former: null });
    this.name = randomName();
    this.pages = new Map(); // by name: what they follow and show, and when they last said so
    this.crowded = new Set(); // pages for which the server has no place
    this.failed = new Set(); // pages that the server cannot show as they are now
    this.isRight = null; // null: not known yet
    this.failures = 0; // since the last heartbeat that was right
    up.onmessage = ({ data }) => this[`on_${data.kind}`]?.(data);
  }

  // Of several hubs the one that began last leads: it has heard nothing of the others.
  lead() {
    this.leads = true;
    this.rank = `${Date.now()} ${this.name}`;
    this.isRight = null;
    this.clock ??= setInterval(() => this.tick(), 1000);
    this.sayLead();
  }

  sayLead() {
    for (const way of [this.up, this.down])
      way.postMessage({ kind: "lead", rank: this.rank });
  }

  // Stop; somebody else leads, or is asked to.
  rest(isOver = false) {
    if (this.leads && isOver) for (const way of [this.up, this.down]) way.postMessage({ kind: "over" });
    this.leads = false;
    clearInterval(this.clock);
    this.clock = null;
    this.close();
    this.pages.clear();
  }

  on_lead({ rank }) {
    if (!this.leads) return;
    if (rank > this.rank) this.rest();
    else this.sayLead();
  }

  on_over() {
    if (this.isWorker && !this.leads) this.lead();
  }

  on_ask() {
    if (this.leads) this.sign();
  }

  on_here({ from, topic, have, check }) {
    if (!this.leads) return;
    const now = Date.now();
    const isNew = this.pages.get(from)?.topic !== topic;
    this.pages.set(from, { topic, have, seen: now });
    const isLate = check === "late" && now - this.heard > HEARTBEAT + 1000;
    if (isNew) this.sign();
    if (isNew || isLate || check === "now") this.connectIn(SOON);
  }

  on_bye({ from }) {
    if (this.leads && this.pages.delete(from)) this.connectIn(LATER);
  }

  // The connection

  connectIn(pause) {
    const at = Date.now() + pause;
    if (this.timer && this.connectAt <= at) return;
    clearTimeout(this.timer);
    this.connectAt = at;
    this.timer = setTimeout(() => this.connect(), pause);
  }

  close() {
    clearTimeout(this.timer);
    this.timer = null;
    for (const old of [this.former, this.source]) old?.close();
    this.former = this.source = null;
  }

  // What the pages show goes along: the server compares, and sends what differs. The old connection
  // stays until then, so that the server need not draw again what it has drawn.
  connect() {
    clearTimeout(this.timer);
    this.timer = null;
    this.former?.close();
    this.former = this.source;
    if (!this.pages.size) return this.close();
    const fitting = [...this.pages].filter(([, { topic }]) => topic.length <= MAX_LENGTH);
    const pages = fitting.slice(-MAX_TOPICS);
    this.crowded = new Set(fitting.slice(0, -MAX_TOPICS).map(([name]) => name));
    this.failed = new Set([...this.pages.keys()].filter((name) => this.pages.get(name).topic.length > MAX_LENGTH));
    const query = new URLSearchParams({ hub: this.name });
    for (const [, { topic, have }] of pages)
      query.append("topic", `${topic}${topic.includes("?") ? "&" : "?"}have=${have}`);
    this.labels = pages.map(([name, { topic }]) => ({ name, topic }));
    this.count = 0;
    this.listen(new EventSource(`/live?${query}`));
  }

  listen(source) {
    this.source = source;
    this.heard = Date.now();
    this.patience = Math.min(OPENED + 1000 * this.failures, LOST);
    const on = (kind, handle) =>
      source.addEventListener(kind, ({ data }) => {
        if (source !== this.source) return;
        this.heard = Date.now();
        this.patience = LOST;
        handle(data);
      });
    on("open", () => {});
    on("heartbeat", (data) => this.beat(+data));
    for (const kind of KINDS) on(kind, (data) => this.pass(kind, data));
    source.addEventListener("error", () => source === this.source && this.fail());
  }

  // An event says in its first line whose it is.
  pass(kind, text) {
    this.count += 1;
    const end = text.indexOf("\n");
    const { name, topic } = this.labels[text.slice(0, end)] ?? {}; // none: it concerns all pages
    if (kind !== "crowded" && kind !== "failed")
      return this.down.postMessage({ kind: "event", name: kind, data: text.slice(end + 1), to: name, topic });
    this[kind].add(name);
    this.connectIn(REFUSED_RETRY);
  }

  // A heartbeat says how many events came before it: whether one was lost on the way.
  beat(count) {
    if (count !== this.count) return this.failures ? this.fail() : this.repair();
    this.former?.close();
    this.former = null;
    this.failures = 0;
    this.isRight = true;
    this.sign(true);
  }

  // Connect anew at once; if that does not help, with pauses.
  repair() {
    this.failures += 1;
    this.connectIn(0);
  }

  fail(pause = Math.min(FIRST_RETRY * 2 ** this.failures, LAST_RETRY) * (0.75 + Math.random() / 2)) {
    this.close();
    this.failures += 1;
    this.isRight = false;
    this.sign();
    this.connectIn(pause);
  }

  sign(isBeat = false) {
    const { isRight, isWorker, crowded, failed } = this;
    const isHidden = !isWorker && document.hidden; // then the browser slows its timers down
    this.down.postMessage({ kind: "sign", isRight, isBeat, isWorker, isHidden, crowded, failed });
  }

  tick() {
    const now = Date.now();
    if (this.source && now - this.heard > this.patience) this.fail(0);
    for (const [name, { seen }] of this.pages)
      if (now - seen > FORGOTTEN) this.on_bye({ from: name });
  }
}

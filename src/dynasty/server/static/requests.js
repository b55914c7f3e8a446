// Requests that end: each has a time limit; while none gets through, the page says so.

import { $ } from "./page.js";

const LIMIT = 10000; // milliseconds
const LAST_LIMIT = 30000; // of a request that was repeated, for a server that is slow
const SAID = 5000; // how long a failure is shown that is not repeated
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const reasons = new Set(); // why the page may not be right

export function banner(id, is) {
  const place = $(id);
  if (!place || place.hidden !== is) return;
  place.hidden = !is;
  const said = $("#ui-said");
  if (said) said.textContent = is ? place.textContent : "";
}

export function offline(reason, is) {
  if (is) reasons.add(reason);
  else reasons.delete(reason);
  banner("#ui-offline", reasons.size > 0);
}

const isPassing = ({ status }) => (status > 500 && status !== 507) || status === 429;

// Repeat a request until it gets through; the server tells a repeated one apart.
export async function persist(url, options, read) {
  const reason = {};
  for (let tries = 0; ; tries += 1) {
    const headers = { ...options.headers, ...(tries && { "x-again": "1" }) };
    const signal = AbortSignal.timeout(Math.min(LIMIT * (1 + tries / 2), LAST_LIMIT));
    try {
      const answer = await fetch(url, { ...options, headers, signal });
      if (isPassing(answer)) throw new Error();
      const found = await read(answer);
      offline(reason, false);
      return found;
    } catch {
      offline(reason, true);
      await wait(Math.min(500 * 2 ** tries, 2000));
    }
  }
}

// Ask once; null if no good answer comes in time.
export async function attempt(url, read) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(LIMIT) });
    return answer.ok ? await read(answer) : null;
  } catch {
    const reason = {};
    offline(reason, true);
    setTimeout(() => offline(reason, false), SAID);
    return null;
  }
}

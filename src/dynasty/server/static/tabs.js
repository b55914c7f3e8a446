// Tabs: newest last, scrolled to the end; what is unread has a mark; steps come when asked for.

import { $, $$, isPhone } from "./page.js";
import { attempt } from "./requests.js";
import { markUnread } from "./talk.js";

const main = $("#ui-main");
const leaves = $$("main .tab");
const END = 24; // as near to the end as that is at the end

export function open(name) {
  main.dataset.tab = name;
  for (const tab of $$(".tabs a")) tab.ariaCurrent = tab.dataset.tab === name ? "true" : null;
  for (const leaf of leaves) leaf.scrollTop = leaf.dataset.tab === "tools" ? 0 : leaf.scrollHeight;
  markUnread();
}

// Whoever reads the end of a list goes on reading its end: called before news, it says what to do after.
export function keepEnds() {
  const ended = leaves.filter((e) => e.scrollTop + e.clientHeight > e.scrollHeight - END);
  return () => {
    for (const leaf of ended) if (leaf.dataset.tab !== "tools") leaf.scrollTop = leaf.scrollHeight;
    markUnread();
  };
}

addEventListener("click", (event) => {
  const link = event.target.closest?.(".tabs a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  open(link.dataset.tab);
  const toEnd = ["log", "chat"].includes(link.dataset.tab);
  if (isPhone()) scrollTo(0, toEnd ? document.body.scrollHeight : 0);
  else if (link.dataset.tab === "chat") $("#ui-chat-text")?.focus();
});

// What an open fold tells is fetched when it is opened, and again where news took it away.
export async function fillFolds() {
  for (const fold of $$("details[open][data-steps]:not([data-loaded])")) {
    const { steps } = fold.dataset;
    fold.dataset.loaded = "";
    const text = await attempt(steps, (answer) => answer.text());
    const link = $(":scope > p", fold);
    if (text && link && fold.dataset.steps === steps) link.outerHTML = text;
  }
}
addEventListener("toggle", fillFolds, true);

// Steps that were fetched stay, unless the turn has gone on.
export const keepsSteps = (old, fresh) =>
  old.dataset?.loaded !== undefined && old.dataset.last === fresh.dataset?.last;

// The first tab of the window as it is: where it stands below the question, "since" is no tab.
export function firstTab() {
  const tabs = $$(".tabs a").filter((tab) => tab.checkVisibility());
  if (!tabs.some((tab) => tab.dataset.tab === main.dataset.tab)) open(tabs[0].dataset.tab);
  else open(main.dataset.tab);
}
addEventListener("resize", firstTab);

// What is pointed at: what it is, why not, or what would happen. One place says all of it.

import { $, $$, isPhone } from "./page.js";
import { attempt } from "./requests.js";

const main = $("#ui-main");
const box = () => $("#ui-what");
const make = (tag, given) => Object.assign(document.createElement(tag), given);
const named = (thing) =>
  $(":scope > title", thing)?.textContent || thing.dataset.title || $("strong", thing)?.textContent;

let explained = null;
let pinned = false;
const foreseen = new Map(); // what choices would do at the position shown

const inThought = () => !!$(".panel.planning");
export const isPinned = () => pinned;
export const isExplained = (thing) => explained === thing;
export const choices = (noun) =>
  $$("#ui-panel button[name=choice]").filter((button) => noun === undefined || button.dataset.noun === noun);

export function hide() {
  box().hidden = true;
  for (const changed of $$("[data-change]")) changed.removeAttribute("data-change");
  pinned = false;
  explained = null;
}

async function foresee(choice) {
  const { seq, table, seat } = main.dataset;
  const asked = `${seq} ${$("#ui-panel").dataset.posed} `; // a plan goes on while the table stands
  const key = asked + choice;
  if (!foreseen.has(key)) {
    for (const old of foreseen.keys()) if (!old.startsWith(asked)) foreseen.delete(old);
    const query = new URLSearchParams({ choice, seat, plan: inThought() });
    const found = await attempt(`/tables/${table}/what?${query}`, (answer) => answer.json());
    if (!found) return null; // the next time it is asked again
    foreseen.set(key, found);
  }
  const found = foreseen.get(key);
  return found.seq === +main.dataset.seq ? found : null;
}

async function reasons(noun) {
  const { table, seat } = main.dataset;
  if (seat < 0 || !noun) return [];
  const query = new URLSearchParams({ noun, seat, plan: inThought() });
  return (await attempt(`/api/tables/${table}/reasons?${query}`, (answer) => answer.json())) ?? [];
}

// What a thing is and does, and the rules that speak of it: the entry of the guide for its symbols.
async function entry(thing) {
  const { noun } = thing.dataset;
  if (!noun) return "";
  const symbols = new Set($$("use", thing).map((use) => use.getAttribute("href").replace("#symbol-", "")));
  const query = new URLSearchParams({ noun, symbols: [...symbols].join(" ").slice(0, 400), bare: true });
  const url = `${$("[data-rules]").href.replace(/rules$/, "things")}?${query}`;
  return (await attempt(url, (answer) => answer.text())) ?? "";
}

function reasonLine({ legal, text, rule }) {
  const line = make("li", { className: legal ? "yes" : "no", textContent: `${text} ` });
  const href = `${$("[data-rules]").href}#${rule}`;
  if (rule) line.append(make("a", { className: "rule", href, textContent: rule }));
  return line;
}

// Shows what a thing or a choice is about. A pinned explanation stays until something else is used.
export async function explain(thing, pin = false, aloud = pin) {
  if (!thing.isConnected) return; // news came while the pointer rested
  explained = thing;
  const found = thing.name === "choice" ? [thing] : thing.classList.contains("lit") ? choices(thing.dataset.noun) : [];
  const seen = found.length === 1 ? await foresee(found[0].value) : null;
  const lines = seen || found.length === 1 ? [] : (await reasons(thing.dataset.noun)).map(reasonLine);
  const told = pin && thing.name !== "choice" ? await entry(thing) : "";
  if (explained !== thing || !thing.isConnected) return; // the pointer went on
  hide();
  [explained, pinned] = [thing, pin];
  $("strong", box()).textContent = found.length === 1 ? found[0].dataset.label : named(thing) || thing.textContent;
  const list = $("ul", box());
  if (seen) list.innerHTML = seen.html;
  else list.replaceChildren(...lines);
  list.insertAdjacentHTML("beforeend", told);
  box().hidden = false;
  for (const [key, text] of Object.entries(seen?.changes ?? {}))
    for (const shown of $$(`[data-change-of="${key}"]`)) shown.dataset.change = text;
  makeRoom(thing);
  if (aloud) $("#ui-said").textContent = box().textContent;
}

// Below the choices; where that would hide some of them from whoever compares them, beside the panel.
function makeRoom(thing) {
  const panel = $("#ui-panel");
  const list = $("#ui-list");
  panel.classList.remove("crowded");
  Object.assign(box().style, { top: "", bottom: "" });
  const compared = $$(".choices button, .free > summary", list).filter((e) => e.checkVisibility());
  const end = list.getBoundingClientRect().bottom + 1;
  if (!list.contains(thing) || compared.every((e) => e.getBoundingClientRect().bottom <= end)) return;
  panel.classList.add("crowded");
  const place = panel.getBoundingClientRect();
  if (isPhone()) return void (box().style.bottom = `${innerHeight - place.top + 8}px`);
  const { height } = box().getBoundingClientRect();
  box().style.top = `${freeOf($$(".pointed .ring, .pointed.held"), thing.getBoundingClientRect().top, height)}px`;
}

// As near to a height as what is lit on the board lets it be.
function freeOf(things, wanted, height) {
  const { left, right } = box().getBoundingClientRect();
  const inWay = (top) => things.map((e) => e.getBoundingClientRect())
    .find((e) => e.right > left && e.left < right && e.bottom > top && e.top < top + height);
  const within = (top) => Math.max(60, Math.min(top, innerHeight - height - 90));
  const met = inWay(within(wanted));
  return within(!met ? wanted : met.top - height - 8 > 60 ? met.top - height - 8 : met.bottom + 8);
}

// After news: what is explained is explained anew while it is there.
export function refresh() {
  if (explained && !explained.isConnected) hide();
  else if (explained && !box().hidden) explain(explained, pinned, false);
}

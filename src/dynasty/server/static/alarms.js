// Notices of an open page: a tone and the browser's own notification, off until somebody asks.

import { $, $$ } from "./page.js";

const SOON = 2000; // milliseconds in which another open page has said it already
const isOn = (kind) => localStorage.getItem(`alarm-${kind}`) === "on";
const supported = () => isSecureContext && "Notification" in window;

// Two soft notes, made here: nothing is loaded.
function tone() {
  const audio = new AudioContext();
  for (const [at, pitch] of [[0, 660], [0.16, 880]]) {
    const [voice, volume] = [audio.createOscillator(), audio.createGain()];
    voice.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, audio.currentTime + at);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.3);
    voice.connect(volume).connect(audio.destination);
    voice.start(audio.currentTime + at);
    voice.stop(audio.currentTime + at + 0.3);
  }
}

// Somebody waits for the reader at a table that is not in sight. It tells no more than that.
export function alarm() {
  if (Date.now() - +(localStorage.getItem("alarm") ?? 0) < SOON) return;
  localStorage.setItem("alarm", Date.now());
  if (isOn("sound")) tone();
  if (!isOn("notify") || !supported() || Notification.permission !== "granted" || !document.hidden) return;
  const said = new Notification(document.documentElement.dataset.called, { tag: "turn", icon: "/static/icon-turn.svg" });
  said.onclick = () => (focus(), (location.href = "/next"));
}

// The switches, on the page of the reader.
const place = $("#ui-alarms");

function show() {
  for (const button of $$("[data-alarm]", place)) {
    const { alarm: kind } = button.dataset;
    const able = kind !== "notify" || (supported() && Notification.permission !== "denied");
    button.disabled = !able;
    button.ariaPressed = String(able && isOn(kind));
  }
  $("[data-why=address]", place).hidden = supported();
  $("[data-why=denied]", place).hidden = !supported() || Notification.permission !== "denied";
}

if (place) {
  place.hidden = false;
  show();
  place.addEventListener("click", async ({ target }) => {
    const kind = target.closest("[data-alarm]")?.dataset.alarm;
    if (!kind) return;
    const on = !isOn(kind);
    if (on && kind === "notify" && (await Notification.requestPermission()) !== "granted") return show();
    localStorage.setItem(`alarm-${kind}`, on ? "on" : "off");
    if (on && kind === "sound") tone();
    show();
  });
}

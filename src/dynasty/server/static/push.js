// Push: this browser is told of tables while no page is open, if its reader wants that.

import { $ } from "./page.js";

const ASKED = "push-asked"; // when the reader was asked at a table, and never again
const able = () => isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));

const known = async () => (await navigator.serviceWorker.getRegistration("/"))?.pushManager.getSubscription();

// The browser asks its reader; then the server is told where to send.
async function subscribe() {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = await (await fetch("/api/push")).json();
  const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  const { endpoint, keys } = (await pushManager.subscribe(options)).toJSON();
  const body = JSON.stringify({ kind: "push", address: endpoint, keys: `${keys.p256dh}.${keys.auth}` });
  const answer = await fetch("/api/me/channels", { method: "POST", headers: { "content-type": "application/json" }, body });
  return answer.ok;
}

// On the page of notices: a button, or why there is none.
const page = $("#ui-push");

async function show() {
  const why = !able() ? "address" : Notification.permission === "denied" ? "denied" : "";
  const on = !why && Notification.permission === "granted" && !!(await known());
  for (const line of page.querySelectorAll("[data-why]")) line.hidden = line.dataset.why !== (why || (on ? "on" : ""));
  $("button", page).hidden = !!why || on;
  page.dataset.state = why || (on ? "on" : "off");
}

if (page) {
  show();
  $("button", page).addEventListener("click", async () => {
    let done = false;
    try {
      done = await subscribe();
    } finally {
      $("[data-failed]", page).hidden = done || Notification.permission === "denied";
    }
    if (done) location.href = "/me/notices?done=added";
    else show();
  });
}

// At a table of days: once, after the first turn, and only by our own question.
const asking = $("#ui-push-ask");

export function offer() {
  if (!asking || !able() || Notification.permission !== "default" || localStorage.getItem(ASKED)) return;
  asking.hidden = false;
}

asking?.addEventListener("click", async ({ target }) => {
  const answer = target.closest("[data-answer]")?.dataset.answer;
  if (!answer) return;
  localStorage.setItem(ASKED, answer);
  asking.hidden = true;
  if (answer === "yes") await subscribe().catch(() => (location.href = "/me/notices"));
});

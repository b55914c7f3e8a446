// Tells of tables while no page is open. It keeps nothing and answers no requests of pages.

const here = new URL(registration.scope).origin;

addEventListener("push", (event) => {
  const { title, body, tag, url, lang } = event.data.json();
  const [icon, badge] = ["/static/icon-192.png", "/static/badge.png"];
  event.waitUntil(registration.showNotification(title, { body, tag, lang, icon, badge, renotify: true, data: { url } }));
});

// A page of the table that is open already is shown; else there is a new one.
async function show(url) {
  const pages = await clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === new URL(url, here).pathname);
  return there ? there.focus() : clients.openWindow(url);
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.url));
});

// The browser's maker gave it a new address: the server is told.
async function renew({ options }) {
  const { endpoint, keys } = (await registration.pushManager.subscribe(options)).toJSON();
  const body = JSON.stringify({ kind: "push", address: endpoint, keys: `${keys.p256dh}.${keys.auth}` });
  return fetch("/api/me/channels", { method: "POST", headers: { "content-type": "application/json" }, body });
}

addEventListener("pushsubscriptionchange", (event) => {
  if (event.oldSubscription) event.waitUntil(renew(event.oldSubscription));
});

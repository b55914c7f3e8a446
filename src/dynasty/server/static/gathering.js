// An open table: who sits there changes as it happens; when it begins the page becomes the table.
import { announce, follow } from "./live.js";
import { $ } from "./page.js";
import { persist } from "./requests.js";

const parts = ["#ui-waiting", "#ui-people", "#ui-told"];
const main = $("#ui-main");

async function renew() {
  const text = await persist(location.href, {}, (answer) => answer.text());
  const page = new DOMParser().parseFromString(text, "text/html");
  if (!$("[data-gathering]", page)) return location.reload();
  for (const part of parts) $(part).replaceWith($(part, page));
  main.dataset.stamp = $("#ui-main", page).dataset.stamp;
  announce();
}

follow({
  topic: () => main.dataset.gathering,
  have: () => main.dataset.stamp,
  changed: renew,
  gone: () => location.reload(),
});
document.documentElement.classList.add("script");

const share = $("[data-share]");
if (share && navigator.share) {
  share.hidden = false;
  share.addEventListener("click", () => {
    const url = document.getElementById(share.dataset.share).value;
    navigator.share({ title: share.dataset.title, url }).catch(() => {}); // thought better of it
  });
}

// An open table: who sits there changes as it happens; when it begins the page becomes the table.
import { $ } from "./page.js";

const parts = ["#ui-waiting", "#ui-people", "#ui-told"];
const line = new EventSource($("#ui-main").dataset.gathering);

line.addEventListener("open", () => document.documentElement.classList.add("script"));
line.addEventListener("changed", async () => {
  const answer = await fetch(location.href);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (!$("[data-gathering]", page)) return location.reload();
  for (const part of parts) $(part).replaceWith($(part, page));
});

const share = $("[data-share]");
if (share && navigator.share) {
  share.hidden = false;
  share.addEventListener("click", () => {
    const url = document.getElementById(share.dataset.share).value;
    navigator.share({ title: share.dataset.title, url }).catch(() => {}); // thought better of it
  });
}

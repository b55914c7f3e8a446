// News of an open table: parts that changed, in pieces where their old text is kept here.

let kept = { stamp: "", texts: {} };

// A text of new pieces and spans of the old one, which is cut before each tag.
function patched(text, pieces) {
  const old = text.split("<");
  return pieces.map((piece) => (typeof piece === "string" ? piece : old.slice(...piece).join("<"))).join("<");
}

// The news in whole texts; null if they change something that is not here.
export function unpack(news) {
  const parts = {};
  for (const [name, text] of Object.entries(news.parts)) {
    if (typeof text === "string") parts[name] = text;
    else if (news.base === kept.stamp && name in kept.texts) parts[name] = patched(kept.texts[name], text);
    else return null;
  }
  kept = { stamp: news.stamp, texts: { ...kept.texts, ...parts } };
  return { ...news, parts };
}

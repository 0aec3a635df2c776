// Code in colours by highlight.js. `data`: {source, language}; a language that is not known stays plain.

/** Copies what is text or a span with one of the highlighter's classes, and nothing else. */
function copied(from, to) {
  for (const child of from.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) to.append(child.data);
    else if (child.localName === "span") copied(child, to.appendChild(make("span", child.className)));
  }
  return to;
}

BasculeScripts.define("code", (node, first) => {
  function update({source, language}) {
    const name = language.toLowerCase();
    // Beyond this colours take longer than they are worth.
    if (!hljs.getLanguage(name) || source.length > 200_000) {
      node.textContent = source;
      return;
    }
    const {value} = hljs.highlight(source, {language: name, ignoreIllegals: true});
    const read = new DOMParser().parseFromString(`<pre>\n${value}</pre>`, "text/html");
    node.replaceChildren(copied(read.querySelector("pre"), document.createDocumentFragment()));
  }
  update(first);
  return {update};
});

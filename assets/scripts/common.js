// What the scripts of components share: elements, words of the host, colours of the theme.

/** An element with a class, attributes and children; text is text. */
function make(tag, className, attributes, ...children) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  for (const [name, value] of Object.entries(attributes || {})) node.setAttribute(name, value);
  node.append(...children.filter(child => child !== null && child !== undefined));
  return node;
}

const context = () => window.BasculeBridge.getHostContext() || {};

/** Whether what moves should not. */
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Calls back, once a frame, when the page's looks or the host's language change; returns the end of it. */
function watch(changed) {
  let asked = 0;
  const ask = () => {
    if (!asked) asked = requestAnimationFrame(() => { asked = 0; changed(); });
  };
  const observer = new MutationObserver(ask);
  observer.observe(document.documentElement, {attributes: true, attributeFilter: ["data-theme", "style", "class", "dir", "lang"]});
  observer.observe(document.head, {childList: true});
  const queries = ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"].map(query => matchMedia(query));
  for (const query of queries) query.addEventListener("change", ask);
  const end = window.BasculeBridge.onContextChange(ask);
  return () => {
    observer.disconnect();
    for (const query of queries) query.removeEventListener("change", ask);
    end();
    cancelAnimationFrame(asked);
  };
}

/** Opens an address through the host; where it does not open links, `refused` is called. */
function follow(address, refused) {
  window.BasculeBridge.openLink(address).then(
    answer => { if (answer && answer.isError) refused(); },
    refused,
  );
}

// As much of a browser as brython.js touches when it starts: the corpus asks it for Python, not for a page.
(function (g) {
  const nothing = () => {};
  const element = () => ({ style: {}, attributes: [], childNodes: [], appendChild: nothing, setAttribute: nothing,
    addEventListener: nothing, remove: nothing, getElementsByTagName: () => [] });
  class Nothing {}
  const address = "http://page.test/";
  Object.assign(g, {
    window: g, self: g, name: "",
    document: { ...element(), currentScript: { src: address + "brython.js" }, scripts: [],
      // Code that Python makes comes as a script element.
      head: { ...element(), appendChild: (node) => (0, eval)(node.textContent) }, body: element(),
      documentElement: element(), location: { href: address }, querySelectorAll: () => [], createElement: element,
      getElementById: () => null, dispatchEvent: nothing, visibilityState: "visible" },
    location: { href: address, origin: address, pathname: "/", search: "", protocol: "http:", host: "page.test", hash: "" },
    navigator: { userAgent: "corpus", language: "en-US", languages: ["en-US"] },
    MutationObserver: class { observe() {} disconnect() {} },
    CustomEvent: Nothing, Node: Nothing, Element: Nothing, HTMLElement: Nothing, Event: Nothing, MouseEvent: Nothing,
    addEventListener: nothing, removeEventListener: nothing, localStorage: {}, sessionStorage: {},
    XMLHttpRequest: function () { throw new Error("no network"); },
  });
  // Node before 22 lacks the Set methods that browsers have had since 2024.
  const add = (name, f) => Set.prototype[name] || Object.defineProperty(Set.prototype, name, { value: f });
  add("difference", function (o) { return new Set([...this].filter((x) => !o.has(x))); });
  add("intersection", function (o) { return new Set([...this].filter((x) => o.has(x))); });
  add("union", function (o) { return new Set([...this, ...o.keys()]); });
  add("symmetricDifference", function (o) { return this.difference(o).union(new Set(o.keys()).difference(this)); });
  add("isSubsetOf", function (o) { return [...this].every((x) => o.has(x)); });
  add("isSupersetOf", function (o) { return [...o.keys()].every((x) => this.has(x)); });
  add("isDisjointFrom", function (o) { return ![...this].some((x) => o.has(x)); });
})(globalThis);

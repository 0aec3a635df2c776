// Markdown by marked, cleaned by DOMPurify. `data`: {text, level, html, images}; `images` are origins that pictures may
// come from, besides `data:`.
//
// The text is shown block by block: a block that did not change keeps its nodes, so that a text that grows is cheap, and
// what the reader selected in it stays. With `html` it is one block, for what it opens may end in another.

const ESCAPES = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"};
const escaped = text => text.replace(/[&<>"']/g, sign => ESCAPES[sign]);

const CLEAN = {
  ALLOWED_TAGS: ("a b blockquote br caption code dd del details div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img input "
    + "ins kbd li mark ol p pre q s samp small span strong sub summary sup table tbody td tfoot th thead tr u ul var wbr").split(" "),
  ALLOWED_ATTR: "align alt checked colspan dir disabled height href lang open rowspan scope src start title type width".split(" "),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  SANITIZE_NAMED_PROPS: true,
  RETURN_DOM_FRAGMENT: true,
};

const LINK = /^(?:https?:\/\/|mailto:)/i;
const PICTURE = /^data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i;
let origins = [];

function origin(address) {
  try { return new URL(address).origin; } catch (error) { return null; }
}

// Here, and not afterwards: a picture is fetched as soon as it is an element of the page.
DOMPurify.addHook("uponSanitizeAttribute", (node, attribute) => {
  const value = attribute.attrValue.trim();
  if (attribute.attrName === "href") attribute.keepAttr = LINK.test(value);
  else if (attribute.attrName === "src") attribute.keepAttr = PICTURE.test(value) || origins.includes(origin(value));
});

function reader({level, html}) {
  const made = new marked.Marked({gfm: true, breaks: false, async: false});
  made.use({
    renderer: {
      heading({tokens, depth, rank = level + depth - 1}) {
        return `<h${Math.min(6, rank)}>${this.parser.parseInline(tokens)}</h${Math.min(6, rank)}>\n`;
      },
      ...(html ? {} : {html: ({text, block}) => block ? `<p>${escaped(text)}</p>\n` : escaped(text)}),
    },
  });
  return made;
}

/** Gives headings their ranks: the first ones `level`, and what stands below one heading the next, whatever was left out. */
function rank(tokens, level) {
  const above = [];
  for (const token of tokens) {
    if (token.type !== "heading") continue;
    while (above.length && above[above.length - 1] >= token.depth) above.pop();
    token.rank = level + above.length;
    above.push(token.depth);
  }
}

/** The nodes of HTML, with nothing in them that runs, styles, fetches from elsewhere or asks. */
function clean(html) {
  const fragment = DOMPurify.sanitize(html, CLEAN);
  for (const input of fragment.querySelectorAll("input")) {
    const box = make("input", null, {type: "checkbox", disabled: "", "aria-label": input.checked ? "✓" : "–"});
    box.defaultChecked = input.checked;
    input.replaceWith(input.type === "checkbox" ? box : "");
  }
  for (const image of fragment.querySelectorAll("img")) {
    if (!image.getAttribute("src")) image.replaceWith(image.alt || "");
    else {
      image.loading = "lazy";
      image.addEventListener("error", () => image.replaceWith(image.alt), {once: true});
    }
  }
  for (const link of fragment.querySelectorAll("a")) {
    if (!link.getAttribute("href")) link.removeAttribute("href");
    else Object.assign(link, {className: "b-markdown-link", target: "_blank", rel: "noopener noreferrer"});
  }
  for (const table of fragment.querySelectorAll("table")) {
    const box = make("div", "b-markdown-table", {tabindex: "0", role: "group"});
    table.replaceWith(box);
    box.append(table);
  }
  for (const cell of fragment.querySelectorAll("[align]")) {
    cell.style.textAlign = {center: "center", right: "end"}[cell.getAttribute("align")] || "start";
    cell.removeAttribute("align");
  }
  for (const block of fragment.querySelectorAll("pre")) block.tabIndex = 0;
  return fragment;
}

BasculeScripts.define("markdown", (node, first) => {
  let blocks = []; // {raw, nodes}
  let before = "";

  node.replaceChildren();
  node.addEventListener("click", event => {
    const link = event.target.closest("a[href]");
    if (!link || !node.contains(link)) return;
    event.preventDefault();
    follow(link.href, () => {
      if (link.nextSibling && link.nextSibling.className === "b-note") return;
      link.after(make("span", "b-note", {role: "status"}, ` (${link.href})`));
    });
  });

  function update(data) {
    const kind = JSON.stringify([data.level, data.html, data.images]);
    const read = reader(data);
    origins = data.images;
    const tokens = read.lexer(data.text);
    rank(tokens, data.level);
    const links = JSON.stringify(tokens.links);
    const parts = data.html ? [{raw: data.text, all: tokens}] : tokens.filter(one => one.type !== "space").map(one => ({raw: one.raw, all: [one]}));
    const same = before === kind + links;
    before = kind + links;
    let at = 0;
    while (same && at < parts.length && at < blocks.length && blocks[at].raw === parts[at].raw) at++;
    for (const block of blocks.splice(at)) for (const gone of block.nodes) gone.remove();
    for (const part of parts.slice(at)) {
      const fragment = clean(read.parser(part.all));
      const nodes = [...fragment.childNodes];
      node.append(fragment);
      blocks.push({raw: part.raw, nodes});
    }
  }

  update(first);
  return {update};
});

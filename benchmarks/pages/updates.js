// The operations of js-framework-benchmark, done by the page script and by Preact in turn, in one page.
// The page script is given what Python would send it, as JSON; making that text is Python's time and not counted here.
const SIZE = 1000;
let nextId = 1;
const words = ["pretty", "large", "big", "small", "red", "yellow", "blue", "table", "chair", "house"];
const make = (count = SIZE) =>
  Array.from({length: count}, (_, i) => ({id: nextId++, label: words[i % 10] + " " + words[(i * 7) % 10]}));

// Page script: the root instance holds the places, each row is an instance of its own.
const instances = new Map();
let nextInstance = 2;
const tree = (row, selected) => ["tr", {class: selected ? "danger" : ""},
  ["td", {class: "col-md-1"}, String(row.id)],
  ["td", {class: "col-md-4"}, ["a", {on: {click: 0}}, row.label]],
  ["td", {class: "col-md-1"}, ["a", {on: {click: 1}}, ["span", {class: "remove", "aria-hidden": "true"}]]],
  ["td", {class: "col-md-6"}]];
let shown = null;
const batch = (rows, selected) => {
  const out = [];
  for (const row of rows) {
    const known = instances.get(row.id) ?? {id: nextInstance++};
    const now = row.id === selected;
    if (known.row !== row || known.selected !== now) out.push([known.id, tree(row, now)]);
    instances.set(row.id, Object.assign(known, {row, selected: now}));
  }
  const same = shown !== null && rows.length === shown.length && rows.every((row, i) => row.id === shown[i].id);
  shown = rows;
  if (!same) out.unshift([1, ["table", null, ["tbody", null, ...rows.map(row => ["#", instances.get(row.id).id, row.id])]]]);
  return JSON.stringify(out);
};
const bascule = (rows, selected) => {
  const text = batch(rows, selected);
  const start = performance.now();
  const error = BasculePort.update(text);
  if (error) throw new Error(error);
  return performance.now() - start;
};

// Preact: memoised row components.
const {h, render, Component} = window.preact;
const nothing = () => {};
class Row extends Component {
  shouldComponentUpdate(next) { return next.row !== this.props.row || next.selected !== this.props.selected; }
  render({row, selected}) {
    return h("tr", {class: selected ? "danger" : ""},
      h("td", {class: "col-md-1"}, String(row.id)),
      h("td", {class: "col-md-4"}, h("a", {onClick: nothing}, row.label)),
      h("td", {class: "col-md-1"}, h("a", {onClick: nothing}, h("span", {class: "remove", "aria-hidden": "true"}))),
      h("td", {class: "col-md-6"}));
  }
}
const preactRoot = document.getElementById("preact-root");
const preact = (rows, selected) => {
  const start = performance.now();
  render(h("table", null, h("tbody", null, rows.map(row => h(Row, {key: row.id, row, selected: row.id === selected})))), preactRoot);
  return performance.now() - start;
};

const OPERATIONS = {
  "create 1,000": () => [[], make()],
  "replace 1,000": () => [make(), make()],
  "update every 10th": () => { const rows = make(); return [rows, rows.map((row, i) => i % 10 ? row : {...row, label: row.label + " !"})]; },
  "select": () => { const rows = make(); return [rows, rows, rows[5].id]; },
  "swap": () => { const rows = make(), to = [...rows]; [to[1], to[998]] = [to[998], to[1]]; return [rows, to]; },
  "remove": () => { const rows = make(); return [rows, rows.filter((_, i) => i !== 500)]; },
  "append 1,000": () => { const rows = make(); return [rows, [...rows, ...make()]]; },
  "clear": () => [make(), []],
  "create 10,000": () => [[], make(10 * SIZE)],
};
const painted = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
const median = times => times.sort((a, b) => a - b)[times.length >> 1];

window.measure = async (operation, runs) => {
  const times = {bascule: [], preact: []};
  for (let run = -2; run < runs; run++) {
    for (const [name, show] of run % 2 ? [["bascule", bascule], ["preact", preact]] : [["preact", preact], ["bascule", bascule]]) {
      const [before, after, selected] = OPERATIONS[operation]();
      show(before);
      await painted();
      const took = show(after, selected);
      await painted();
      if (run >= 0) times[name].push(took);
      show([]);
      await painted();
    }
  }
  return [median(times.bascule), median(times.preact)];
};
window.operations = Object.keys(OPERATIONS);
BasculePort.listen(() => "");

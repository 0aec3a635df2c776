// Charts by Chart.js. `data` is what bascule.components.charts sends:
// {kind, label, x: {label, values, format}, series: [{label, values, color}], format, height, press, empty, table,
//  stacked, horizontal, curved, points, hole, legend, least, most}

const SHOWN = 500; // rows of the table of data
const CROWD = 400; // points from which nothing moves and no dots are drawn
const FAR = 1e300; // what is further off cannot be drawn: sums of it are no numbers
const PALETTE = 8;
const DAY = /^\d{4}-\d\d(-\d\d)?$/;
const TIME = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/;

/** A colour of the theme as `[red, green, blue]`: the canvas knows no variables. */
class Colors {
  constructor(node) {
    this.probe = make("i");
    this.probe.hidden = true;
    node.append(this.probe);
    this.brush = Object.assign(document.createElement("canvas"), {width: 1, height: 1})
      .getContext("2d", {willReadFrequently: true});
  }
  /** What `css` gives in an element of class `name`. */
  read(css, name = "") {
    this.probe.className = name;
    this.probe.style.color = css;
    this.brush.clearRect(0, 0, 1, 1);
    this.brush.fillStyle = getComputedStyle(this.probe).color;
    this.brush.fillRect(0, 0, 1, 1);
    return [...this.brush.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }
}
const paint = (color, alpha = 1) => `rgba(${color.join(",")},${alpha})`;

/** Text of numbers and times as the host's language writes them. */
class Words {
  constructor() {
    const {locale, timeZone} = context();
    this.locale = locale;
    this.zone = timeZone;
    this.made = new Map();
  }
  numbers(options) {
    return this.kept(JSON.stringify(options), () => this.either(locale => new Intl.NumberFormat(locale, options)));
  }
  dates(options) {
    return this.kept("d" + JSON.stringify(options), () => this.either(locale => new Intl.DateTimeFormat(locale, options)));
  }
  kept(key, build) {
    if (!this.made.has(key)) this.made.set(key, build());
    return this.made.get(key);
  }
  /** With the host's locale, or the browser's where it is none. */
  either(build) {
    try { return build(this.locale); } catch (error) { return build(undefined); }
  }
}

/** What all values of an axis are: `"number"`, `"day"`, `"time"` or `"text"`. */
function kindOf(values) {
  const there = values.filter(value => value !== null);
  if (!there.length) return "text";
  if (there.every(value => typeof value === "number")) return "number";
  const texts = there.every(value => typeof value === "string");
  if (!texts || there.some(value => !(DAY.test(value) || TIME.test(value)) || isNaN(moment(value)))) return "text";
  return there.every(value => DAY.test(value)) ? "day" : "time";
}
/** Milliseconds; a time that tells no zone is the one on the wall. */
const moment = text => Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(text) || DAY.test(text) ? text : text.replace(" ", "T") + "Z");

/** A function from a value to its text. `format` is a name, or an object of `Intl.NumberFormat`'s options. */
function formatter(words, format, kind, values, short) {
  if (kind === "day" || kind === "time" || DATES[format]) {
    if (kind !== "day" && kind !== "time") return value => value === null ? "" : String(value);
    const floating = kind === "day" || !values.some(value => /(Z|[+-]\d\d:?\d\d)$/.test(value || ""));
    const options = {...(DATES[format] || dates(kind, values)), timeZone: floating ? "UTC" : words.zone};
    const shape = words.dates(options);
    return value => typeof value === "number" || value ? shape.format(typeof value === "number" ? value : moment(value)) : "";
  }
  let options = typeof format === "object" && format ? {...format} : NUMBERS[format] || {};
  if (typeof format === "string" && /^currency:[A-Z]{3}$/.test(format)) {
    options = {style: "currency", currency: format.slice(9), ...(whole(values) ? {maximumFractionDigits: 0} : {})};
  }
  const most = Math.max(0, ...values.map(value => typeof value === "number" ? Math.abs(value) : 0));
  if (most >= 1e15 && !options.notation) {
    options = {...options, notation: "scientific", maximumFractionDigits: 3};
  } else if (short && most >= 1e5 && options.style !== "percent") {
    options = {...options, notation: "compact", maximumFractionDigits: 1};
  }
  const shape = words.numbers(options);
  return value => typeof value === "number" ? shape.format(value) : value === null || value === undefined ? "" : String(value);
}
const NUMBERS = {
  number: {}, integer: {maximumFractionDigits: 0}, percent: {style: "percent", maximumFractionDigits: 1},
  compact: {notation: "compact", maximumFractionDigits: 1},
};
const DATES = {
  date: {dateStyle: "medium"}, time: {timeStyle: "short"}, datetime: {dateStyle: "medium", timeStyle: "short"},
  month: {month: "short", year: "numeric"}, weekday: {weekday: "short"}, year: {year: "numeric"},
};
const whole = values => values.every(value => typeof value !== "number" || Number.isInteger(value));
function dates(kind, values) {
  const there = values.filter(value => value !== null);
  const years = new Set(there.map(value => value.slice(0, 4)));
  if (there.every(value => value.length === 7)) return years.size > 1 ? DATES.month : {month: "long"};
  if (kind === "day") return {day: "numeric", month: "short", ...(years.size > 1 ? {year: "numeric"} : {})};
  const days = new Set(there.map(value => value.slice(0, 10)));
  return days.size > 1 ? {day: "numeric", month: "short", hour: "numeric", minute: "2-digit"} : {hour: "numeric", minute: "2-digit"};
}
const cut = (text, most) => text.length > most ? text.slice(0, most - 1) + "…" : text;
/** What is not selected steps back. */
const FADED = 0.35;
const usable = value => typeof value === "number" && Math.abs(value) <= FAR ? value : null;

/** A line where the pointer or the keyboard is. */
const HAIR = {
  id: "hair",
  beforeDatasetsDraw(chart) {
    const at = chart.tooltip && chart.tooltip.getActiveElements()[0];
    const color = chart.options.plugins.hair.color;
    if (!at || !color) return;
    const {ctx, chartArea: {top, bottom}} = chart;
    ctx.save();
    ctx.strokeStyle = color;
    ctx.lineWidth = 1;
    ctx.beginPath();
    ctx.moveTo(at.element.x, top);
    ctx.lineTo(at.element.x, bottom);
    ctx.stroke();
    ctx.restore();
  },
};

class View {
  constructor(node, data, emit) {
    this.emit = emit;
    this.away = new Set(); // names of the series, or of the slices, that the reader took out
    this.at = -1; // where the keyboard is
    this.row = 0; // in which series
    this.legend = make("div", "b-chart-legend");
    this.canvas = make("canvas", null, {"aria-hidden": "true"});
    this.box = make("div", "b-chart-box", null, this.canvas);
    this.none = make("div", "b-chart-none");
    this.said = make("div", "b-hidden", {role: "status"});
    this.summary = make("summary");
    this.table = make("div", "b-chart-rows");
    this.details = make("details", "b-chart-data", null, this.summary, this.table);
    node.replaceChildren(this.legend, this.box, this.none, this.said, this.details);
    this.colors = new Colors(node);
    this.details.addEventListener("toggle", () => this.tabulate());
    this.box.addEventListener("keydown", event => this.key(event));
    this.box.addEventListener("blur", () => this.leave());
    this.unwatch = watch(() => this.draw(true));
    this.update(data);
  }

  update(data) {
    this.data = data;
    this.draw(false);
  }

  unmount() {
    this.unwatch();
    this.end();
  }

  end() {
    if (this.chart) this.chart.destroy();
    this.chart = null;
  }

  /** Shows `data` in the looks and the language of now; `quiet`: nothing moves. */
  draw(quiet) {
    const data = this.data;
    const words = new Words();
    this.series = data.series.map(series => ({...series, drawn: series.values.map(usable)}));
    this.kind = kindOf(data.x.values);
    const all = this.series.flatMap(series => series.drawn);
    this.axisText = formatter(words, data.format, "number", all, true);
    this.xText = formatter(words, data.x.format, this.kind, data.x.values, false);
    const empty = !all.some(value => value !== null);
    // What is too far off to be drawn is told by the table.
    const told = empty ? this.series.flatMap(series => series.values) : all;
    const far = empty && told.some(value => value !== null);
    this.valueText = formatter(words, data.format, "number", told, false);
    this.box.hidden = empty;
    this.none.hidden = !empty || far;
    this.details.hidden = empty && !far;
    if (far) this.details.open = true;
    this.none.textContent = data.empty;
    this.summary.textContent = data.table;
    this.box.style.height = data.height + "px";
    this.none.style.minHeight = Math.min(data.height, 160) + "px";
    for (const [name, value] of [["role", "application"], ["tabindex", "0"], ["aria-label", data.label]]) this.box.setAttribute(name, value);
    this.tabulate();
    if (empty) {
      this.legend.hidden = true;
      this.end();
      return;
    }
    const look = this.look();
    const config = this.config(look);
    if (this.chart && this.chart.config.type === config.type) {
      this.chart.data = config.data;
      this.chart.options = config.options;
      this.hide();
      this.chart.update(quiet ? "none" : undefined);
    } else {
      this.end();
      this.chart = new Chart(this.canvas, config);
      if (this.away.size) {
        this.hide();
        this.chart.update("none");
      }
    }
    this.name(look);
    if (this.at >= data.x.values.length) this.leave();
  }

  look() {
    const read = (css, name) => this.colors.read(css, name);
    const style = getComputedStyle(this.box);
    return {
      ground: read("var(--b-ground)"), text: read("var(--b-text)"), muted: read("var(--b-muted)"),
      line: read("var(--b-line)"), font: style.fontFamily, rtl: style.direction === "rtl",
      series: (at, color) => color ? read("var(--c-text)", "b-c-" + color) : read(`var(--b-series-${at % PALETTE + 1})`),
    };
  }

  /** What Chart.js is told. */
  config(look) {
    const {data} = this;
    const pie = data.kind === "pie";
    const type = pie ? "doughnut" : data.kind === "area" ? "line" : data.kind;
    const crowd = data.x.values.length > CROWD;
    const sets = pie ? [this.slices(look)] : this.series.map((series, at) => this.set(series, at, look, crowd));
    const options = {
      responsive: true,
      maintainAspectRatio: false,
      // Chart.js keeps a size that comes while it moves for the next drawing; after the last one there is none.
      animation: crowd || still() ? false : {duration: 350, onComplete: ({chart}) => { if (chart._resizeBeforeDraw) chart.draw(); }},
      indexAxis: data.horizontal ? "y" : "x",
      layout: {padding: pie ? 4 : {top: 6, [look.rtl ? "left" : "right"]: 5}}, // room for half a marker
      font: {family: look.font},
      interaction: pie || data.kind === "scatter"
        ? {mode: "nearest", intersect: true} : {mode: "index", intersect: false, axis: data.horizontal ? "y" : "x"},
      onClick: (event, found) => { if (data.press && found.length) this.press(this.nearest(event, found)); },
      onHover: (event, found) => { this.canvas.style.cursor = data.press && found.length ? "pointer" : ""; },
      plugins: {
        legend: {display: false},
        hair: {color: data.kind === "line" || data.kind === "area" ? paint(look.muted, 0.5) : null},
        tooltip: {
          animation: false, rtl: look.rtl, textDirection: look.rtl ? "rtl" : "ltr",
          backgroundColor: paint(look.text, 0.94), titleColor: paint(look.ground), bodyColor: paint(look.ground),
          titleFont: {family: look.font, size: 12, weight: 600}, bodyFont: {family: look.font, size: 12},
          padding: 8, cornerRadius: 6, caretSize: 0, caretPadding: 8, boxPadding: 4, usePointStyle: true,
          callbacks: {
            title: found => found.length ? cut(this.xText(data.x.values[found[0].dataIndex]), 60) : "",
            label: found => " " + this.tell(found.datasetIndex, found.dataIndex),
            labelPointStyle: () => ({pointStyle: "rectRounded", rotation: 0}),
            labelColor: found => {
              const set = found.dataset;
              const color = pie ? set.tints[found.dataIndex] : set.tint;
              return {borderColor: color, backgroundColor: color};
            },
          },
        },
      },
    };
    if (pie) options.cutout = data.hole ? "64%" : 0;
    else options.scales = this.scales(look);
    const labels = data.x.values.map(value => this.xText(value));
    return {type, data: {labels, datasets: sets}, options, plugins: [HAIR]};
  }

  /** One series. */
  set(series, at, look, crowd) {
    const {data} = this;
    const color = look.series(at, series.color);
    const tint = paint(color);
    const set = {label: series.label, tint, borderColor: tint, backgroundColor: tint, data: series.drawn};
    const chosen = data.selected;
    if (data.kind === "bar") {
      const radius = data.stacked ? 0 : 3;
      const ground = chosen == null ? tint : series.drawn.map((_, i) => paint(color, i === chosen ? 1 : FADED));
      return {...set, backgroundColor: ground, borderRadius: radius, maxBarThickness: 56, categoryPercentage: 0.74, barPercentage: 0.9,
        borderColor: paint(look.ground), borderWidth: data.stacked ? 0.5 : 0, hoverBackgroundColor: paint(color, 0.85)};
    }
    const straight = this.kind !== "text";
    let xs = [];
    if (straight || data.kind === "scatter") {
      const place = (value, i) => straight ? this.kind === "number" ? usable(value) : value === null ? null : moment(value) : i;
      xs = data.x.values.map(place);
      set.data = series.drawn.map((value, i) => ({x: xs[i], y: xs[i] === null ? null : value}));
    }
    if (data.kind === "scatter") {
      const ground = crowd ? 0.45 : 0.65;
      const size = crowd ? 2.5 : 4.5;
      return {...set, clip: 8, borderWidth: crowd ? 0 : 1, pointHoverRadius: crowd ? 4 : 7,
        backgroundColor: chosen == null ? paint(color, ground) : xs.map((_, i) => paint(color, i === chosen ? 1 : ground * 0.4)),
        pointRadius: chosen == null ? size : xs.map((_, i) => i === chosen ? 7 : size)};
    }
    const alone = series.drawn.filter(value => value !== null).length === 1;
    const dots = alone || (data.points == null ? data.x.values.length <= 24 : data.points);
    const area = data.kind === "area";
    return {...set, clip: 8, borderWidth: crowd ? 1.25 : 2, borderJoinStyle: "round", cubicInterpolationMode: data.curved ? "monotone" : "default",
      pointRadius: chosen == null ? dots ? 3 : 0 : series.drawn.map((_, i) => i === chosen ? 6 : dots ? 3 : 0),
      pointHitRadius: 12, pointHoverRadius: 5,
      pointBackgroundColor: chosen == null ? paint(look.ground) : series.drawn.map((_, i) => i === chosen ? tint : paint(look.ground)),
      pointHoverBackgroundColor: tint, pointBorderColor: tint, pointBorderWidth: 2,
      pointHoverBorderColor: paint(look.ground),
      fill: area ? data.stacked && at ? "-1" : "origin" : false,
      backgroundColor: area ? this.shade(color) : tint};
  }

  /** The ground of an area: stronger above. */
  shade(color) {
    if (this.data.stacked || this.series.length > 1) return paint(color, this.data.stacked ? 0.35 : 0.18);
    return ({chart}) => {
      if (!chart.chartArea) return paint(color, 0.2);
      const shade = chart.ctx.createLinearGradient(0, chart.chartArea.top, 0, chart.chartArea.bottom);
      shade.addColorStop(0, paint(color, 0.34));
      shade.addColorStop(1, paint(color, 0.03));
      return shade;
    };
  }

  /** The slices of a pie; what is below zero has none. */
  slices(look) {
    const [series] = this.series;
    const chosen = this.data.selected;
    const all = series.drawn.map((_, at) => look.series(at, (this.data.colors || [])[at]));
    const colors = all.map((color, at) => paint(color, chosen == null || at === chosen ? 1 : FADED));
    return {data: series.drawn.map(value => value === null || value < 0 ? 0 : value), backgroundColor: colors, tints: all.map(color => paint(color)),
      borderColor: paint(look.ground), borderWidth: 2, hoverOffset: 4};
  }

  scales(look) {
    const {data} = this;
    const font = {family: look.font, size: 12};
    const straight = this.kind !== "text" && data.kind !== "bar";
    const values = {
      type: "linear", stacked: data.stacked, min: data.least, max: data.most, beginAtZero: data.kind === "area" || data.kind === "bar",
      position: data.horizontal ? "bottom" : look.rtl ? "right" : "left", reverse: data.horizontal && look.rtl,
      border: {display: false}, grid: {color: paint(look.line), drawTicks: false},
      ticks: {color: paint(look.muted), font, padding: 8, maxTicksLimit: 6, callback: value => this.axisText(value)},
    };
    const places = {
      type: straight ? "linear" : "category", stacked: data.stacked, offset: data.kind === "bar",
      position: data.horizontal ? look.rtl ? "right" : "left" : "bottom", reverse: !data.horizontal && look.rtl,
      border: {display: !data.horizontal, color: paint(look.line)},
      grid: {display: data.kind === "scatter", color: paint(look.line), drawTicks: false},
      ticks: {color: paint(look.muted), font, padding: 6, maxRotation: 0, autoSkipPadding: 14,
        callback: straight ? value => this.xText(value) : value => cut(this.xText(data.x.values[value]), data.horizontal ? 22 : 16)},
    };
    if (straight && this.kind === "number") Object.assign(places.ticks, {maxTicksLimit: 8});
    if (straight && (this.kind === "day" || this.kind === "time")) Object.assign(places, this.calendar());
    for (const [scale, text] of [[places, data.x.title], [values, data.title]]) {
      if (text) scale.title = {display: true, text, color: paint(look.muted), font};
    }
    return data.horizontal ? {x: values, y: places} : {x: places, y: values};
  }

  /** Marks where there are values, as many as there is room for, and no room beside the first and the last. */
  calendar() {
    const times = [...new Set(this.data.x.values.filter(value => value !== null).map(moment))].sort((a, b) => a - b);
    const alone = times.length === 1;
    return {
      min: alone ? times[0] - 1 : times[0], max: alone ? times[0] + 1 : times[times.length - 1],
      afterBuildTicks: axis => {
        const room = Math.max(2, Math.floor(axis.width / 72));
        const step = Math.ceil(times.length / room);
        axis.ticks = times.filter((_, at) => at % step === 0).map(value => ({value}));
      },
    };
  }

  /** A point in words. */
  tell(series, at) {
    const {data} = this;
    const value = data.series[series].values[at];
    const text = value === null ? "–" : this.valueText(value);
    if (data.kind === "pie") {
      const shown = this.chart.data.datasets[0].data.filter((_, i) => this.chart.getDataVisibility(i));
      const sum = shown.reduce((a, b) => a + b, 0);
      const share = sum && value > 0 ? new Words().numbers({style: "percent", maximumFractionDigits: 1}).format(value / sum) : "";
      return text + (share ? ` (${share})` : "");
    }
    return `${cut(data.series[series].label, 40)}: ${text}`;
  }

  /** Of the points of a place the one under the pointer, else the first. */
  nearest(event, found) {
    const exact = this.chart.getElementsAtEventForMode(event.native || event, "nearest", {intersect: true}, false);
    return (exact[0] || found[0]).index;
  }

  press(at) { this.emit("pick", at); }

  /** Series, or slices, that the reader took out stay out. */
  hide() {
    if (this.data.kind === "pie") {
      this.data.x.values.forEach((_, at) => {
        if (this.chart.getDataVisibility(at) === this.away.has(at)) this.chart.toggleDataVisibility(at);
      });
    } else {
      this.data.series.forEach((series, at) => this.chart.setDatasetVisibility(at, !this.away.has(at)));
    }
  }

  /** The legend: a button for each series or slice, which takes it out and back. */
  name(look) {
    const {data} = this;
    const pie = data.kind === "pie";
    const names = pie ? data.x.values.map(value => this.xText(value)) : data.series.map(series => series.label);
    this.legend.hidden = data.legend === null ? names.length < 2 || names.length > 40 : !data.legend;
    if (this.legend.hidden) {
      this.legend.replaceChildren();
      return;
    }
    const colors = pie ? this.chart.data.datasets[0].tints : this.chart.data.datasets.map(set => set.tint);
    while (this.legend.children.length > names.length) this.legend.lastChild.remove();
    names.forEach((name, at) => {
      let button = this.legend.children[at];
      if (!button) {
        button = make("button", "b-press", {type: "button"}, make("i"), make("span"));
        button.addEventListener("click", () => {
          if (!this.away.delete(at)) this.away.add(at);
          this.hide();
          button.setAttribute("aria-pressed", String(!this.away.has(at)));
          this.chart.update();
        });
        this.legend.append(button);
      }
      button.firstChild.style.background = colors[at];
      button.lastChild.textContent = name;
      button.setAttribute("aria-pressed", String(!this.away.has(at)));
    });
  }

  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || !this.chart) return;
    const last = this.data.x.values.length - 1;
    const steps = {ArrowRight: 1, ArrowLeft: -1, PageDown: 10, PageUp: -10};
    const {key} = event;
    let {at, row} = this;
    if (key in steps) {
      const step = steps[key] * (getComputedStyle(this.box).direction === "rtl" && key.startsWith("A") ? -1 : 1);
      at = at < 0 ? step > 0 ? 0 : last : Math.min(last, Math.max(0, at + step));
    } else if (key === "Home") at = 0;
    else if (key === "End") at = last;
    else if (key === "ArrowDown" || key === "ArrowUp") {
      const count = this.data.series.length;
      if (at < 0) at = 0;
      else row = (row + (key === "ArrowDown" ? 1 : count - 1)) % count;
    } else if (key === "Escape" && at >= 0) {
      this.leave();
      event.preventDefault();
      return;
    } else if ((key === "Enter" || key === " ") && this.data.press && at >= 0) {
      event.preventDefault();
      this.press(at);
      return;
    } else return;
    event.preventDefault();
    this.go(at, row);
  }

  /** Show and say a point. */
  go(at, row) {
    this.at = at;
    this.row = row;
    const one = this.data.kind === "pie" || this.data.kind === "scatter";
    const all = this.data.series.map((_, i) => i).filter(i => !this.away.has(i));
    const rows = this.data.kind === "pie" ? [0] : one ? [row] : all;
    const found = rows.map(i => ({datasetIndex: i, index: at}));
    const element = found.length && this.chart.getDatasetMeta(rows[rows.includes(row) ? rows.indexOf(row) : 0]).data[at];
    const place = element ? element.tooltipPosition(true) : {x: 0, y: 0};
    const there = found.filter(({datasetIndex}) => this.series[datasetIndex].drawn[at] !== null);
    this.chart.setActiveElements(there);
    this.chart.tooltip.setActiveElements(there, place);
    this.chart.update("none");
    const chosen = at === this.data.selected ? [this.data.chosen] : [];
    this.said.textContent = [this.xText(this.data.x.values[at]), ...chosen, ...rows.map(i => this.tell(i, at))].join(", ");
  }

  leave() {
    this.at = -1;
    this.said.textContent = "";
    if (!this.chart) return;
    this.chart.setActiveElements([]);
    this.chart.tooltip.setActiveElements([], {x: 0, y: 0});
    this.chart.update("none");
  }

  /** The same as a table, made when it is opened. */
  tabulate() {
    if (!this.details.open) {
      this.table.replaceChildren();
      return;
    }
    const {data} = this;
    const cell = (tag, text, attributes) => make(tag, null, attributes, text);
    const head = [data.x.label, ...data.series.map(series => series.label)];
    const rows = data.x.values.slice(0, SHOWN).map((value, at) => make("tr", null, at === data.selected ? {"aria-current": "true"} : null,
      cell("th", this.xText(value) || "–", {scope: "row"}),
      ...data.series.map(series => cell("td", series.values[at] === null ? "–" : this.valueText(series.values[at])))));
    const left = data.x.values.length - rows.length;
    this.table.replaceChildren(
      make("table", null, null,
        make("caption", "b-hidden", null, data.label),
        make("thead", null, null, make("tr", null, null, ...head.map(text => cell("th", text, {scope: "col"})))),
        make("tbody", null, null, ...rows)),
      ...(left > 0 ? [make("p", "b-note", null, "+ " + new Words().numbers({}).format(left))] : []));
  }
}

BasculeScripts.define("charts", (node, data, emit) => new View(node, data, emit));

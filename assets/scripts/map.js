// Maps by Leaflet. `data`: {label, markers: [{lat, lon, label, description, color}], selected, center, zoom, tiles, credit, height,
//  texts}. Without tiles the countries of Natural Earth are drawn.

const NEAREST = 7; // zoom of the outlines: nearer they are too coarse
const [GRID, LINES, COUNTRIES] = WORLD;

/** Encoded polylines as `[latitude, longitude]`. */
function points(text) {
  const made = [];
  let at = 0;
  const step = () => {
    let value = 0, shift = 0, bits;
    do {
      bits = text.charCodeAt(at++) - 63;
      value |= (bits & 31) << shift;
      shift += 5;
    } while (bits & 32);
    return value & 1 ? ~(value >> 1) : value >> 1;
  };
  for (let x = 0, y = 0; at < text.length;) {
    x += step();
    y += step();
    made.push([y / GRID, x / GRID]);
  }
  return made;
}

let drawn = null;
/** `{name, polygons, spot, wide, high}` of each country, unpacked once. */
function countries() {
  if (drawn) return drawn;
  const lines = LINES.map(points);
  const ring = numbers => whole(numbers.flatMap((number, at) => {
    const line = number < 0 ? [...lines[-1 - number]].reverse() : lines[number];
    return at ? line.slice(1) : line;
  }));
  drawn = COUNTRIES.map(([name, shapes]) => {
    const polygons = shapes.map(shape => shape.map(ring));
    // What goes over the edge of the map is there at the other edge too.
    const over = polygons.filter(([outer]) => outer.some(([, x]) => x > 180));
    const under = polygons.filter(([outer]) => outer.some(([, x]) => x < -180));
    const moved = [[over, -360], [under, 360]].flatMap(([some, by]) =>
      some.map(polygon => polygon.map(line => line.map(([y, x]) => [y, x + by]))));
    return {name, polygons: [...polygons, ...moved], ...spot(polygons)};
  });
  return drawn;
}

/** A ring without leaps from one edge of the map to the other; one around a pole goes by it. */
function whole(ring) {
  let turn = 0;
  const made = ring.map(([y, x], at) => {
    if (at) {
      const step = x - ring[at - 1][1];
      if (step > 180) turn -= 360;
      else if (step < -180) turn += 360;
    }
    return [y, x + turn];
  });
  const first = made[0], last = made[made.length - 1];
  if (Math.abs(last[1] - first[1]) > 180) {
    const pole = first[0] < 0 ? -90 : 90;
    made.push([pole, last[1]], [pole, first[1]]);
  }
  return made;
}

/** Where a country's name stands: in the middle of the longest line across its largest part. */
function spot(polygons) {
  let best = null;
  for (const [outer] of polygons) {
    const frame = L.latLngBounds(outer);
    const size = (frame.getEast() - frame.getWest()) * (frame.getNorth() - frame.getSouth());
    if (!best || size > best.size) best = {frame, size, outer};
  }
  const {frame, outer} = best;
  const high = frame.getNorth() - frame.getSouth();
  let found = {wide: 0, spot: frame.getCenter()};
  for (const part of [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]) {
    const lat = frame.getSouth() + high * part;
    const cuts = [];
    outer.forEach(([y, x], at) => {
      const [y2, x2] = outer[(at + 1) % outer.length];
      if (y > lat !== y2 > lat) cuts.push(x + (lat - y) / (y2 - y) * (x2 - x));
    });
    cuts.sort((a, b) => a - b);
    for (let at = 0; at + 1 < cuts.length; at += 2) {
      // A little more is no reason to leave the middle.
      if (cuts[at + 1] - cuts[at] > found.wide * 1.15) found = {wide: cuts[at + 1] - cuts[at], spot: [lat, (cuts[at] + cuts[at + 1]) / 2]};
    }
  }
  return {...found, high};
}

/** Land, borders, and the names of countries that are wide enough for theirs. */
const Outlines = L.LayerGroup.extend({
  initialize() {
    L.LayerGroup.prototype.initialize.call(this);
    const looks = {className: "b-map-land", interactive: false, weight: 0.75, fillOpacity: 1, smoothFactor: 0.6};
    this.names = countries().map(country => ({...country, layer: null}));
    for (const {polygons} of this.names) this.addLayer(L.polygon(polygons, looks));
  },
  onAdd(map) {
    L.LayerGroup.prototype.onAdd.call(this, map);
    map.on("zoomend viewreset moveend", this.label, this);
    this.label();
  },
  onRemove(map) {
    map.off("zoomend viewreset moveend", this.label, this);
    L.LayerGroup.prototype.onRemove.call(this, map);
  },
  label() {
    const map = this._map;
    const scale = 256 * 2 ** map.getZoom() / 360;
    const seen = map.getBounds().pad(0.1);
    for (const one of this.names) {
      const fits = one.wide * scale > one.name.length * 6.5 + 8 && one.high * scale > 22 && seen.contains(one.spot);
      if (fits && !one.layer) {
        const icon = L.divIcon({className: "b-map-name", iconSize: [0, 0], html: make("span", null, null, one.name)});
        one.layer = L.marker(one.spot, {icon, interactive: false, keyboard: false, zIndexOffset: -10000});
        this.addLayer(one.layer);
      } else if (!fits && one.layer) {
        this.removeLayer(one.layer);
        one.layer = null;
      }
    }
  },
});

class View {
  constructor(node, data, emit) {
    this.emit = emit;
    this.box = make("div", "b-map-box", {role: "region"});
    this.note = make("p", "b-note");
    this.summary = make("summary");
    this.list = make("ul", "b-bare");
    this.details = make("details", "b-map-list", null, this.summary, this.list);
    this.said = make("div", "b-hidden", {role: "status"});
    node.replaceChildren(this.box, this.said, this.note, this.details);
    this.markers = [];
    this.ground = null;
    this.tiles = null; // the address of those that are shown
    this.kept = ""; // the origin that the policy keeps out
    this.framed = "";
    this.marked = "";
    this.selected = null;
    this.box.style.height = data.height + "px";
    const moving = !still();
    this.map = L.map(this.box, {
      attributionControl: false, zoomControl: false, scrollWheelZoom: false, zoomSnap: 0.25,
      zoomAnimation: moving, fadeAnimation: moving, markerZoomAnimation: moving, inertia: moving, minZoom: 0,
      maxBoundsViscosity: 0.8,
    });
    this.map.on("dragstart zoomstart", () => { if (!this.framing) this.moved = true; });
    this.zooms = null;
    // The wheel scrolls the chat; held with Ctrl, or pinched, it zooms.
    this.box.addEventListener("wheel", event => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      this.map.setZoomAround(this.map.mouseEventToContainerPoint(event), this.map.getZoom() - Math.sign(event.deltaY) * 0.5);
    }, {passive: false});
    this.box.addEventListener("keydown", event => { if (event.key === "Escape") this.map.closePopup(); });
    this.refused = event => {
      if (this.tiles && origin(this.tiles) === origin(event.blockedURI)) this.blocked();
    };
    document.addEventListener("securitypolicyviolation", this.refused);
    this.sizes = new ResizeObserver(() => this.resize());
    this.update(data);
    this.sizes.observe(this.box);
  }

  unmount() {
    this.sizes.disconnect();
    document.removeEventListener("securitypolicyviolation", this.refused);
    this.map.remove();
  }

  resize() {
    // Else Leaflet moves the map back within its bounds, and goes on doing so when it is framed anew.
    if (!this.moved) this.map.setMaxBounds(null);
    this.map.invalidateSize({animate: false, pan: false});
    if (!this.moved) this.frame();
  }

  update(data) {
    this.data = data;
    const {texts} = data;
    this.box.style.height = data.height + "px";
    this.box.setAttribute("aria-label", data.label);
    this.summary.textContent = texts.list;
    this.details.hidden = !data.markers.length;
    if (!this.zooms) this.zooms = L.control.zoom({
      position: "bottomright", zoomInTitle: texts.nearer, zoomOutTitle: texts.farther, // notes open above
    }).addTo(this.map);
    this.lay();
    const wanted = JSON.stringify([data.center, data.zoom, data.markers.map(({lat, lon}) => [lat, lon])]);
    if (wanted !== this.framed) {
      this.framed = wanted;
      this.moved = false;
      this.frame();
    }
    // Markers that stay keep the focus that is on one of them.
    const marks = JSON.stringify(data.markers);
    if (marks !== this.marked) {
      this.marked = marks;
      this.mark();
    }
    if (data.selected !== this.selected) {
      this.selected = data.selected;
      this.choose(data.selected);
    }
  }

  /** Opens the note of the marker that the author chose; it is no news to the author. */
  choose(at) {
    this.quiet = true;
    if (at === null) this.map.closePopup();
    else this.markers[at].openPopup();
    this.quiet = false;
  }

  /** The ground: tiles where there are any that may be fetched, else outlines. */
  lay() {
    const {tiles, credit} = this.data;
    const address = tiles && origin(tiles) !== this.kept ? tiles : null;
    this.note.textContent = address && credit || "";
    this.note.hidden = !this.note.textContent;
    if (this.ground && this.tiles === address) return;
    if (this.ground) this.ground.remove();
    this.tiles = address;
    this.map.setMaxZoom(address ? 19 : NEAREST);
    this.ground = address ? L.tileLayer(address, {maxZoom: 19}) : new Outlines();
    if (this.map._loaded) this.ground.addTo(this.map);
  }

  /** The policy lets no tile in: say so, and draw the outlines. */
  blocked() {
    this.kept = origin(this.tiles);
    this.lay();
    window.BasculeBridge.log("warning", `Map: this page may not fetch tiles from ${this.kept}: name the origin in the `
      + `widget's csp, @widget(csp={"resourceDomains": ["${this.kept}"]}), where the host takes it; outlines are shown`)
      .catch(() => {});
  }

  /** Shows the center that is asked for, else all markers, else the world. */
  frame() {
    const {center, zoom, markers} = this.data;
    const size = this.map.getSize();
    if (!size.x || !size.y) return;
    this.framing = true;
    if (center) this.map.setView(center, zoom === null ? 5 : zoom, {animate: false});
    else if (markers.length) {
      this.map.fitBounds(L.latLngBounds(markers.map(({lat, lon}) => [lat, lon])), {
        padding: [36, 36], maxZoom: zoom === null ? (this.data.tiles ? 13 : 4.5) : zoom, animate: false,
      });
    } else this.map.setView([25, 10], Math.max(0, Math.log2(size.x / 256) - 0.05), {animate: false});
    if (!this.map.hasLayer(this.ground)) this.ground.addTo(this.map);
    this.map.setMaxBounds([[-86, -300], [86, 300]]); // room for a note at the edge
    for (const marker of this.markers) this.fit(marker.getPopup());
    this.framing = false;
  }

  /** A note is no wider than the map; an open one is brought into sight. */
  fit(popup) {
    popup.options.maxWidth = Math.min(260, this.map.getSize().x - 72);
    popup.update();
  }

  mark() {
    const open = this.markers.findIndex(one => one.isPopupOpen());
    for (const one of this.markers) one.remove();
    const {markers} = this.data;
    this.markers = markers.map((data, at) => {
      const pin = make("span", `b-map-pin b-c-${data.color}`);
      const icon = L.divIcon({className: "b-map-marker", html: pin, iconSize: [24, 24], iconAnchor: [12, 22], popupAnchor: [0, -20]});
      const marker = L.marker([data.lat, data.lon], {icon, title: data.label, alt: data.label, riseOnHover: true});
      marker.bindPopup(() => this.popup(data), {autoPanPadding: [12, 12]});
      this.fit(marker.getPopup());
      marker.on("popupopen", ({popup}) => {
        popup.getElement().querySelector("a").setAttribute("aria-label", this.data.texts.close);
        this.said.textContent = [data.label, data.description].filter(Boolean).join(", ");
        if (!this.quiet) this.emit("pick", at);
      });
      marker.on("popupclose", ({popup}) => {
        this.said.textContent = "";
        if (popup.getElement().contains(document.activeElement)) marker.getElement().focus({preventScroll: true});
      });
      return marker.addTo(this.map);
    });
    this.list.replaceChildren(...markers.map((data, at) => {
      const button = make("button", "b-press", {type: "button"}, make("span", null, null, data.label),
        data.description ? make("span", "b-note", null, data.description) : null);
      button.addEventListener("click", () => this.markers[at].openPopup());
      return make("li", null, null, button);
    }));
    if (open >= 0 && this.markers[open]) {
      this.quiet = true;
      this.markers[open].openPopup();
      this.quiet = false;
    }
  }

  popup(data) {
    return make("div", "b-map-popup", null, make("strong", null, null, data.label),
      data.description ? make("div", "b-note", null, data.description) : null);
  }
}

function origin(address) {
  try { return new URL(address.replace(/\{s\}/g, "a")).origin; } catch (error) { return null; }
}

BasculeScripts.define("map", (node, data, emit) => new View(node, data, emit));

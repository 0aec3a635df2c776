// The rows of js-framework-benchmark, without its dice: every page makes the same ones.
const adjectives = "pretty large big small tall short long handsome plain quaint clean elegant easy angry crazy kind".split(" ");
const colours = "red yellow blue green pink brown purple white black orange".split(" ");
const nouns = "table chair house bbq desk car pony cookie sandwich burger pizza mouse keyboard".split(" ");
let made = 0;

export const make = count => Array.from({length: count}, () => {
  made++;
  return {id: made, label: `${adjectives[made % 16]} ${colours[(made * 7) % 10]} ${nouns[(made * 5) % 13]}`};
});

export const start = {rows: [], selected: null};

export function reduce({rows, selected}, {type, id}) {
  switch (type) {
    case "run": return {rows: make(1000), selected: null};
    case "runlots": return {rows: make(10000), selected: null};
    case "add": return {rows: rows.concat(make(1000)), selected};
    case "clear": return start;
    case "select": return {rows, selected: id};
    case "remove": return {rows: rows.filter(row => row.id !== id), selected};
    case "update": {
      const next = rows.slice();
      for (let i = 0; i < next.length; i += 10) next[i] = {id: next[i].id, label: next[i].label + " !!!"};
      return {rows: next, selected};
    }
    case "swaprows": {
      const next = rows.slice();
      if (next.length > 998) [next[1], next[998]] = [next[998], next[1]];
      return {rows: next, selected};
    }
  }
}

export const buttons = ["run", "runlots", "add", "update", "clear", "swaprows"];

"""The base styles: the host's variables under our own names, with defaults for light and dark.

A component uses `--b-…` for the page and `--c-…` for its colour, which `.b-c-<color>` sets: `solid` with `on` upon it,
`soft` with `text` upon it, `line` for borders. Each pair is one that a host keeps readable: a colour's text on its own
soft ground, and the page's ground as text on that colour.
"""

STYLES = """
:root {
  color-scheme: light dark;
  --b-ground: var(--color-background-primary, light-dark(#ffffff, #1c1d20));
  --b-raised: var(--color-background-primary, light-dark(#ffffff, #232428));
  --b-sunken: var(--color-background-secondary, light-dark(#f3f4f6, #2b2d32));
  --b-hover: var(--color-background-tertiary, light-dark(#e9ebee, #36383e));
  --b-text: var(--color-text-primary, light-dark(#1d2025, #eceef1));
  --b-muted: var(--color-text-secondary, light-dark(#565c66, #b3b8c1));
  --b-line: var(--color-border-primary, light-dark(#d5d9df, #43464d));
  --b-line-strong: var(--color-border-secondary, light-dark(#868d98, #7d838e));
  --b-ring: var(--color-ring-primary, light-dark(#1a62d6, #7fb0ff));
  --b-radius-s: var(--border-radius-sm, 4px);
  --b-radius: var(--border-radius-md, 8px);
  --b-radius-l: var(--border-radius-lg, 12px);
  --b-sans: var(--font-sans, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif);
  --b-mono: var(--font-mono, ui-monospace, SFMono-Regular, Menlo, Consolas, monospace);
  --b-shadow: var(--shadow-sm, 0 1px 2px light-dark(rgb(0 0 0 / .08), rgb(0 0 0 / .4)));
  --b-medium: var(--font-weight-medium, 500);
  --b-bold: var(--font-weight-semibold, 600);
  --b-danger-soft: var(--color-background-danger, light-dark(#fdeceb, #3d1f1f));
  --b-danger-text: var(--color-text-danger, light-dark(#a3201b, #ff9f99));
  --b-danger-line: var(--color-border-danger, light-dark(#e0a19e, #7d3a37));
}
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; }
.b-c-primary { --c-solid: var(--color-background-inverse, light-dark(#1d2025, #eceef1));
  --c-on: var(--color-text-inverse, light-dark(#ffffff, #1c1d20)); --c-soft: var(--b-hover); --c-text: var(--b-text);
  --c-line: var(--b-line-strong); }
.b-c-secondary { --c-solid: var(--b-hover); --c-on: var(--b-text); --c-soft: var(--b-sunken); --c-text: var(--b-text);
  --c-line: var(--b-line); }
.b-c-neutral { --c-solid: var(--b-muted); --c-on: var(--b-ground); --c-soft: var(--b-sunken); --c-text: var(--b-muted);
  --c-line: var(--b-line); }
.b-c-success { --c-soft: var(--color-background-success, light-dark(#e5f5ea, #17321f));
  --c-text: var(--color-text-success, light-dark(#176334, #7fdb9d));
  --c-line: var(--color-border-success, light-dark(#93c9a5, #33693f)); }
.b-c-warning { --c-soft: var(--color-background-warning, light-dark(#fdf3dc, #3a2d10));
  --c-text: var(--color-text-warning, light-dark(#7d4f00, #f3c367));
  --c-line: var(--color-border-warning, light-dark(#ddbd7c, #75592a)); }
.b-c-danger { --c-soft: var(--b-danger-soft); --c-text: var(--b-danger-text); --c-line: var(--b-danger-line); }
.b-c-info { --c-soft: var(--color-background-info, light-dark(#e6f0fd, #172a45));
  --c-text: var(--color-text-info, light-dark(#114f9e, #8fbdff));
  --c-line: var(--color-border-info, light-dark(#9dbfe8, #35588a)); }
.b-c-success, .b-c-warning, .b-c-danger, .b-c-info { --c-solid: var(--c-text); --c-on: var(--b-ground); }
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; background: transparent; color: var(--b-text); font: 1rem/1.5 var(--b-sans);
  -webkit-text-size-adjust: 100%; text-size-adjust: 100%; overflow-wrap: break-word; }
#bascule-root { padding-block: calc(.25rem + var(--safe-area-top, 0px)) calc(.25rem + var(--safe-area-bottom, 0px));
  padding-inline: calc(.25rem + var(--safe-area-left, 0px)) calc(.25rem + var(--safe-area-right, 0px)); }
:focus-visible { outline: 2px solid var(--b-ring); outline-offset: 2px; }
.b-hidden { position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; overflow: hidden;
  clip-path: inset(50%); white-space: nowrap; border: 0; }
@media (prefers-reduced-motion: reduce) {
  *, ::before, ::after { animation-duration: .01ms !important; animation-iteration-count: 1 !important;
    transition-duration: .01ms !important; scroll-behavior: auto !important; }
}
"""

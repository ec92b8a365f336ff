// The few shapes of the map, as strings of SVG. Colours are classes, so that one file serves light and dark.

const escaped = (text) =>
  String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const text = (x, y, content, style = '') =>
  `<text x="${x}" y="${y}" class="${style}">${escaped(content)}</text>`;

export const box = (x, y, width, height, style) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" class="${style}"/>`;

export const line = (x1, y1, x2, y2, style) =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" class="${style}"/>`;

export const dot = (x, y, style, radius = 5) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" class="${style}"/>`;

/** A horizontal arrow whose head ends `gap` before its target. */
export function arrow(from, to, y, style, gap = 0) {
  const way = to > from ? 1 : -1;
  const tip = to - way * gap;
  const head = `M${tip} ${y}l${-way * 8} -4.5v9z`;
  return `${line(from, y, tip - way * 6, y, style)}<path d="${head}" class="${style} head"/>`;
}

const css = `
  svg { --paper: #ffffff; --ink: #1c2430; --soft: #5b6675; --rule: #d5dbe3;
    --front: #2f6fd6; --front-fill: #eef4fd; --door: #7a4fc4; --door-fill: #f5f0fc;
    --back: #17805a; --back-fill: #edf8f3; --task: #b3571b; --store: #66707d; --store-fill: #f3f5f7; }
  @media (prefers-color-scheme: dark) {
    svg { --paper: #14181e; --ink: #e8ecf1; --soft: #a3adba; --rule: #333c47;
      --front: #7fb0f5; --front-fill: #1a2638; --door: #bb9cf0; --door-fill: #251e36;
      --back: #63c79f; --back-fill: #16291f; --task: #eda06a; --store: #98a3b0; --store-fill: #1e242c; }
  }
  text { font: 14px system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; fill: var(--ink); }
  .title { font-size: 26px; font-weight: 700; }
  .section { font-size: 15px; font-weight: 700; }
  .name { font-size: 16px; font-weight: 700; }
  .soft { fill: var(--soft); font-size: 13px; }
  .mono { font: 12.5px ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
  .middle { text-anchor: middle; }
  .end { text-anchor: end; }
  .on-line { paint-order: stroke; stroke: var(--paper); stroke-width: 5px; font-size: 13px; }
  .paper { fill: var(--paper); }
  rect.front { fill: var(--front-fill); stroke: var(--front); }
  rect.door { fill: var(--door-fill); stroke: var(--door); }
  rect.back { fill: var(--back-fill); stroke: var(--back); }
  rect.store { fill: var(--store-fill); stroke: var(--rule); }
  line { stroke-width: 1.5; }
  line.front { stroke: var(--front); } line.door { stroke: var(--door); } line.back { stroke: var(--back); }
  line.task { stroke: var(--task); stroke-dasharray: 5 4; }
  line.rule { stroke: var(--rule); stroke-width: 1; } line.life { stroke: var(--rule); }
  .head { stroke: none; } .head.front { fill: var(--front); } .head.door { fill: var(--door); }
  .head.back { fill: var(--back); } .head.task { fill: var(--task); }
  circle { stroke-width: 1.5; }
  circle.from { fill: var(--paper); } circle.back { stroke: var(--back); } circle.task { stroke: var(--task); }
  circle.to.back { fill: var(--back); } circle.to.task { fill: var(--task); }
  circle.uses { fill: var(--store); } circle.may { fill: var(--paper); stroke: var(--store); }
  text.front { fill: var(--front); } text.door { fill: var(--door); } text.back { fill: var(--back); } text.task { fill: var(--task); }
`;

export const picture = (
  width,
  height,
  label,
  parts,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(label)}">
<style>${css}</style>
<rect width="${width}" height="${height}" class="paper"/>
${parts.flat(9).join('\n')}
</svg>
`;

// Shared strokes of the demo pictures: colours, light and shadow. A picture is a text of SVG, 1200 by 800.
export const W = 1200;
export const H = 800;

export const colors = {
  ink: '#26302c',
  paper: '#faf7f1',
  cream: '#f3e8d3',
  green: '#14594a',
  sage: '#8fae9b',
  moss: '#5e7f5f',
  leaf: '#3f7354',
  sun: '#e3a03c',
  amber: '#c9822b',
  clay: '#b8654a',
  brick: '#a3573f',
  rose: '#d9a08a',
  wood: '#b08050',
  oak: '#c99d68',
  walnut: '#6e4a32',
  slate: '#4f5d63',
  steel: '#9aa7aa',
  mist: '#cfdcdc',
  sky: '#b9d3da',
  navy: '#2f4858',
  plum: '#5d4a66',
};

/** A small repeatable random number: the same seed draws the same picture. */
export function dice(seed) {
  let state = [...seed].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) >>> 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Mixes two colours: 0 gives the first, 1 the second. */
export function mix(one, other, share) {
  const parts = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [from, to] = [parts(one), parts(other)];
  const hex = from.map((value, at) => Math.round(value + (to[at] - value) * share));
  return `#${hex.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
export const lighter = (color, share = 0.25) => mix(color, '#fff6e4', share);
export const darker = (color, share = 0.25) => mix(color, '#1b2226', share);

let count = 0;
let kept = [];
const keep = (make) => {
  count += 1;
  const id = `d${count}`;
  kept.push(make(id));
  return `url(#${id})`;
};
/** A gradient from top to bottom (or left to right with `across`), stops as [offset, colour, opacity]. */
export const fade = (stops, across = false) =>
  keep(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}">${stops
        .map(
          ([at, color, opacity = 1]) =>
            `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`,
        )
        .join('')}</linearGradient>`,
  );
export const round = (stops, cx = 0.5, cy = 0.5) =>
  keep(
    (id) =>
      `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="0.5" fx="${cx}" fy="${cy}">${stops
        .map(
          ([at, color, opacity = 1]) =>
            `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`,
        )
        .join('')}</radialGradient>`,
  );
export const pattern = (width, height, inner, turn = 0) =>
  keep(
    (id) =>
      `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${inner}</pattern>`,
  );
export const blurOf = (size) =>
  keep(
    (id) =>
      `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${size}"/></filter>`,
  );
const dropShadow = (dx, dy, size, opacity) =>
  keep(
    (id) =>
      `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur in="SourceAlpha" stdDeviation="${size}"/><feOffset dx="${dx}" dy="${dy}"/><feComponentTransfer><feFuncA type="linear" slope="${opacity}"/></feComponentTransfer><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`,
  );
export const clip = (shape) => keep((id) => `<clipPath id="${id}">${shape}</clipPath>`);

export const rect = (x, y, w, h, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
export const box = (x, y, w, h, r, fill, more = '') => rect(x, y, w, h, fill, `rx="${r}" ${more}`);
export const oval = (cx, cy, rx, ry, fill, more = '') =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
export const disc = (cx, cy, r, fill, more = '') => oval(cx, cy, r, r, fill, more);
export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d, color, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const group = (inner, more = '') => `<g ${more}>${inner}</g>`;
export const at = (x, y, inner, scale = 1, turn = 0) =>
  group(inner, `transform="translate(${x} ${y}) scale(${scale}) rotate(${turn})"`);
export const shaded = (inner, dx = 6, dy = 10, size = 9, opacity = 0.35) =>
  group(inner, `filter="${dropShadow(dx, dy, size, opacity)}"`);

/** Light around a lamp or a window. */
export const glow = (x, y, r, color = '#ffdf9e', opacity = 0.6) =>
  disc(
    x,
    y,
    r,
    round([
      [0, color, opacity],
      [0.35, color, opacity * 0.4],
      [1, color, 0],
    ]),
  );
/** Where something stands on the floor. */
export const ground = (x, y, rx, ry = rx * 0.14, opacity = 0.35) =>
  oval(
    x,
    y,
    rx,
    ry,
    round([
      [0, '#1c1a16', opacity],
      [0.6, '#1c1a16', opacity * 0.5],
      [1, '#1c1a16', 0],
    ]),
  );

const vignette = () =>
  rect(
    0,
    0,
    W,
    H,
    keep(
      (id) =>
        `<radialGradient id="${id}" cx="0.5" cy="0.46" r="0.78"><stop offset="0.6" stop-color="#1a120a" stop-opacity="0"/><stop offset="1" stop-color="#1a120a" stop-opacity="0.26"/></radialGradient>`,
    ),
  );

/** The whole file of a picture that `draw` makes. */
export function picture(draw, width = W, height = H) {
  kept = [];
  count = 0;
  const inner = draw() + (width === W ? vignette() : '');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${kept.join('')}</defs>${inner}</svg>`;
}

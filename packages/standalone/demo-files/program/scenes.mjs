// The kinds of pictures: a shop from the street, a room, things on a table from above, and one thing in soft light.
import {
  at,
  blurOf,
  box,
  colors as c,
  clip,
  darker,
  dice,
  disc,
  fade,
  glow,
  ground,
  group,
  H,
  lighter,
  line,
  mix,
  oval,
  path,
  pattern,
  rect,
  shaded,
  W,
} from './kit.mjs';
import { bicycle, fern, plant, signBoard, van } from './standing.mjs';

const skies = {
  morning: [['#a9cbd6', '#f6e6cf', '#fbf0dd'], '#fff1d0', 0.1],
  day: [['#86b6c6', '#cfe3e4', '#f2efe2'], '#ffffff', 0],
  late: [['#7f9fb4', '#eac9a1', '#f7dcae'], '#ffcf8a', 0.22],
  dusk: [['#3c4a66', '#9a7284', '#e7a878'], '#ffb978', 0.42],
};

const ridge = (seed, y, height, color) => {
  const roll = dice(seed);
  let d = `M0 ${y}`;
  for (let x = 0; x <= W; x += 150)
    d += `Q${x + 75} ${y - height * (0.35 + roll() * 0.75)} ${x + 150} ${y - height * (0.1 + roll() * 0.3)}`;
  return path(`${d}V${H}H0Z`, color);
};
const tree = (x, y, size, color, seed) => {
  const roll = dice(seed);
  let out =
    ground(x, y, 110 * size) +
    path(
      `M${x - 13 * size} ${y}L${x - 7 * size} ${y - 190 * size}H${x + 7 * size}L${x + 13 * size} ${y}Z`,
      fade([
        [0, darker(c.walnut, 0.1)],
        [1, darker(c.walnut, 0.35)],
      ]),
    );
  for (let i = 0; i < 26; i += 1) {
    const turn = roll() * 6.3;
    const far = Math.sqrt(roll()) * 112 * size;
    const up = Math.sin(turn) * far * 0.85;
    out += disc(
      x + Math.cos(turn) * far,
      y - 260 * size + up,
      (36 + roll() * 30) * size,
      mix(lighter(color, 0.28), darker(color, 0.3), (up / (112 * size) + 1) / 2),
      'opacity=".93"',
    );
  }
  return out;
};
const pane = (x, y, w, h, dusk, frame, more = '') =>
  rect(x - 8, y - 8, w + 16, h + 16, frame) +
  rect(
    x,
    y,
    w,
    h,
    dusk > 0.3
      ? fade([
          [0, '#ffe2a4'],
          [1, '#f2b866'],
        ])
      : fade([
          [0, '#7d98a1'],
          [0.6, '#aebfc0'],
          [1, '#6f878c'],
        ]),
  ) +
  more +
  path(
    `M${x} ${y + h * 0.75}L${x + w * 0.6} ${y}H${x + w * 0.85}L${x} ${y + h}Z`,
    '#ffffff',
    'opacity=".16"',
  );
const bricks = (color) =>
  pattern(
    44,
    24,
    rect(0, 0, 44, 24, darker(color, 0.14)) +
      box(1, 1, 42, 10, 1, color) +
      box(-21, 13, 42, 10, 1, lighter(color, 0.07)) +
      box(23, 13, 42, 10, 1, darker(color, 0.05)),
  );
const boards = (color) =>
  pattern(
    20,
    22,
    rect(0, 0, 20, 22, color) +
      rect(0, 20, 20, 2, darker(color, 0.22)) +
      rect(0, 0, 20, 2, lighter(color, 0.3)),
  );
const stones = (color) =>
  pattern(
    120,
    60,
    rect(0, 0, 120, 60, darker(color, 0.16)) +
      box(2, 2, 74, 26, 4, color) +
      box(80, 2, 38, 26, 4, lighter(color, 0.1)) +
      box(2, 32, 40, 26, 4, darker(color, 0.06)) +
      box(46, 32, 72, 26, 4, lighter(color, 0.05)),
  );
const sheets = (color) =>
  pattern(
    26,
    10,
    rect(0, 0, 26, 10, color) +
      rect(0, 0, 4, 10, lighter(color, 0.25)) +
      rect(20, 0, 4, 10, darker(color, 0.18)),
  );
const walls = {
  brick: bricks,
  boards,
  stone: stones,
  sheets,
  plaster: (color) =>
    fade([
      [0, lighter(color, 0.12)],
      [1, darker(color, 0.08)],
    ]),
};

const sign = (text, x, y, w, h, color, ink = c.cream, face = 'P052') =>
  box(
    x,
    y,
    w,
    h,
    5,
    fade([
      [0, lighter(color, 0.1)],
      [1, darker(color, 0.14)],
    ]),
  ) +
  rect(x + 7, y + 7, w - 14, h - 14, 'none', `stroke="${mix(color, ink, 0.5)}" stroke-width="2"`) +
  `<text x="${x + w / 2}" y="${y + h * 0.66}" text-anchor="middle" font-family="${face}" font-weight="bold" font-size="${Math.min(h * 0.5, (w * 1.62) / text.length)}" fill="${ink}" letter-spacing="1.5">${text.replaceAll('&', '&amp;')}</text>`;
const awning = (x, y, w, color, depth = 74) => {
  const n = Math.round(w / 44);
  const step = w / n;
  return (
    Array.from({ length: n }, (_, i) =>
      path(
        `M${x + i * step} ${y}h${step}l${(i + 1 - n / 2) * 2.2} ${depth}a${step / 2} 15 0 0 1 ${-step - 2.2} 0z`,
        fade([
          [0, i % 2 ? lighter(color, 0.1) : '#f7efdf'],
          [1, i % 2 ? darker(color, 0.22) : '#d8ccb4'],
        ]),
      ),
    ).join('') +
    rect(
      x,
      y + depth + 12,
      w,
      60,
      fade([
        [0, '#141210', 0.42],
        [1, '#141210', 0],
      ]),
    )
  );
};
const street = (dusk) =>
  rect(
    0,
    652,
    W,
    66,
    fade([
      [0, mix('#cfc6b6', '#5e5866', dusk)],
      [1, mix('#b6ac9b', '#4c4856', dusk)],
    ]),
  ) +
  Array.from({ length: 13 }, (_, i) =>
    line(
      `M${i * 100 - 10} 652L${(i * 100 - 600) * 1.12 + 600} 718`,
      '#7c7466',
      1.4,
      'opacity=".45"',
    ),
  ).join('') +
  rect(0, 716, W, 10, mix('#e0d8c8', '#6a6470', dusk)) +
  rect(
    0,
    726,
    W,
    74,
    fade([
      [0, mix('#6b6a68', '#38384a', dusk)],
      [1, mix('#55555a', '#2a2b3a', dusk)],
    ]),
  ) +
  [0, 1, 2, 3, 4].map((i) => box(90 + i * 260, 772, 120, 7, 3, '#e9dfc4', 'opacity=".5"')).join('');
const lampPost = (x, dusk) =>
  line(`M${x} 668V330`, '#2e3a3a', 9) +
  line(`M${x} 330q0 -30 34 -30`, '#2e3a3a', 7) +
  (dusk > 0.2 ? glow(x + 38, 312, 170, '#ffdc94', 0.8) : '') +
  box(x + 22, 292, 34, 30, 8, dusk > 0.2 ? '#ffe9b8' : '#e9ecdf');

/** A shop from across the street. `show` is drawn in its window, standing on the sill. */
export function front(p) {
  const [sky, sunlight, dusk] = skies[p.time ?? 'day'];
  const wall = walls[p.wall ?? 'brick'](mix(p.color, '#544763', dusk * 0.5));
  const trim = mix(p.trim ?? c.cream, '#6c5a6c', dusk * 0.45);
  const side = mix(mix(p.color, '#8a8f8d', 0.6), '#544763', dusk * 0.7);
  const back =
    rect(
      0,
      0,
      W,
      H,
      fade([
        [0, sky[0]],
        [0.45, sky[1]],
        [0.75, sky[2]],
      ]),
    ) +
    glow(p.sun ?? 940, 190, 420, sunlight, 0.55) +
    ridge(`${p.seed}far`, 430, 190, mix('#9db3b5', sky[1], 0.45)) +
    ridge(`${p.seed}near`, 520, 150, mix('#6f8d7c', sky[1], 0.3));
  return (
    back +
    (p.kind === 'hall'
      ? hall(p, dusk, wall, trim)
      : p.kind === 'house'
        ? house(p, dusk, wall, trim)
        : shop(p, dusk, wall, trim, side)) +
    street(dusk) +
    near(p, dusk)
  );
}
const windowLight = (x, y, w, h, dusk, show, sill, color) => {
  const inner = clip(rect(x, y, w, h, '#000'));
  return (
    rect(x - 12, y - 12, w + 24, h + 24, color) +
    rect(
      x,
      y,
      w,
      h,
      fade([
        [0, mix('#8d7a58', '#f7cf86', 0.25 + dusk)],
        [0.7, mix('#c2a676', '#fbdc9b', 0.3 + dusk)],
        [1, mix('#8d6f49', '#d79b54', 0.3 + dusk)],
      ]),
    ) +
    group(
      glow(x + w / 2, y + 10, w * 0.62, '#fff0c4', 0.75) +
        [0.22, 0.5, 0.78]
          .map(
            (f) =>
              line(`M${x + w * f} ${y}v26`, '#3c342a', 3) +
              path(`M${x + w * f - 18} ${y + 46}l10 -22h16l10 22z`, '#3c342a') +
              glow(x + w * f, y + 54, 56, '#fff3cf', 0.9),
          )
          .join('') +
        (show ?? '') +
        path(
          `M${x} ${y + h}L${x + w * 0.5} ${y}H${x + w * 0.66}L${x + w * 0.16} ${y + h}Z M${x + w * 0.3} ${y + h}L${x + w * 0.8} ${y}H${x + w * 0.86}L${x + w * 0.36} ${y + h}Z`,
          '#ffffff',
          `opacity="${0.17 - dusk * 0.2}"`,
        ),
      `clip-path="${inner}"`,
    ) +
    rect(x - 18, y + h + 8, w + 36, 14, sill)
  );
};
const door = (x, y, w, h, color, dusk) =>
  rect(x - 12, y - 12, w + 24, h + 12, darker(color, 0.35)) +
  rect(
    x,
    y,
    w,
    h,
    fade([
      [0, lighter(color, 0.12)],
      [1, darker(color, 0.15)],
    ]),
  ) +
  rect(
    x + 16,
    y + 18,
    w - 32,
    h * 0.56,
    fade([
      [0, mix('#a98f62', '#ffdf9d', dusk + 0.2)],
      [1, mix('#77623f', '#e7ae62', dusk + 0.2)],
    ]),
  ) +
  path(
    `M${x + 16} ${y + h * 0.5}L${x + w * 0.7} ${y + 18}h16L${x + 16} ${y + h * 0.6}Z`,
    '#fff',
    'opacity=".18"',
  ) +
  rect(x + 16, y + h * 0.7, w - 32, h * 0.22, darker(color, 0.14)) +
  disc(x + w - 12, y + h * 0.56, 6, c.sun) +
  box(x + w / 2 - 24, y + 40, 48, 28, 4, c.cream) +
  rect(x - 20, y + h - 2, w + 40, 10, '#857c6c');
function shop(p, dusk, wall, trim, side) {
  const left = p.flip;
  const doorAt = left ? 250 : 838;
  const glassAt = left ? 410 : 250;
  const accent = mix(p.accent, '#3b3550', dusk * 0.3);
  return (
    rect(-20, 250, 220, 420, side) +
    rect(-20, 236, 228, 20, darker(side, 0.15)) +
    [20, 110].map((x) => pane(x, 310, 50, 84, dusk, lighter(side, 0.3))).join('') +
    rect(-20, 470, 220, 190, darker(side, 0.2)) +
    rect(20, 500, 150, 120, mix('#6a7678', '#f0bd72', dusk)) +
    rect(1000, 200, 240, 470, mix(side, '#cdbfa8', 0.3)) +
    rect(992, 184, 250, 22, darker(side, 0.1)) +
    [1040, 1130].map((x) => pane(x, 262, 54, 92, dusk, lighter(side, 0.3))).join('') +
    rect(1020, 470, 190, 180, darker(side, 0.1)) +
    rect(1040, 490, 150, 120, mix('#6a7678', '#f0bd72', dusk)) +
    rect(200, 130, 800, 530, wall) +
    rect(
      200,
      130,
      800,
      530,
      fade([
        [0, '#fff4da', 0.2],
        [0.5, '#ffffff', 0],
        [1, '#1a1420', 0.2],
      ]),
    ) +
    rect(184, 112, 832, 26, trim) +
    rect(192, 138, 816, 8, darker(trim, 0.25)) +
    Array.from({ length: 20 }, (_, i) => rect(206 + i * 41, 146, 14, 12, darker(trim, 0.08))).join(
      '',
    ) +
    [300, 470, 640, 810]
      .map(
        (x, i) =>
          pane(
            x,
            196,
            92,
            128,
            dusk > 0.3 && i % 3 !== 1 ? dusk : 0,
            trim,
            (i % 2 ? rect(x, 196, 92, 46, p.accent, 'opacity=".35"') : '') +
              rect(x + 44, 196, 4, 128, trim) +
              rect(x, 256, 92, 4, trim),
          ) + rect(x - 16, 330, 124, 12, darker(trim, 0.12)),
      )
      .join('') +
    rect(200, 372, 800, 290, darker(accent, 0.28)) +
    sign(p.name, 222, 374, 756, 76, accent, c.cream, p.face) +
    windowLight(glassAt, 480, 540, 140, dusk, p.show?.(glassAt, 620), darker(trim, 0.15), accent) +
    door(doorAt, 474, 108, 186, p.door ?? accent, dusk) +
    awning(210, 450, 780, accent, 52)
  );
}
function hall(p, dusk, wall, trim) {
  return (
    rect(70, 250, 1060, 410, wall) +
    rect(
      70,
      250,
      1060,
      410,
      fade([
        [0, '#fff4da', 0.14],
        [1, '#1a1420', 0.24],
      ]),
    ) +
    path('M46 256L600 150L1154 256L1138 276L600 176L62 276Z', darker(p.color, 0.3)) +
    path('M70 262L600 176L1130 262Z', wall) +
    sign(p.name, 300, 270, 600, 74, mix(p.accent, '#3b3550', dusk * 0.3), c.cream, p.face) +
    [150, 430]
      .map(
        (x) =>
          rect(x - 12, 388, 256, 272, darker(p.color, 0.4)) +
          rect(
            x,
            400,
            232,
            260,
            fade([
              [0, mix('#4c4a44', '#f5c97d', 0.35 + dusk)],
              [1, mix('#3a352f', '#c58a4a', 0.3 + dusk)],
            ]),
          ) +
          glow(x + 116, 440, 140, '#ffe9b4', 0.7) +
          Array.from({ length: 3 }, (_, i) =>
            rect(x, 400 + i * 16, 232, 13, lighter(c.steel, 0.2)),
          ).join(''),
      )
      .join('') +
    (p.show?.(150, 656) ?? '') +
    windowLight(
      740,
      430,
      200,
      130,
      dusk,
      p.inside?.(740, 560),
      darker(trim, 0.2),
      mix(p.accent, '#3b3550', dusk * 0.3),
    ) +
    door(996, 440, 92, 220, p.accent, dusk) +
    [290, 700]
      .map(
        (x) =>
          line(`M${x} 372h34`, '#2e3a3a', 6) +
          path(`M${x + 12} 376h44l-10 -24h-24z`, '#2e3a3a') +
          glow(x + 34, 390, 100, '#ffe6ab', 0.4 + dusk),
      )
      .join('')
  );
}
function house(p, dusk, wall, trim) {
  return (
    tree(110, 650, 1.25, c.moss, `${p.seed}a`) +
    tree(1130, 650, 1.05, c.leaf, `${p.seed}b`) +
    rect(230, 330, 740, 330, wall) +
    rect(
      230,
      330,
      740,
      330,
      fade([
        [0, '#fff4da', 0.2],
        [1, '#1a1420', 0.18],
      ]),
    ) +
    path(
      'M190 346L400 176H800L1010 346Z',
      fade([
        [0, lighter(p.roof ?? c.slate, 0.14)],
        [1, darker(p.roof ?? c.slate, 0.2)],
      ]),
    ) +
    Array.from({ length: 7 }, (_, i) =>
      line(
        `M${212 + i * 27} ${328 - i * 22}H${988 - i * 27}`,
        darker(p.roof ?? c.slate, 0.25),
        2,
        'opacity=".6"',
      ),
    ).join('') +
    rect(190, 340, 820, 14, trim) +
    path('M430 352L600 214L770 352Z', wall) +
    path('M412 356L600 204L788 356L774 364L600 222L426 364Z', trim) +
    disc(600, 300, 30, trim) +
    disc(600, 300, 22, dusk > 0.3 ? '#ffdf9c' : '#93aab0') +
    sign(p.name, 380, 372, 440, 58, mix(p.accent, '#3b3550', dusk * 0.3), c.cream, p.face) +
    [270, 770]
      .map(
        (x) =>
          windowLight(x, 470, 160, 120, dusk, p.show?.(x, 590), darker(trim, 0.12), trim) +
          [-1, 1]
            .map(
              (s) =>
                rect(s < 0 ? x - 50 : x + 178, 456, 34, 148, darker(p.accent, 0.1)) +
                Array.from({ length: 11 }, (_, i) =>
                  rect(s < 0 ? x - 46 : x + 182, 464 + i * 12.6, 26, 3, darker(p.accent, 0.35)),
                ).join(''),
            )
            .join(''),
      )
      .join('') +
    door(546, 462, 108, 198, p.door ?? p.accent, dusk) +
    [506, 682].map((x) => rect(x, 436, 14, 224, trim)).join('') +
    rect(490, 428, 222, 16, trim) +
    path('M520 660H680L720 690H480Z', mix('#cbbfa9', '#5e5866', dusk))
  );
}
function near(p, dusk) {
  const calm = `opacity="${1 - dusk * 0.15}"`;
  const extras = {
    tree: () => tree(1090, 690, 1.35, p.leaf ?? c.leaf, `${p.seed}t`),
    lamp: () => lampPost(p.flip ? 216 : 1010, dusk),
    bike: () => at(p.flip ? 760 : 470, 700, bicycle(p.bike ?? c.clay), 0.62),
    board: () => at(p.flip ? 200 : 770, 690, signBoard(p.accent), 0.8),
    pots: () =>
      at(p.flip ? 214 : 970, 690, plant(c.slate, c.leaf), 0.5) +
      at(p.flip ? 404 : 812, 686, plant(c.slate, c.moss), 0.44),
    ferns: () => at(236, 692, fern(c.clay), 0.6) + at(962, 692, fern(c.clay), 0.6),
    bench: () =>
      ground(330, 700, 150, 12) +
      [240, 400].map((x) => rect(x, 650, 10, 48, '#343e3d')).join('') +
      [0, 1, 2]
        .map((i) =>
          box(
            226,
            640 - i * 24 + (i ? -8 : 0),
            208,
            13,
            4,
            fade([
              [0, lighter(c.oak, 0.2)],
              [1, c.wood],
            ]),
          ),
        )
        .join(''),
    van: () =>
      at(820, 752, van(c.paper, p.accent), 0.86) +
      `<text x="592" y="618" font-family="P052" font-weight="bold" font-size="27" fill="${p.accent}">OKONKWO &amp;</text><text x="592" y="692" font-family="P052" font-weight="bold" font-size="24" fill="${p.accent}">DAUGHTERS</text>`,
    bushes: () =>
      [60, 160, 1040, 1140, 1200, 0]
        .map((x, i) => disc(x, 672, 44 + (i % 3) * 10, mix(c.moss, '#433b52', dusk * 0.5)))
        .join(''),
  };
  return group((p.near ?? ['tree']).map((name) => extras[name]()).join(''), calm);
}

/** A room. `wall` and `floor` are colours, `things` is drawn from back to front; the floor begins at 560. */
export function room(p) {
  const wall = p.wall ?? c.cream;
  const floor = p.floor ?? c.oak;
  const night = p.night ?? 0;
  const planks =
    Array.from({ length: 17 }, (_, i) => {
      const x = (i - 8) * 62;
      return line(`M${600 + x} 560L${600 + x * 3.1} 800`, darker(floor, 0.3), 2, 'opacity=".5"');
    }).join('') +
    [580, 612, 660, 726]
      .map((y) => line(`M0 ${y}H1200`, darker(floor, 0.3), 1.4, 'opacity=".35"'))
      .join('');
  const tiles =
    Array.from({ length: 23 }, (_, i) => {
      const x = (i - 11) * 62;
      return line(`M${600 + x} 560L${600 + x * 3.1} 800`, lighter(floor, 0.5), 2.4, 'opacity=".6"');
    }).join('') +
    [566, 590, 624, 672, 738]
      .map((y) => line(`M0 ${y}H1200`, lighter(floor, 0.5), 2.4, 'opacity=".6"'))
      .join('');
  const x = p.windowAt ?? 120;
  const w = p.windowWidth ?? 250;
  const light = night
    ? ''
    : path(
        `M${x} 580L${x + w} 580L${x + w + 420} 800H${x + 250}Z`,
        fade([
          [0, '#fff3cf', 0.6],
          [1, '#fff3cf', 0.06],
        ]),
      ) +
      path(
        `M${x + w} 130L${x + w + 330} 560H${x + 120}L${x} 400V130Z`,
        fade(
          [
            [0, '#fff6dc', 0.34],
            [1, '#fff6dc', 0],
          ],
          true,
        ),
      );
  const outside =
    rect(
      x,
      120,
      w,
      300,
      night
        ? fade([
            [0, '#26324a'],
            [1, '#6b5a72'],
          ])
        : fade([
            [0, '#b9dbe2'],
            [0.6, '#eef0dc'],
            [1, '#c9d8b4'],
          ]),
    ) +
    (night
      ? ''
      : path(`M${x} 350Q${x + w * 0.3} 280 ${x + w * 0.6} 330T${x + w} 310V420H${x}Z`, '#8fb093') +
        disc(x + w * 0.78, 300, 52, '#7ea582') +
        disc(x + w * 0.9, 330, 44, '#6d9674'));
  const frame = p.windowless
    ? ''
    : rect(x - 18, 102, w + 36, 336, lighter(wall, 0.4)) +
      outside +
      rect(x + w / 2 - 5, 120, 10, 300, lighter(wall, 0.45)) +
      rect(x, 250, w, 9, lighter(wall, 0.45)) +
      box(x - 30, 436, w + 60, 20, 4, lighter(wall, 0.3)) +
      rect(x - 30, 456, w + 60, 16, '#000', 'opacity=".12"') +
      (night ? '' : glow(x + w / 2, 260, 360, '#fff6dd', 0.5));
  const lamps = (p.lamps ?? [])
    .map(
      ([lx, ly = 190]) =>
        line(`M${lx} 0V${ly - 40}`, '#3a3a34', 3) +
        glow(lx, ly + 6, 250, '#ffe2a3', night ? 0.85 : 0.55) +
        path(
          `M${lx - 46} ${ly}Q${lx - 40} ${ly - 44} ${lx} ${ly - 46}Q${lx + 40} ${ly - 44} ${lx + 46} ${ly}Z`,
          fade([
            [0, lighter(p.lamp ?? c.green, 0.2)],
            [1, darker(p.lamp ?? c.green, 0.2)],
          ]),
        ) +
        oval(lx, ly, 45, 7, '#fff3d2'),
    )
    .join('');
  return (
    rect(
      0,
      0,
      W,
      570,
      fade([
        [0, darker(wall, 0.12 + night)],
        [0.5, mix(wall, '#2a2433', night)],
        [1, darker(wall, 0.05 + night)],
      ]),
    ) +
    (p.paneling
      ? rect(
          0,
          400,
          W,
          160,
          fade([
            [0, lighter(p.paneling, 0.1 - night * 0.1)],
            [1, darker(p.paneling, 0.1 + night)],
          ]),
        ) +
        rect(0, 394, W, 12, lighter(p.paneling, 0.25)) +
        Array.from({ length: 9 }, (_, i) =>
          rect(
            20 + i * 136,
            424,
            108,
            112,
            'none',
            `stroke="${darker(p.paneling, 0.16)}" stroke-width="4"`,
          ),
        ).join('')
      : '') +
    (p.tiled
      ? rect(
          0,
          300,
          W,
          260,
          pattern(
            64,
            34,
            rect(0, 0, 64, 34, darker(p.tiled, 0.1)) +
              box(1, 1, 62, 15, 2, p.tiled) +
              box(-31, 18, 62, 15, 2, lighter(p.tiled, 0.12)) +
              box(33, 18, 62, 15, 2, lighter(p.tiled, 0.06)),
          ),
        )
      : '') +
    (p.backdrop ?? '') +
    frame +
    rect(0, 548, W, 16, mix(lighter(wall, 0.4), '#2a2433', night)) +
    rect(
      0,
      560,
      W,
      240,
      fade([
        [0, darker(floor, 0.28 + night)],
        [1, mix(lighter(floor, 0.08), '#2a2433', night)],
      ]),
    ) +
    (p.tiles ? tiles : planks) +
    light +
    (p.things ?? '') +
    lamps
  );
}
export const shelf = (x, y, w, inner, color = c.oak) =>
  rect(x, y + 12, w, 26, '#000', 'opacity=".14"') +
  inner +
  box(
    x,
    y,
    w,
    15,
    3,
    fade([
      [0, lighter(color, 0.25)],
      [1, darker(color, 0.15)],
    ]),
  ) +
  [x + 26, x + w - 36].map((k) => path(`M${k} ${y + 15}h10v26z`, darker(color, 0.35))).join('');
export const counter = (x, y, w, h, color, top = c.oak) =>
  ground(x + w / 2, y + h, w * 0.56, 22, 0.45) +
  rect(
    x,
    y + 18,
    w,
    h - 18,
    fade([
      [0, lighter(color, 0.08)],
      [1, darker(color, 0.28)],
    ]),
  ) +
  Array.from(
    { length: Math.max(1, Math.floor(w / 130)) },
    (_, i, all = Math.max(1, Math.floor(w / 130))) =>
      rect(
        x + 14 + (i * (w - 28)) / all,
        y + 40,
        (w - 28) / all - 14,
        h - 64,
        'none',
        `stroke="${darker(color, 0.3)}" stroke-width="4"`,
      ),
  ).join('') +
  box(
    x - 16,
    y,
    w + 32,
    22,
    5,
    fade([
      [0, lighter(top, 0.35)],
      [1, darker(top, 0.1)],
    ]),
  ) +
  rect(x, y + 22, w, 12, '#000', 'opacity=".22"');
export const rug = (x, y, w, color) =>
  oval(
    x,
    y,
    w,
    w * 0.16,
    fade([
      [0, lighter(color, 0.1)],
      [1, darker(color, 0.12)],
    ]),
  ) +
  oval(
    x,
    y,
    w * 0.86,
    w * 0.128,
    'none',
    `stroke="${lighter(color, 0.5)}" stroke-width="5" opacity=".7"`,
  );
export const shelves = (x, y, w, rows, draw, color = c.walnut) =>
  rect(x - 14, y - 20, w + 28, rows * 150 + 40, darker(color, 0.3)) +
  rect(x, y - 8, w, rows * 150 + 20, darker(color, 0.5)) +
  Array.from(
    { length: rows },
    (_, i) =>
      rect(
        x,
        y + i * 150,
        w,
        150,
        fade([
          [0, '#000', 0.35],
          [0.5, '#000', 0],
        ]),
      ) +
      draw(i, x, y + (i + 1) * 150) +
      box(
        x - 6,
        y + (i + 1) * 150,
        w + 12,
        14,
        2,
        fade([
          [0, lighter(color, 0.2)],
          [1, color],
        ]),
      ),
  ).join('');

const tops = {
  wood: (color) =>
    rect(0, 0, W, H, color) +
    Array.from(
      { length: 6 },
      (_, i) =>
        rect(
          0,
          i * 136,
          W,
          136,
          fade([
            [0, lighter(color, 0.03 + (i % 3) * 0.05)],
            [1, darker(color, 0.03 + (i % 2) * 0.06)],
          ]),
        ) +
        rect(0, i * 136, W, 2.5, darker(color, 0.4), 'opacity=".6"') +
        [0, 1, 2, 3]
          .map((j) =>
            line(
              `M${((i * 313 + j * 71) % 500) - 60} ${i * 136 + 24 + j * 28}q260 ${j % 2 ? 13 : -11} 620 0t700 4`,
              darker(color, 0.2),
              2,
              'opacity=".4"',
            ),
          )
          .join(''),
    ).join(''),
  plain: (color) =>
    rect(
      0,
      0,
      W,
      H,
      fade([
        [0, lighter(color, 0.12)],
        [1, darker(color, 0.08)],
      ]),
    ),
  steel: () =>
    rect(
      0,
      0,
      W,
      H,
      fade(
        [
          [0, '#b9c2c2'],
          [0.5, '#d6dcda'],
          [1, '#a2adad'],
        ],
        true,
      ),
    ) +
    Array.from({ length: 40 }, (_, i) =>
      rect(0, i * 20 + ((i * 7) % 9), W, 1, '#ffffff', 'opacity=".3"'),
    ).join(''),
  mat: (color) =>
    rect(0, 0, W, H, color) +
    Array.from({ length: 24 }, (_, i) =>
      rect(i * 50, 0, 1.4, H, lighter(color, 0.4), 'opacity=".5"'),
    ).join('') +
    Array.from({ length: 16 }, (_, i) =>
      rect(0, i * 50, W, 1.4, lighter(color, 0.4), 'opacity=".5"'),
    ).join(''),
  linen: (color) =>
    rect(
      0,
      0,
      W,
      H,
      pattern(
        8,
        8,
        rect(0, 0, 8, 8, color) +
          rect(0, 0, 8, 1.6, darker(color, 0.08)) +
          rect(0, 0, 1.6, 8, lighter(color, 0.3)),
      ),
    ),
};
/** Things on a table from above, each as [x, y, turn, scale, drawing]. */
export function table(p) {
  return (
    tops[p.top ?? 'wood'](p.color ?? c.oak) +
    (p.under ?? '') +
    p.things
      .map(([x, y, turn, scale, inner]) => shaded(at(x, y, inner, scale, turn), 9, 14, 11, 0.42))
      .join('') +
    path('M-100 0H360L900 800H340Z', '#fff3d6', 'opacity=".2"') +
    path('M470 0H640L1180 800H1010Z', '#fff3d6', 'opacity=".16"') +
    rect(
      0,
      0,
      W,
      H,
      fade([
        [0, '#fff3d6', 0.1],
        [0.6, '#000', 0],
        [1, '#160f08', 0.22],
      ]),
    )
  );
}
/** One thing in soft light, with a room out of focus behind it. The table begins at 600. */
export function still(p) {
  const roll = dice(p.seed);
  const blur = blurOf(26);
  const spots = Array.from({ length: 16 }, () =>
    disc(
      roll() * W,
      roll() * 460,
      20 + roll() * 46,
      p.spots?.[Math.floor(roll() * p.spots.length)] ?? '#ffe4ae',
      `opacity="${0.12 + roll() * 0.22}"`,
    ),
  ).join('');
  return (
    rect(
      0,
      0,
      W,
      H,
      fade([
        [0, darker(p.back, 0.3)],
        [0.55, p.back],
        [1, lighter(p.back, 0.2)],
      ]),
    ) +
    group((p.far ?? '') + glow(220, 120, 420, '#fff2cd', 0.8), `filter="${blur}"`) +
    spots +
    rect(
      0,
      586,
      W,
      214,
      fade([
        [0, darker(p.table ?? c.oak, 0.3)],
        [0.12, p.table ?? c.oak],
        [1, lighter(p.table ?? c.oak, 0.15)],
      ]),
    ) +
    rect(0, 586, W, 4, lighter(p.table ?? c.oak, 0.4)) +
    [630, 690, 760]
      .map((y) =>
        line(`M0 ${y}q300 8 600 -2t600 4`, darker(p.table ?? c.oak, 0.2), 2, 'opacity=".35"'),
      )
      .join('') +
    path('M0 640L520 590H760L240 800H0Z', '#fff3d6', 'opacity=".22"') +
    p.things
  );
}

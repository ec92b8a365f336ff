// Tools as they lie on a table, seen from above; the origin is their middle.
import {
  box,
  colors as c,
  darker,
  disc,
  fade,
  group,
  lighter,
  line,
  mix,
  oval,
  path,
  rect,
  round,
} from './kit.mjs';

const rod = (color) =>
  fade(
    [
      [0, darker(color, 0.25)],
      [0.4, lighter(color, 0.35)],
      [1, darker(color, 0.3)],
    ],
    true,
  );
const steel = () => rod(c.steel);

export const wrench = () =>
  path(
    'M-16 -120C-46 -134 -50 -176 -24 -196V-156L0 -144L24 -156V-196C50 -176 46 -134 16 -120V130C40 146 40 190 0 196C-40 190 -40 146 -16 130Z',
    steel(),
  ) + disc(0, 160, 17, '#5d686a');
export const screwdriver = (color = c.clay) =>
  rect(-6, -190, 12, 200, steel()) +
  box(-22, 0, 44, 150, 18, rod(color)) +
  [-10, 2, 14].map((x) => rect(x - 2, 14, 4, 120, darker(color, 0.25), 'opacity=".6"')).join('');
export const hammer = () =>
  rect(-12, -110, 24, 300, rod(c.oak)) +
  box(-14, 110, 28, 86, 12, rod(c.navy)) +
  path('M-96 -160H60V-112H-60Q-96 -112 -112 -96Q-118 -140 -96 -160Z', steel()) +
  box(50, -166, 40, 60, 6, steel());
export const pliers = (color = c.green) =>
  [1, -1]
    .map((s) =>
      group(
        path('M-6 -20C-30 -60 -24 -150 0 -176C10 -150 8 -60 10 -20Z', steel()) +
          line('M0 -10C30 50 40 110 26 176', darker(color, 0.2), 30) +
          line('M-4 -8C24 50 34 110 20 172', lighter(color, 0.25), 8, 'opacity=".7"'),
        `transform="scale(${s} 1)"`,
      ),
    )
    .join('') + disc(0, -16, 14, '#6f7b7d');
export const scissors = (color = c.ink) =>
  [1, -1]
    .map((s) =>
      group(
        path('M-6 0L-30 -200Q-6 -190 10 -10Z', steel()) +
          disc(36, 96, 40, 'none', `stroke="${color}" stroke-width="16"`) +
          line('M0 0L22 62', color, 15),
        `transform="scale(${s} 1) rotate(-8)"`,
      ),
    )
    .join('') + disc(0, 0, 8, '#5d686a');
export const comb = (color = c.walnut) =>
  box(-150, -24, 300, 26, 10, rod(color)) +
  Array.from({ length: 42 }, (_, i) => rect(-144 + i * 7, -2, i < 20 ? 3 : 4.4, 34, color)).join(
    '',
  );
export const brush = (color = c.oak, bristle = c.ink) =>
  box(-14, -10, 28, 200, 14, rod(color)) +
  box(-44, -150, 88, 150, 36, rod(color)) +
  Array.from({ length: 35 }, (_, i) =>
    disc(-26 + (i % 5) * 13, -134 + Math.floor(i / 5) * 19, 4, bristle),
  ).join('');
export const rollingPin = () =>
  box(
    -170,
    -34,
    340,
    68,
    26,
    fade([
      [0, lighter(c.oak, 0.35)],
      [0.5, c.oak],
      [1, darker(c.oak, 0.25)],
    ]),
  ) +
  [-1, 1]
    .map((s) =>
      box(
        s > 0 ? 168 : -248,
        -16,
        80,
        32,
        15,
        fade([
          [0, lighter(c.walnut, 0.3)],
          [1, darker(c.walnut, 0.2)],
        ]),
      ),
    )
    .join('');
export const whisk = () =>
  box(-12, 0, 24, 170, 12, rod(c.walnut)) +
  [-44, -26, -9, 9, 26, 44]
    .map((x) => line(`M0 4C${x * 1.6} -50 ${x * 1.5} -150 0 -180`, c.steel, 4))
    .join('');
export const loafTop = (color = c.amber) =>
  oval(
    0,
    0,
    150,
    96,
    round(
      [
        [0, lighter(color, 0.35)],
        [0.6, color],
        [1, darker(color, 0.4)],
      ],
      0.42,
      0.38,
    ),
  ) +
  [-84, -36, 12, 60]
    .map((x) => line(`M${x} -58Q${x + 40} 0 ${x + 10} 56`, '#f3ddb2', 13, 'opacity=".9"'))
    .join('');
export const coffeeTop = (saucer = c.paper) =>
  disc(
    0,
    0,
    104,
    round([
      [0, darker(saucer, 0.08)],
      [0.6, saucer],
      [1, darker(saucer, 0.06)],
    ]),
  ) +
  disc(0, 0, 64, '#ffffff') +
  line('M58 20L104 46', '#ffffff', 20) +
  disc(
    0,
    0,
    54,
    round([
      [0, '#a9713f'],
      [1, '#4c2d1a'],
    ]),
  ) +
  path('M0 34C-40 4 -26 -28 0 -12C26 -28 40 4 0 34Z', '#efd9b4', 'opacity=".9"');
export const plateTop = (inner) =>
  disc(
    0,
    0,
    150,
    round([
      [0, '#f4f1e9'],
      [0.62, '#f9f7f1'],
      [0.66, '#e4dfd3'],
      [1, '#fbf9f4'],
    ]),
  ) + inner;
export const croissantTop = () =>
  path(
    'M-110 40C-130 -60 -40 -110 0 -108C40 -110 130 -60 110 40C90 20 60 -20 0 -22C-60 -20 -90 20 -110 40Z',
    round([
      [0, '#e9b871'],
      [1, '#9c5c26'],
    ]),
  ) +
  [-66, -34, 0, 34, 66]
    .map((x) =>
      line(
        `M${x} ${-92 + Math.abs(x) * 0.5}Q${x * 0.9 + 8} ${-60 + Math.abs(x) * 0.4} ${x * 0.9} ${-24 + Math.abs(x) * 0.5}`,
        '#7f4a1e',
        4,
        'opacity=".55"',
      ),
    )
    .join('');
export const notebook = (color = c.green) =>
  box(
    -110,
    -150,
    220,
    300,
    10,
    fade([
      [0, lighter(color, 0.16)],
      [1, darker(color, 0.12)],
    ]),
  ) +
  rect(-110, -150, 26, 300, darker(color, 0.25), 'opacity=".5"') +
  box(-50, -90, 120, 54, 4, c.paper) +
  line('M-30 -70H50M-30 -54H30', c.steel, 3) +
  rect(74, -150, 8, 300, darker(color, 0.45));
export const paper = (lines = 12, color = c.navy) =>
  rect(-130, -175, 260, 350, '#fffdf7') +
  rect(-104, -148, 120, 14, color) +
  Array.from({ length: lines }, (_, i) =>
    rect(-104, -112 + i * 21, 130 + ((i * 47) % 80), 5, '#a7aba4'),
  ).join('');
export const chart = (color = c.green) =>
  rect(-170, -125, 340, 250, '#fffdf7') +
  [40, 70, 56, 96, 120, 150]
    .map((h, i) => rect(-140 + i * 48, 96 - h, 30, h, i % 2 ? mix(color, '#ffffff', 0.45) : color))
    .join('') +
  line('M-150 98H150', c.ink, 3) +
  rect(-140, -104, 130, 12, '#8b9088');
export const pen = (color = c.navy) =>
  box(-9, -150, 18, 240, 9, rod(color)) +
  path('M-9 90L0 140L9 90Z', c.sun) +
  rect(10, -140, 5, 80, c.steel);
export const pencil = (color = c.sun) =>
  rect(-9, -150, 18, 250, rod(color)) +
  path('M-9 100L0 136L9 100Z', '#ecd0a0') +
  path('M-3 124L0 136L3 124Z', c.ink) +
  rect(-9, -170, 18, 22, c.rose);
export const tablet = (screen = c.sage) =>
  box(-150, -200, 300, 400, 22, '#2a3033') +
  box(
    -132,
    -176,
    264,
    352,
    6,
    fade([
      [0, lighter(screen, 0.75)],
      [1, lighter(screen, 0.5)],
    ]),
  ) +
  box(-112, -150, 150, 16, 5, screen) +
  [0, 1, 2, 3]
    .map(
      (i) =>
        box(-112, -112 + i * 62, 224, 48, 8, '#ffffff', 'opacity=".8"') +
        disc(-86, -88 + i * 62, 13, i % 2 ? c.sun : screen),
    )
    .join('');
export const keyboard = () =>
  box(-230, -80, 460, 160, 16, '#dfe3df') +
  Array.from({ length: 48 }, (_, i) =>
    box(-214 + (i % 12) * 36, -64 + Math.floor(i / 12) * 33, 31, 28, 6, '#fbfbf8'),
  ).join('');
export const phone = (screen = c.green) =>
  box(-66, -135, 132, 270, 20, '#262c2e') +
  box(
    -56,
    -118,
    112,
    236,
    8,
    fade([
      [0, lighter(screen, 0.3)],
      [1, screen],
    ]),
  ) +
  box(-40, -80, 80, 12, 6, '#ffffff', 'opacity=".85"') +
  box(-40, -56, 52, 9, 4, '#ffffff', 'opacity=".6"') +
  disc(0, 50, 26, c.sun);
export const blueprint = () =>
  rect(-260, -180, 520, 360, '#2f5d78') +
  Array.from({ length: 12 }, (_, i) =>
    line(`M${-250 + i * 45} -170V170`, '#cfe3ea', 0.8, 'opacity=".35"'),
  ).join('') +
  line(
    'M-200 -120H60V40H-200ZM60 -120H200V120H-80V40M-200 -40H-60M-60 -120V-30M60 -10V40',
    '#eef6f8',
    5,
  ) +
  line('M-60 -30a46 46 0 0 1 46 46', '#eef6f8', 2.5) +
  [
    [-140, -80],
    [120, 0],
  ]
    .map(([x, y]) => disc(x, y, 16, 'none', 'stroke="#eef6f8" stroke-width="2.5"'))
    .join('');
export const ruler = (color = c.sun) =>
  rect(
    -200,
    -20,
    400,
    40,
    fade([
      [0, lighter(color, 0.3)],
      [1, color],
    ]),
  ) +
  Array.from({ length: 39 }, (_, i) =>
    rect(-190 + i * 10, -20, 1.6, i % 5 ? 10 : 18, '#4a3a1e'),
  ).join('');
export const tape = (color = c.sun) =>
  rect(60, 26, 220, 24, '#f5dd8b') +
  Array.from({ length: 20 }, (_, i) => rect(70 + i * 10, 26, 1.5, i % 5 ? 8 : 14, '#5a4a22')).join(
    '',
  ) +
  box(
    -80,
    -80,
    160,
    150,
    34,
    round([
      [0, lighter(color, 0.3)],
      [1, darker(color, 0.15)],
    ]),
  ) +
  disc(0, -6, 44, '#2c3436') +
  disc(0, -6, 30, c.paper);
export const stethoscope = () =>
  line('M-60 -180C-70 -60 -40 0 0 20C40 0 70 -60 60 -180', c.slate, 13) +
  line('M0 20C0 110 60 170 140 140C200 116 196 40 150 20', c.slate, 13) +
  line('M-60 -180L-80 -200M60 -180L80 -200', c.steel, 11) +
  disc(
    146,
    8,
    40,
    round([
      [0, '#eef2f1'],
      [1, '#7d898b'],
    ]),
  ) +
  disc(146, 8, 25, '#dfe5e4');
export const leash = (color = c.clay) =>
  line('M-160 80C-140 -90 40 -120 60 -20S-80 90 -40 120S120 100 150 -60', color, 15) +
  disc(-160, 92, 24, 'none', `stroke="${c.steel}" stroke-width="8"`) +
  line('M150 -60l16 -44', c.steel, 10);
export const bone = () =>
  path(
    'M-80 -16C-100 -60 -150 -40 -128 -4C-160 26 -110 60 -80 22H80C110 60 160 26 128 -4C150 -40 100 -60 80 -16Z',
    round([
      [0, '#f5e7cb'],
      [1, '#d6b98c'],
    ]),
  );
export const dishTop = (color = c.sage, inside = '#9c6f45') =>
  disc(
    0,
    0,
    96,
    round([
      [0, darker(color, 0.2)],
      [0.7, color],
      [1, darker(color, 0.2)],
    ]),
  ) +
  disc(0, 0, 72, darker(color, 0.35)) +
  Array.from({ length: 30 }, (_, i) =>
    disc(
      Math.cos(i * 2.4) * Math.sqrt(i) * 11,
      Math.sin(i * 2.4) * Math.sqrt(i) * 11,
      11,
      i % 3 ? inside : lighter(inside, 0.2),
    ),
  ).join('');
export const pruner = (color = c.clay) =>
  path('M-10 -20C-40 -60 -44 -150 -10 -190C20 -150 14 -70 10 -20Z', steel()) +
  [1, -1].map((s) => line(`M0 -10C${s * 44} 50 ${s * 46} 110 ${s * 24} 180`, color, 24)).join('') +
  disc(0, -12, 13, '#616d6f');
export const trowel = () =>
  path('M0 -210C70 -150 66 -70 40 -40H-40C-66 -70 -70 -150 0 -210Z', steel()) +
  rect(-8, -42, 16, 60, steel()) +
  box(-20, 14, 40, 150, 18, rod(c.oak));
export const seeds = (color = c.sage) =>
  rect(-70, -100, 140, 200, c.cream) +
  rect(-70, -100, 140, 46, color) +
  [0, 1, 2]
    .map(
      (i) =>
        disc(-30 + i * 30, 20 - (i % 2) * 26, 24, [c.clay, c.sun, c.rose][i]) +
        line(`M${-30 + i * 30} 40V84`, c.leaf, 5),
    )
    .join('');
export const leafy = (color = c.leaf) =>
  [0, 72, 144, 216, 288]
    .map((turn) =>
      group(
        path(
          'M0 0C-44 -50 -30 -130 0 -160C30 -130 44 -50 0 0Z',
          fade([
            [0, lighter(color, 0.25)],
            [1, darker(color, 0.2)],
          ]),
        ) + line('M0 -6V-140', lighter(color, 0.4), 2),
        `transform="rotate(${turn})"`,
      ),
    )
    .join('');
export const map = () =>
  rect(-230, -160, 460, 320, '#f1ead8') +
  path(
    'M-230 60C-120 10 -80 120 20 60S160 -40 230 0V60C150 30 110 120 20 130S-120 80 -230 120Z',
    '#a9cad0',
  ) +
  line('M-200 -120L-60 -40L40 -80L200 -130M-60 -40L-20 40M-160 150L-20 40L120 150', '#c9a36a', 7) +
  line('M-200 -120L-60 -40L-20 40L120 150', c.clay, 6, 'stroke-dasharray="16 12"') +
  [-76, 0, 76].map((x) => rect(x * 2 - 1, -160, 2, 320, '#cfc4a8')).join('') +
  path('M120 150C96 116 100 92 120 92S144 116 120 150Z', c.green);
export const key = (color = c.sun) =>
  disc(0, -70, 44, 'none', `stroke="${color}" stroke-width="18"`) +
  rect(-9, -28, 18, 150, color) +
  rect(8, 70, 30, 16, color) +
  rect(8, 100, 22, 16, color);
export const clipboard = (color = c.walnut) =>
  box(
    -140,
    -195,
    280,
    390,
    12,
    fade([
      [0, lighter(color, 0.2)],
      [1, color],
    ]),
  ) +
  rect(-118, -160, 236, 335, '#fffdf7') +
  box(-52, -208, 104, 40, 10, c.steel) +
  [0, 1, 2, 3, 4, 5]
    .map(
      (i) =>
        rect(-96, -122 + i * 46, 22, 22, 'none', `stroke="${c.green}" stroke-width="4"`) +
        rect(-60, -114 + i * 46, 90 + ((i * 37) % 60), 7, '#a7aba4') +
        (i < 4 ? line(`M-92 ${-112 + i * 46}l7 8l12 -16`, c.green, 5) : ''),
    )
    .join('');
export const sheetMusic = () =>
  rect(-140, -185, 280, 370, '#fffaf0') +
  [0, 1, 2, 3, 4]
    .map(
      (i) =>
        [0, 1, 2, 3, 4]
          .map((j) => rect(-116, -150 + i * 68 + j * 9, 232, 1.5, '#8e8676'))
          .join('') +
        [0, 1, 2, 3, 4, 5]
          .map(
            (j) =>
              oval(-96 + j * 37, -136 + i * 68 + ((i * 13 + j * 11) % 4) * 8, 8, 6, c.ink) +
              rect(-89 + j * 37, -168 + i * 68 + ((i * 13 + j * 11) % 4) * 8, 2.4, 32, c.ink),
          )
          .join(''),
    )
    .join('');
export const headphones = (color = c.ink) =>
  line('M-110 60C-120 -150 120 -150 110 60', color, 24) +
  [-1, 1]
    .map(
      (s) =>
        box(s * 112 - 42, 20, 84, 120, 34, rod(color)) +
        box(s * 112 - 26, 36, 52, 88, 22, lighter(color, 0.2)),
    )
    .join('');
export const book = (color = c.clay) =>
  path('M-250 -150H-10V170H-250Z', '#fbf5e8') +
  path('M10 -150H250V170H10Z', '#f6eedd') +
  path('M-10 -150Q0 -140 10 -150V170Q0 182 -10 170Z', '#d9cdb4') +
  rect(-262, -156, 10, 336, color) +
  rect(252, -156, 10, 336, color) +
  Array.from(
    { length: 12 },
    (_, i) =>
      rect(-222, -116 + i * 22, 180 - ((i * 31) % 50), 4, '#a9a190') +
      rect(38, -116 + i * 22, 180 - ((i * 43) % 60), 4, '#a9a190'),
  ).join('');
export const crayons = () =>
  [c.clay, c.sun, c.green, c.navy, c.rose, c.plum]
    .map((color, i) =>
      group(
        box(-12, -110, 24, 190, 5, rod(color)) +
          path('M-12 -110L-5 -140H5L12 -110Z', darker(color, 0.15)) +
          rect(-12, -80, 24, 10, darker(color, 0.4)),
        `transform="translate(${i * 44 - 110} ${(i % 3) * 12}) rotate(${i % 2 ? 4 : -5})"`,
      ),
    )
    .join('');
export const cog = (r = 80, color = c.steel) =>
  Array.from({ length: 18 }, (_, i) =>
    group(rect(-7, -r - 14, 14, 24, color), `transform="rotate(${i * 20})"`),
  ).join('') +
  disc(
    0,
    0,
    r,
    round([
      [0, lighter(color, 0.3)],
      [1, darker(color, 0.2)],
    ]),
  ) +
  [0, 72, 144, 216, 288]
    .map((turn) =>
      group(oval(0, -r * 0.55, r * 0.17, r * 0.26, '#5b4a38'), `transform="rotate(${turn})"`),
    )
    .join('') +
  disc(0, 0, r * 0.2, '#2f3638');
export const chain = () =>
  Array.from({ length: 22 }, (_, i) => {
    const t = i / 22;
    const x = -200 + t * 400;
    const y = Math.sin(t * 7) * 46;
    return group(
      box(-13, -8, 26, 16, 8, i % 2 ? '#7b878a' : '#aab4b4') +
        disc(-8, 0, 3.5, '#4b5557') +
        disc(8, 0, 3.5, '#4b5557'),
      `transform="translate(${x} ${y}) rotate(${Math.cos(t * 7) * 38})"`,
    );
  }).join('');
export const elbow = (color = '#c07f4c') =>
  line('M-120 110V0Q-120 -100 -20 -100H120', darker(color, 0.25), 54) +
  line('M-132 110V0Q-132 -112 -20 -112H120', lighter(color, 0.45), 12, 'opacity=".8"') +
  rect(-156, 84, 72, 40, darker(color, 0.1)) +
  rect(96, -136, 40, 72, darker(color, 0.1));
export const toothbrush = (color = c.sage) =>
  box(-10, -160, 20, 320, 10, rod(color)) +
  box(-16, -160, 32, 72, 8, '#ffffff') +
  Array.from({ length: 12 }, (_, i) =>
    rect(-13 + (i % 3) * 9, -156 + Math.floor(i / 3) * 16, 7, 12, [c.mist, c.sage, c.sky][i % 3]),
  ).join('');
export const towel = (color = c.sage) =>
  box(
    -130,
    -90,
    260,
    180,
    18,
    fade([
      [0, lighter(color, 0.3)],
      [1, darker(color, 0.1)],
    ]),
  ) +
  [-40, 0, 40]
    .map((y) => rect(-130, y - 20, 260, 3, darker(color, 0.15), 'opacity=".5"'))
    .join('') +
  rect(-130, 44, 260, 12, lighter(color, 0.6));
export const stones = () =>
  [
    [-60, 20, 70, 50],
    [50, 30, 60, 44],
    [-4, -36, 54, 40],
  ]
    .map(([x, y, w, h], i) =>
      oval(
        x,
        y,
        w,
        h,
        round(
          [
            [0, '#a9b0ae'],
            [1, ['#5f6a6b', '#6d7474', '#4d5759'][i]],
          ],
          0.4,
          0.35,
        ),
      ),
    )
    .join('');
export const mousse = () =>
  box(-34, -130, 68, 260, 18, rod(c.rose)) +
  box(-24, -168, 48, 42, 8, rod(c.paper)) +
  box(-34, -40, 68, 90, 0, c.paper, 'opacity=".9"') +
  disc(0, 4, 18, c.clay);
export const dryer = (color = c.plum) =>
  box(-30, 20, 60, 170, 22, rod(color)) +
  box(
    -130,
    -80,
    240,
    110,
    52,
    fade([
      [0, lighter(color, 0.3)],
      [1, darker(color, 0.2)],
    ]),
  ) +
  box(100, -58, 60, 66, 8, '#2d3335') +
  disc(-86, -25, 34, darker(color, 0.35));
export const calculator = () =>
  box(-85, -125, 170, 250, 16, '#39454a') +
  box(-66, -104, 132, 52, 6, '#cfdccf') +
  Array.from({ length: 16 }, (_, i) =>
    box(
      -64 + (i % 4) * 34,
      -34 + Math.floor(i / 4) * 36,
      26,
      26,
      6,
      i % 4 === 3 ? c.sun : '#eef0ec',
    ),
  ).join('');
export const vinyl = () =>
  disc(0, 0, 140, '#23282a') +
  [126, 112, 98, 84, 70]
    .map((r) => disc(0, 0, r, 'none', 'stroke="#3b4345" stroke-width="2"'))
    .join('') +
  path('M0 0L-110 -70A130 130 0 0 1 -60 -116Z', '#ffffff', 'opacity=".12"') +
  disc(0, 0, 46, c.clay) +
  disc(0, 0, 6, c.paper);
export const tickets = () =>
  [c.sun, c.rose, c.sage]
    .map((color, i) =>
      group(
        path(
          'M-110 -46H110V-14A14 14 0 0 0 110 14V46H-110V14A14 14 0 0 0 -110 -14Z',
          lighter(color, 0.2),
        ) +
          line('M60 -40V40', darker(color, 0.3), 3, 'stroke-dasharray="6 7"') +
          rect(-84, -20, 110, 11, darker(color, 0.45)) +
          rect(-84, 4, 70, 8, darker(color, 0.3)),
        `transform="translate(${i * 16} ${i * 58 - 58}) rotate(${i * 9 - 8})"`,
      ),
    )
    .join('');

// Things as they stand before one: the origin is the middle of their foot, sizes are in pixels of the picture.
import {
  at,
  box,
  colors as c,
  darker,
  disc,
  fade,
  glow,
  ground,
  group,
  lighter,
  line,
  mix,
  oval,
  path,
  rect,
} from './kit.mjs';

const tall = (color) =>
  fade([
    [0, lighter(color, 0.22)],
    [1, darker(color, 0.18)],
  ]);
const across = (color) =>
  fade(
    [
      [0, darker(color, 0.28)],
      [0.35, lighter(color, 0.25)],
      [1, darker(color, 0.35)],
    ],
    true,
  );

export const loaf = (color = c.amber) =>
  ground(0, 0, 120) +
  path(
    'M-105 0C-125 -60 -60 -95 0 -95S125 -60 105 0Z',
    fade([
      [0, lighter(color, 0.3)],
      [0.5, color],
      [1, darker(color, 0.45)],
    ]),
  ) +
  [-55, -10, 35]
    .map((x) =>
      path(
        `M${x} -22Q${x + 8} -66 ${x + 38} -80Q${x + 34} -44 ${x + 12} -18Z`,
        lighter(color, 0.62),
        'opacity=".8"',
      ),
    )
    .join('');
export const rolls = () =>
  [
    [-60, 0],
    [0, 0],
    [60, 0],
    [-30, -34],
    [30, -34],
    [0, -66],
  ]
    .map(
      ([x, y]) =>
        path(
          `M${x - 34} ${y}C${x - 38} ${y - 42} ${x + 38} ${y - 42} ${x + 34} ${y}Z`,
          fade([
            [0, '#e7b873'],
            [1, '#a8672c'],
          ]),
        ) + line(`M${x - 10} ${y - 22}q10 -8 20 0`, '#f6dcae', 4),
    )
    .join('');
export const cup = (color = c.paper) =>
  ground(0, 2, 60) +
  oval(0, -2, 56, 12, tall(mix(color, '#8a8478', 0.25))) +
  oval(0, -5, 48, 9, tall(color)) +
  line('M34 -52q30 -2 26 20t-34 16', mix(color, '#8a8478', 0.3), 8) +
  path('M-40 -62H40Q40 -10 0 -8Q-40 -10 -40 -62Z', across(color)) +
  oval(0, -62, 40, 10, mix(color, '#8a8478', 0.2)) +
  oval(0, -61, 35, 8, '#5b3720') +
  path('M-14 -61q14 -9 28 0q-14 9 -28 0Z', '#e8cfa6');
export const cakeStand = (color = c.rose) =>
  ground(0, 0, 70) +
  path('M-12 0L-6 -70H6L12 0Z', across(c.mist)) +
  oval(0, 0, 44, 9, tall(c.mist)) +
  oval(0, -72, 110, 14, tall('#e9efec')) +
  path('M-84 -78V-140Q0 -160 84 -140V-78Q0 -60 -84 -78Z', across('#f7efdf')) +
  oval(0, -141, 84, 15, '#fffaf0') +
  path(
    'M-84 -142q14 34 28 4q14 40 30 8q12 34 26 0q16 36 30 -4q12 30 26 -2q14 18 28 -8Q0 -162 -84 -142Z',
    tall(color),
  ) +
  [-50, -20, 14, 48].map((x) => disc(x, -152, 9, '#9b3037')).join('');
export const jar = (color = c.sun, h = 110) =>
  ground(0, 0, 44) +
  box(-36, -h, 72, h, 12, across(mix(color, '#ffffff', 0.15)), 'opacity=".92"') +
  rect(-30, -h * 0.82, 60, h * 0.7, color, 'opacity=".55"') +
  box(-34, -h - 18, 68, 22, 5, tall(c.walnut)) +
  rect(-22, -h * 0.62, 44, 34, c.paper, 'opacity=".9"') +
  rect(-28, -h + 8, 7, h - 26, '#ffffff', 'opacity=".35"');
export const plant = (pot = c.clay, leaf = c.leaf, size = 1) =>
  at(
    0,
    0,
    ground(0, 0, 60) +
      [-70, -45, -20, 5, 30, 55, 78]
        .map((turn, i) =>
          group(
            path(
              'M0 0C-30 -50 -22 -120 0 -160C22 -120 30 -50 0 0Z',
              fade([
                [0, lighter(leaf, 0.3 - (i % 3) * 0.08)],
                [1, darker(leaf, 0.3)],
              ]),
            ) + line('M0 -8V-140', lighter(leaf, 0.35), 2, 'opacity=".5"'),
            `transform="translate(0 -76) rotate(${turn - 5}) scale(${0.78 + (i % 3) * 0.12})"`,
          ),
        )
        .join('') +
      path('M-48 -84H48L36 0H-36Z', across(pot)) +
      box(-54, -96, 108, 22, 5, tall(pot)),
    size,
  );
export const fern = (pot = c.slate, size = 1) =>
  at(
    0,
    0,
    ground(0, 0, 56) +
      Array.from({ length: 13 }, (_, i) => {
        const t = -84 + i * 14;
        const r = (t * Math.PI) / 180;
        const x = Math.sin(r) * 120;
        const y = -90 - Math.cos(r) * 110;
        return (
          line(`M0 -80Q${x * 0.35} ${y - 24} ${x} ${y + 26}`, i % 2 ? '#4d8560' : '#6fa377', 11) +
          line(`M0 -80Q${x * 0.35} ${y - 24} ${x} ${y + 26}`, '#a7cba0', 2, 'opacity=".6"')
        );
      }).join('') +
      path('M-46 -84H46L38 0H-38Z', across(pot)),
    size,
  );
export const books = (seed = 0, n = 8) => {
  const shades = [
    c.green,
    c.clay,
    c.sun,
    c.navy,
    c.cream,
    c.plum,
    c.sage,
    c.brick,
    c.slate,
    c.rose,
  ];
  let x = 0;
  let out = '';
  for (let i = 0; i < n; i += 1) {
    const w = 20 + ((i * 7 + seed * 5) % 4) * 6;
    const h = 96 + ((i * 11 + seed * 13) % 5) * 11;
    const color = shades[(i * 3 + seed) % shades.length];
    out +=
      box(x, -h, w - 1, h, 2, across(color)) +
      rect(x + 3, -h + 16, w - 7, 4, lighter(color, 0.55)) +
      rect(x + 3, -26, w - 7, 3, lighter(color, 0.45));
    x += w;
  }
  return out;
};
export const bookStack = (seed = 0) =>
  ground(0, 0, 100) +
  [0, 1, 2, 3]
    .map((i) => {
      const color = [c.green, c.clay, c.cream, c.navy, c.sun][(i + seed) % 5];
      const w = 170 - ((i * 17 + seed * 9) % 34);
      return (
        box(-w / 2 + (i % 2 ? 8 : -6), -(i + 1) * 27, w, 26, 4, tall(color)) +
        rect(
          -w / 2 + (i % 2 ? 16 : 2),
          -(i + 1) * 27 + 6,
          w - 20,
          3,
          lighter(color, 0.5),
          'opacity=".7"',
        )
      );
    })
    .join('');
export const laptop = (screen = c.green) =>
  ground(0, 4, 190, 18) +
  box(-140, -190, 280, 182, 10, tall(c.slate)) +
  rect(
    -130,
    -180,
    260,
    160,
    fade([
      [0, lighter(screen, 0.85)],
      [1, lighter(screen, 0.65)],
    ]),
  ) +
  [0, 1, 2, 3]
    .map((i) =>
      box(
        -112,
        -160 + i * 30,
        90 + ((i * 37) % 60),
        12,
        4,
        i === 0 ? screen : mix(screen, '#ffffff', 0.55),
      ),
    )
    .join('') +
  path('M20 -50L50 -96L76 -78L112 -142V-38H20Z', screen, 'opacity=".55"') +
  path('M-170 -10H170L150 6H-150Z', tall(c.steel));
export const monitor = (screen = c.navy) =>
  ground(0, 2, 110) +
  path('M-20 -60H20L28 0H-28Z', across(c.slate)) +
  oval(0, 0, 70, 9, tall(c.slate)) +
  box(-180, -270, 360, 214, 12, '#2b3336') +
  rect(
    -168,
    -258,
    336,
    190,
    fade([
      [0, lighter(screen, 0.15)],
      [1, darker(screen, 0.35)],
    ]),
  ) +
  [0, 1, 2, 3, 4, 5]
    .map((i) =>
      box(
        -150 + (i % 3) * 14,
        -240 + i * 26,
        80 + ((i * 53) % 120),
        9,
        4,
        [c.sun, c.sage, c.mist, c.rose][i % 4],
        'opacity=".85"',
      ),
    )
    .join('') +
  disc(110, -130, 36, 'none', `stroke="${c.sage}" stroke-width="14" stroke-dasharray="150 76"`);
export const deskLamp = (color = c.green) =>
  ground(0, 0, 50) +
  oval(0, -4, 46, 9, tall(color)) +
  line('M0 -6L-34 -110L34 -190', darker(color, 0.1), 9) +
  glow(74, -150, 150, '#ffe3a6', 0.75) +
  path('M20 -206L62 -196L104 -142L34 -150Z', tall(color));
export const crate = (color = c.oak, fill = '') =>
  ground(0, 0, 110) +
  fill +
  [0, 1, 2]
    .map((i) => box(-100, -30 - i * 32, 200, 28, 3, tall(mix(color, c.walnut, i * 0.08))))
    .join('') +
  rect(-96, -96, 16, 96, darker(color, 0.15)) +
  rect(80, -96, 16, 96, darker(color, 0.15));
export const bottles = (shades = [c.sage, c.sun, c.rose, c.mist, c.plum]) =>
  shades
    .map((color, i) => {
      const x = i * 50;
      const h = 92 + ((i * 29) % 44);
      return (
        ground(x, 0, 26) +
        box(x - 18, -h, 36, h, 9, across(color)) +
        rect(x - 7, -h - 26, 14, 30, darker(color, 0.3)) +
        box(x - 13, -h + 28, 26, 34, 2, c.paper, 'opacity=".85"')
      );
    })
    .join('');
export const mirror = (w = 150, h = 230) =>
  group(
    box(-w / 2 - 8, -h - 8, w + 16, h + 16, w / 2, tall(c.oak)) +
      box(
        -w / 2,
        -h,
        w,
        h,
        w / 2,
        fade(
          [
            [0, '#eef4f2'],
            [0.5, '#cbdad9'],
            [1, '#dfe8e4'],
          ],
          true,
        ),
      ) +
      path(
        `M${-w / 4} ${-h + 20}L${-w / 2 + 8} ${-h / 2}V${-h / 2 + 50}L${w / 8} ${-h + 14}Z`,
        '#ffffff',
        'opacity=".5"',
      ),
  );
export const salonChair = (color = c.green) =>
  ground(0, 0, 90) +
  oval(0, -6, 66, 10, tall(c.steel)) +
  rect(-9, -90, 18, 84, across(c.steel)) +
  box(-84, -140, 168, 52, 18, tall(color)) +
  box(-70, -300, 140, 170, 30, tall(color)) +
  box(-58, -286, 116, 130, 24, lighter(color, 0.14)) +
  [-1, 1].map((s) => box(s * 92 - 14, -190, 28, 76, 12, tall(darker(color, 0.2)))).join('') +
  box(-40, -340, 80, 44, 14, tall(color));
export const examTable = (color = c.sage) =>
  ground(0, 0, 190) +
  [-150, 130].map((x) => rect(x, -130, 20, 130, across(c.steel))).join('') +
  box(-110, -120, 220, 100, 6, tall(c.cream)) +
  [-1, 0, 1]
    .map((i) =>
      box(i * 70 - 30, -96, 60, 52, 4, lighter(c.cream, 0.5), `stroke="${darker(c.cream, 0.15)}"`),
    )
    .join('') +
  box(-190, -160, 380, 34, 14, tall(color)) +
  path('M150 -160L214 -226L236 -214L190 -150Z', tall(color));
export const cat = (color = '#8b7a68') =>
  ground(0, 0, 100) +
  path(
    'M-96 0C-120 -70 -40 -100 20 -86C70 -74 104 -40 92 0Z',
    fade([
      [0, lighter(color, 0.25)],
      [1, darker(color, 0.2)],
    ]),
  ) +
  path(
    'M86 -4C130 -6 120 -50 96 -44',
    'none',
    `stroke="${darker(color, 0.1)}" stroke-width="16" stroke-linecap="round"`,
  ) +
  path('M-104 -4C-132 -34 -116 -76 -82 -76C-44 -78 -30 -34 -52 -4Z', lighter(color, 0.16)) +
  path('M-112 -62L-110 -92L-88 -74Z M-56 -64L-50 -94L-76 -76Z', lighter(color, 0.08)) +
  line('M-98 -38q8 7 16 0M-70 -38q8 7 16 0', darker(color, 0.6), 3) +
  line('M-80 -26q4 5 8 0', darker(color, 0.6), 3) +
  [0, 1, 2]
    .map((i) => line(`M${-10 + i * 30} -84q8 18 2 34`, darker(color, 0.25), 7, 'opacity=".5"'))
    .join('');
export const car = (color = c.green) =>
  ground(0, 4, 300, 26, 0.5) +
  path(
    'M-270 -40C-280 -96 -240 -112 -170 -118C-120 -172 -80 -186 10 -186C90 -186 130 -160 172 -118C240 -110 276 -96 270 -40Z',
    fade([
      [0, lighter(color, 0.32)],
      [0.55, color],
      [1, darker(color, 0.35)],
    ]),
  ) +
  path(
    'M-142 -118C-104 -160 -76 -170 -14 -170V-118Z M4 -170C80 -170 108 -150 142 -118H4Z',
    fade([
      [0, '#e5eef0'],
      [1, '#8ba3aa'],
    ]),
  ) +
  line('M-262 -84H262', lighter(color, 0.45), 4, 'opacity=".6"') +
  box(-276, -78, 34, 18, 8, '#ffe8b5') +
  box(246, -78, 26, 18, 8, c.clay) +
  [-165, 165]
    .map(
      (x) =>
        disc(x, -34, 56, darker(color, 0.6)) +
        disc(x, -32, 50, '#23282a') +
        disc(
          x,
          -32,
          27,
          fade([
            [0, '#dfe6e6'],
            [1, '#7e8a8c'],
          ]),
        ) +
        disc(x, -32, 8, '#4a5355'),
    )
    .join('') +
  box(-30, -104, 40, 8, 4, darker(color, 0.3));
export const van = (color = c.paper, stripe = c.green) =>
  ground(0, 4, 310, 26, 0.5) +
  path(
    'M-290 -36V-230Q-290 -260 -260 -260H110C160 -260 200 -190 226 -140L276 -118Q292 -110 292 -80V-36Z',
    fade([
      [0, lighter(color, 0.3)],
      [1, darker(color, 0.16)],
    ]),
  ) +
  path(
    'M124 -236C156 -230 180 -180 200 -142H124Z',
    fade([
      [0, '#dbe8ea'],
      [1, '#8aa2a9'],
    ]),
  ) +
  rect(-290, -132, 560, 20, stripe) +
  rect(-290, -104, 560, 7, stripe, 'opacity=".5"') +
  line('M104 -250V-44M-60 -250V-44', darker(color, 0.2), 3) +
  box(272, -92, 18, 24, 6, '#ffe8b5') +
  box(-290, -92, 12, 32, 4, c.clay) +
  [-180, 180]
    .map(
      (x) =>
        disc(x, -34, 54, '#23282a') +
        disc(
          x,
          -34,
          26,
          fade([
            [0, '#dfe6e6'],
            [1, '#7e8a8c'],
          ]),
        ),
    )
    .join('');
export const truck = (color = c.green) =>
  ground(0, 4, 420, 28, 0.5) +
  box(
    -410,
    -330,
    560,
    270,
    8,
    fade([
      [0, '#f7f2e6'],
      [1, '#cfc6b3'],
    ]),
  ) +
  [0, 1, 2, 3, 4, 5, 6]
    .map((i) => rect(-400 + i * 80, -324, 3, 256, '#bdb49f', 'opacity=".6"'))
    .join('') +
  rect(-410, -150, 560, 26, color) +
  path(
    'M170 -60V-270Q170 -290 190 -290H290C316 -290 330 -250 340 -190L388 -170Q400 -164 400 -140V-60Z',
    fade([
      [0, lighter(color, 0.25)],
      [1, darker(color, 0.3)],
    ]),
  ) +
  path(
    'M230 -262H284C304 -262 312 -230 320 -190H230Z',
    fade([
      [0, '#dbe8ea'],
      [1, '#8aa2a9'],
    ]),
  ) +
  rect(-410, -62, 800, 18, '#3a4245') +
  box(384, -116, 16, 26, 5, '#ffe8b5') +
  [-320, -210, 270]
    .map(
      (x) =>
        disc(x, -38, 54, '#23282a') +
        disc(
          x,
          -38,
          25,
          fade([
            [0, '#dfe6e6'],
            [1, '#7e8a8c'],
          ]),
        ),
    )
    .join('');
export const bicycle = (color = c.clay) =>
  ground(0, 2, 230, 16) +
  [-125, 125]
    .map(
      (x) =>
        disc(x, -92, 88, 'none', 'stroke="#2a2f30" stroke-width="10"') +
        disc(x, -92, 82, 'none', 'stroke="#b9c2c2" stroke-width="3"') +
        Array.from({ length: 9 }, (_, i) => {
          const r = (i * Math.PI) / 9;
          return line(
            `M${x - Math.cos(r) * 80} ${-92 - Math.sin(r) * 80}L${x + Math.cos(r) * 80} ${-92 + Math.sin(r) * 80}`,
            '#aab4b4',
            1.4,
            'opacity=".8"',
          );
        }).join('') +
        disc(x, -92, 9, '#6b7476'),
    )
    .join('') +
  line('M-125 -92L-60 -200H82L0 -88L-125 -92M-60 -200L0 -88M-68 -222L-56 -190', color, 11) +
  line('M82 -200L125 -92M82 -200L74 -238', color, 11) +
  line('M74 -238q34 -10 52 6', '#2a2f30', 11) +
  path('M-104 -232H-36Q-30 -220 -46 -220H-92Q-106 -222 -104 -232Z', c.walnut) +
  disc(0, -88, 24, 'none', 'stroke="#4a5355" stroke-width="7"') +
  line('M0 -88L16 -56M16 -56H36', '#4a5355', 6);
export const tires = () =>
  [0, 1, 2, 3]
    .map(
      (i) =>
        box(
          -88,
          -48 - i * 46,
          176,
          44,
          20,
          fade([
            [0, '#454c4e'],
            [0.5, '#2b3032'],
            [1, '#1d2122'],
          ]),
        ) +
        [0, 1, 2, 3, 4, 5, 6]
          .map((j) => rect(-72 + j * 22, -40 - i * 46, 5, 28, '#15191a', 'opacity=".7"'))
          .join(''),
    )
    .join('');
export const faucet = (color = c.steel) =>
  ground(0, 0, 70) +
  box(-60, -20, 120, 20, 8, tall(color)) +
  line('M0 -20V-120Q0 -190 70 -190T134 -130', darker(color, 0.25), 30) +
  line('M-5 -20V-120Q-5 -196 70 -196T128 -134', lighter(color, 0.55), 7, 'opacity=".8"') +
  [-1, 1]
    .map(
      (s) =>
        rect(s * 44 - 9, -62, 18, 44, across(color)) +
        box(s * 44 - 30, -78, 60, 18, 9, tall(color)),
    )
    .join('');
export const tub = () =>
  ground(0, 0, 270) +
  [-190, 190].map((x) => path(`M${x - 16} -20H${x + 16}L${x + 8} 4H${x - 8}Z`, c.sun)).join('') +
  path(
    'M-280 -150C-270 -20 -200 -14 0 -14S270 -20 280 -150Z',
    fade([
      [0, '#ffffff'],
      [0.6, '#e9ece6'],
      [1, '#b8bfb9'],
    ]),
  ) +
  box(
    -296,
    -170,
    592,
    30,
    15,
    fade([
      [0, '#ffffff'],
      [1, '#cfd6d1'],
    ]),
  );
export const guitar = (color = c.amber) =>
  group(
    ground(0, 2, 76) +
      path(
        'M-70 -70C-96 -10 -40 6 0 0C40 6 96 -10 70 -70C58 -100 52 -110 60 -140C70 -186 24 -196 0 -186C-24 -196 -70 -186 -60 -140C-52 -110 -58 -100 -70 -70Z',
        fade([
          [0, lighter(color, 0.3)],
          [1, darker(color, 0.4)],
        ]),
      ) +
      disc(0, -108, 24, '#33231a') +
      rect(-10, -390, 20, 280, across(c.walnut)) +
      path('M-18 -450H18L12 -386H-12Z', c.walnut) +
      rect(-28, -48, 56, 12, c.walnut) +
      [-6, -2, 2, 6].map((x) => rect(x - 0.5, -430, 1, 386, '#e8ded0')).join(''),
  );
export const piano = () =>
  ground(0, 0, 260) +
  box(
    -250,
    -330,
    500,
    330,
    10,
    fade([
      [0, '#5b3b28'],
      [1, '#33211a'],
    ]),
  ) +
  rect(-230, -310, 460, 100, '#6d4a33', 'opacity=".6"') +
  box(
    -266,
    -190,
    532,
    46,
    6,
    fade([
      [0, '#6a462f'],
      [1, '#3c281d'],
    ]),
  ) +
  rect(-240, -184, 480, 26, '#fbf6ea') +
  Array.from(
    { length: 30 },
    (_, i) =>
      rect(-240 + i * 16, -184, 1.4, 26, '#b3a996') +
      (i % 7 !== 2 && i % 7 !== 6 ? rect(-230 + i * 16, -184, 9, 16, '#221a16') : ''),
  ).join('') +
  path('M-70 -214H70L60 -286H-60Z', c.cream) +
  [0, 1, 2, 3].map((i) => line(`M-48 ${-272 + i * 14}H48`, '#8d8474', 2)).join('');
export const micStand = () =>
  ground(0, 0, 50) +
  line('M0 -4V-330', '#3a4144', 8) +
  oval(0, -4, 52, 9, '#2b3133') +
  line('M-6 -330L70 -372', '#3a4144', 7) +
  group(
    box(-14, -40, 28, 60, 9, '#2b3133') +
      disc(
        0,
        -48,
        22,
        fade([
          [0, '#cbd3d3'],
          [1, '#6f797b'],
        ]),
      ),
    'transform="translate(86 -386) rotate(58)"',
  );
export const drum = (color = c.clay) =>
  ground(0, 0, 130) +
  box(-120, -190, 240, 190, 18, across(color)) +
  oval(0, -190, 120, 22, '#f7f1e3') +
  [-120, 110].map((x) => rect(x, -190, 10, 180, '#e6e0d2')).join('') +
  rect(-120, -192, 240, 10, c.steel, 'opacity=".8"') +
  rect(-120, -16, 240, 10, c.steel, 'opacity=".8"');
export const blocks = () =>
  [
    [-70, 0, c.clay],
    [0, 0, c.sun],
    [70, 0, c.green],
    [-35, -68, c.navy],
    [35, -68, c.rose],
    [0, -136, c.sage],
  ]
    .map(
      ([x, y, color]) =>
        ground(x, y, 38, 6) +
        box(x - 33, y - 66, 66, 66, 8, tall(color)) +
        disc(x, y - 33, 17, lighter(color, 0.4)),
    )
    .join('');
export const globe = () =>
  ground(0, 0, 60) +
  path('M-44 0H44L30 -16H-30Z', tall(c.walnut)) +
  rect(-6, -40, 12, 26, c.walnut) +
  disc(
    0,
    -110,
    74,
    fade([
      [0, '#cfe2e4'],
      [1, '#5f8d98'],
    ]),
  ) +
  path(
    'M-40 -160C-10 -176 20 -160 6 -132S-48 -120 -50 -96C-66 -110 -60 -148 -40 -160Z M20 -110C50 -120 62 -96 46 -70S10 -60 14 -84Z',
    c.sage,
  ) +
  line('M-66 -160A84 84 0 0 0 52 -38', c.sun, 7);
export const binders = (shades = [c.green, c.clay, c.navy, c.sage, c.sun]) =>
  shades
    .map(
      (color, i) =>
        box(i * 54, -170, 50, 170, 4, across(color)) +
        box(i * 54 + 11, -142, 28, 52, 2, c.paper) +
        disc(i * 54 + 25, -30, 9, darker(color, 0.45)),
    )
    .join('');
export const timber = (n = 5) =>
  Array.from({ length: n }, (_, i) =>
    Array.from({ length: 5 }, (_, j) => {
      const x = -230 + j * 92 + (i % 2) * 14;
      const y = -i * 42;
      return (
        box(
          x,
          y - 40,
          88,
          38,
          3,
          fade([
            [0, '#e2bd85'],
            [1, '#b98d55'],
          ]),
        ) +
        [0, 1]
          .map((k) => line(`M${x + 12} ${y - 28 + k * 13}h60`, '#a97c46', 1.5, 'opacity=".6"'))
          .join('')
      );
    }).join(''),
  ).join('');
export const frame = () =>
  Array.from({ length: 8 }, (_, i) => rect(-340 + i * 96, -330, 16, 330, across(c.oak))).join('') +
  rect(-352, -346, 712, 20, tall(c.oak)) +
  rect(-352, -16, 712, 18, tall(c.oak)) +
  path('M-380 -340L0 -540L380 -340L362 -334L0 -520L-362 -334Z', tall(c.oak)) +
  [-240, -120, 0, 120, 240]
    .map((x) => line(`M${x} -340V${-520 + Math.abs(x) * 0.53}`, c.wood, 13))
    .join('');
export const ladder = (h = 380) =>
  line(`M-44 0L-24 ${-h}M44 0L24 ${-h}`, c.sun, 12) +
  Array.from({ length: Math.floor(h / 44) }, (_, i) =>
    line(`M${-40 + i * 2} ${-24 - i * 44}H${40 - i * 2}`, darker(c.sun, 0.15), 9),
  ).join('');
export const hardHat = (color = c.sun) =>
  ground(0, 0, 100) +
  path(
    'M-84 -14C-84 -96 -44 -112 0 -112S84 -96 84 -14Z',
    fade([
      [0, lighter(color, 0.4)],
      [1, darker(color, 0.12)],
    ]),
  ) +
  box(-112, -20, 224, 20, 10, tall(color)) +
  box(-16, -118, 32, 100, 14, lighter(color, 0.2)) +
  line('M-50 -90Q-62 -60 -60 -22M50 -90Q62 -60 60 -22', darker(color, 0.12), 4);
export const mats = () =>
  [
    [0, c.green],
    [1, c.clay],
    [2, c.plum],
    [3, c.sage],
  ]
    .map(([i, color]) => {
      const x = -105 + i * 70;
      return (
        ground(x, 0, 36) +
        box(x - 32, -250, 64, 250, 30, across(color)) +
        oval(x, -240, 31, 13, lighter(color, 0.2)) +
        oval(x, -240, 16, 6, darker(color, 0.3))
      );
    })
    .join('');
export const bowl = (color = c.sun) =>
  ground(0, 0, 74) +
  path(
    'M-80 -66C-76 -6 -40 0 0 0S76 -6 80 -66Z',
    fade([
      [0, lighter(color, 0.35)],
      [0.5, color],
      [1, darker(color, 0.4)],
    ]),
  ) +
  oval(0, -66, 80, 14, darker(color, 0.25)) +
  oval(0, -63, 70, 9, darker(color, 0.5));
export const candle = (h = 80) =>
  glow(0, -h - 24, 90, '#ffd98a', 0.8) +
  ground(0, 0, 34) +
  box(-26, -h, 52, h, 6, across('#f4ead6')) +
  path(
    `M0 ${-h - 42}C14 ${-h - 20} 8 ${-h - 8} 0 ${-h - 6}C-8 ${-h - 8} -14 ${-h - 20} 0 ${-h - 42}Z`,
    '#ffc65c',
  );
export const wateringCan = (color = c.sage) =>
  ground(0, 0, 90) +
  line('M-58 -96C-120 -130 -120 -20 -60 -28', darker(color, 0.2), 11) +
  path('M56 -60L140 -136L152 -124L66 -22Z', tall(darker(color, 0.1))) +
  path('M128 -150L166 -120L158 -108L120 -140Z', darker(color, 0.25)) +
  path('M-66 -116H60L68 0H-74Z', across(color)) +
  oval(-3, -116, 63, 12, darker(color, 0.35));
export const pots = (n = 4) =>
  Array.from({ length: n }, (_, i) => {
    const x = i * 92;
    const flower = [c.rose, c.sun, '#d9d2ee', c.clay, '#f4efe2'][i % 5];
    return (
      ground(x, 0, 44) +
      Array.from({ length: 9 }, (_, j) => {
        const px = x - 36 + ((j * 29) % 72);
        const py = -86 - ((j * 37) % 66);
        return (
          line(`M${x} -60Q${(px + x) / 2} ${py} ${px} ${py}`, c.leaf, 4) +
          disc(px, py, 14, flower) +
          disc(px, py, 5, c.sun)
        );
      }).join('') +
      path(`M${x - 36} -70H${x + 36}L${x + 27} 0H${x - 27}Z`, across(c.clay)) +
      box(x - 40, -80, 80, 17, 4, tall(c.clay))
    );
  }).join('');
export const dentalChair = () =>
  ground(0, 0, 190) +
  oval(0, -8, 120, 14, tall(c.mist)) +
  rect(-22, -110, 44, 100, across(c.mist)) +
  path(
    'M-220 -120C-180 -150 20 -160 70 -150L170 -320Q190 -346 216 -328Q236 -312 222 -286L122 -96Q110 -80 84 -82L-214 -86Q-240 -100 -220 -120Z',
    fade([
      [0, '#a8c6b8'],
      [1, '#5f8a78'],
    ]),
  ) +
  line('M-60 -90V-260Q-60 -330 20 -330H60', c.steel, 9) +
  disc(74, -322, 34, tall(c.mist)) +
  glow(74, -300, 110, '#fff2cf', 0.8);
export const clothesRail = (shades = [c.green, c.cream, c.clay, c.navy, c.sage, c.rose]) =>
  line('M-200 0V-330H200V0', c.slate, 8) +
  shades
    .map((color, i) => path(`M${-160 + i * 62} -318l-22 26v180h54v-180z`, across(color)))
    .join('');
export const signBoard = (color = c.green) =>
  ground(0, 0, 60) +
  path('M-52 0L-40 -150H40L52 0H40L34 -20H-34L-40 0Z', tall(c.walnut)) +
  path('M-38 -26L-32 -138H32L38 -26Z', darker(color, 0.45)) +
  [0, 1, 2, 3]
    .map((i) => line(`M${-20 + i * 2} ${-116 + i * 24}h${36 - i * 5}`, c.cream, 5, 'opacity=".85"'))
    .join('');
export const stageLight = (color = '#ffd98a') =>
  group(
    box(-26, -14, 52, 60, 8, '#2a2f31') +
      rect(-4, -40, 8, 30, '#2a2f31') +
      oval(0, 46, 26, 8, color),
  );
export const clock = () =>
  disc(0, 0, 46, tall(c.walnut)) + disc(0, 0, 38, c.paper) + line('M0 0V-24M0 0L16 8', c.ink, 5);
export const print = (color = c.sage, w = 120, h = 150) =>
  box(-w / 2 - 8, -h / 2 - 8, w + 16, h + 16, 3, tall(c.walnut)) +
  rect(-w / 2, -h / 2, w, h, c.paper) +
  rect(-w / 2 + 12, -h / 2 + 12, w - 24, h - 24, lighter(color, 0.6)) +
  path(
    `M${-w / 2 + 12} ${h / 2 - 12}V${h / 6}Q${-w / 6} ${-h / 6} ${w / 12} ${h / 8}T${w / 2 - 12} ${-h / 12}V${h / 2 - 12}Z`,
    color,
  ) +
  disc(w / 6, -h / 5, 12, c.sun);
export const server = () =>
  ground(0, 0, 120) +
  box(
    -110,
    -420,
    220,
    420,
    8,
    fade([
      [0, '#3b464a'],
      [1, '#232a2d'],
    ]),
  ) +
  Array.from(
    { length: 9 },
    (_, i) =>
      box(-94, -402 + i * 44, 188, 34, 4, '#2d3639', 'stroke="#4d5a5e"') +
      disc(-76, -385 + i * 44, 4, i % 3 ? c.sage : c.sun) +
      disc(-62, -385 + i * 44, 4, c.sage) +
      [0, 1, 2, 3, 4, 5].map((j) => rect(-20 + j * 16, -392 + i * 44, 9, 14, '#465256')).join(''),
  ).join('');
export const toolboard = () =>
  box(-230, -250, 460, 250, 6, tall('#d7b98a')) +
  Array.from({ length: 70 }, (_, i) =>
    disc(-212 + (i % 14) * 33, -232 + Math.floor(i / 14) * 54, 2.4, '#a98a5c'),
  ).join('');

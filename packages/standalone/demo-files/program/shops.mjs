// Which pictures each business of the demo content has: four of each, named <slug>-1 to <slug>-4, and its logo.
import {
  at,
  box,
  colors as c,
  darker,
  disc,
  fade,
  glow,
  lighter,
  line,
  oval,
  path,
  rect,
} from './kit.mjs';
import * as lie from './lying.mjs';
import { counter, front, room, rug, shelf, shelves, still, table } from './scenes.mjs';
import * as s from './standing.mjs';

const row = (y, things) => things.map(([x, inner, size = 1]) => at(x, y, inner, size)).join('');
const bookWall = (i, x, y) =>
  at(x + 8, y, s.books(i * 3 + 1, 9)) + at(x + 260, y, s.books(i * 5 + 2, 8));

export const shops = {
  millstone: {
    logo: {
      color: c.amber,
      draw: () =>
        path('M-92 40C-112 -30 -52 -74 0 -74S112 -30 92 40Z', c.cream) +
        [-46, -4, 38]
          .map((x) => line(`M${x - 8} 18Q${x} -20 ${x + 22} -42`, c.amber, 11))
          .join('') +
        line('M-100 64H100', c.cream, 11),
    },
    pictures: [
      () =>
        front({
          seed: 'm',
          name: 'MILLSTONE BAKERY',
          wall: 'brick',
          color: c.brick,
          accent: c.green,
          time: 'morning',
          near: ['bench', 'board', 'tree'],
          show: (x, y) =>
            row(y, [
              [x + 70, s.loaf(), 0.55],
              [x + 190, s.cakeStand(), 0.55],
              [x + 300, s.rolls(), 0.6],
              [x + 420, s.loaf('#a86a2c'), 0.5],
              [x + 500, s.jar(), 0.5],
            ]),
        }),
      () =>
        room({
          wall: '#efe0c6',
          floor: c.oak,
          tiled: '#f3efe4',
          lamps: [[560], [760], [960]],
          windowAt: 70,
          things:
            shelf(
              480,
              280,
              620,
              row(280, [
                [540, s.loaf(), 0.62],
                [680, s.loaf('#a86a2c'), 0.62],
                [820, s.rolls(), 0.72],
                [940, s.loaf('#d39a4e'), 0.55],
                [1040, s.jar(), 0.7],
              ]),
            ) +
            counter(430, 470, 720, 220, c.green) +
            row(472, [
              [520, s.cakeStand(), 0.8],
              [690, s.rolls(), 0.86],
              [850, s.cakeStand(c.sun), 0.74],
              [1010, s.loaf(), 0.8],
            ]) +
            at(180, 660, s.plant(), 0.9),
        }),
      () =>
        table({
          color: '#8a6748',
          things: [
            [330, 300, -14, 1.35, lie.loafTop()],
            [800, 250, 12, 1.05, lie.rollingPin()],
            [900, 560, -18, 1.1, lie.loafTop('#b5762f')],
            [500, 610, 30, 1, lie.whisk()],
            [180, 640, 0, 0.9, lie.plateTop(lie.croissantTop())],
          ],
          under:
            oval(620, 430, 330, 210, '#f4ead6', 'opacity=".28"') +
            oval(560, 400, 190, 120, '#fbf4e4', 'opacity=".3"'),
        }),
      () =>
        still({
          seed: 'm4',
          back: '#b08a63',
          table: c.walnut,
          far:
            rect(700, 60, 380, 460, '#6b4c35') +
            rect(740, 120, 300, 90, '#e0b273') +
            rect(740, 300, 300, 90, '#d39b57'),
          things:
            at(420, 660, s.loaf(), 2.1) +
            at(800, 670, s.cup(), 1.9) +
            at(1050, 655, s.jar(c.sun, 120), 1.5),
        }),
    ],
  },
  harbor: {
    logo: {
      color: c.navy,
      draw: () =>
        line('M0 -84V70M-44 -40H44M-84 10C-76 76 -30 84 0 84S76 76 84 10', c.cream, 15) +
        disc(0, -92, 18, 'none', `stroke="${c.cream}" stroke-width="13"`),
    },
    pictures: [
      () =>
        front({
          seed: 'h',
          kind: 'hall',
          name: 'HARBOR SYSTEMS',
          face: 'URW Gothic',
          wall: 'brick',
          color: '#8b6a5c',
          accent: c.navy,
          time: 'late',
          near: ['ferns', 'lamp'],
          show: (x, y) => at(x + 116, y, s.plant(), 0.8) + at(x + 396, y, s.binders(), 0.8),
          inside: (x, y) => at(x + 100, y, s.monitor(), 0.34),
        }),
      () =>
        room({
          wall: '#d9e0dc',
          floor: '#a98c68',
          lamps: [
            [520, 170],
            [820, 170],
          ],
          lamp: c.navy,
          windowAt: 70,
          windowWidth: 330,
          things:
            counter(480, 500, 640, 190, '#b7bfb8', c.oak) +
            row(502, [
              [640, s.monitor(), 0.8],
              [900, s.monitor(c.green), 0.8],
              [1060, s.deskLamp(c.sun), 0.6],
              [520, s.cup(), 0.7],
            ]) +
            at(230, 690, s.fern(), 1.5),
        }),
      () =>
        table({
          top: 'plain',
          color: '#d8cdb8',
          things: [
            [420, 270, -4, 1.2, lie.keyboard()],
            [900, 330, 9, 1, lie.tablet(c.navy)],
            [280, 590, -12, 0.9, lie.notebook(c.navy)],
            [560, 590, 6, 1, lie.coffeeTop()],
            [690, 480, 24, 0.9, lie.pen()],
          ],
        }),
      () =>
        room({
          wall: '#465257',
          floor: '#3d474b',
          windowless: true,
          night: 0.2,
          lamps: [
            [300, 120],
            [900, 120],
          ],
          things:
            row(690, [
              [220, s.server(), 1.35],
              [520, s.server(), 1.35],
              [820, s.server(), 1.35],
            ]) +
            counter(960, 520, 260, 190, '#566267', c.steel) +
            at(1060, 522, s.laptop(), 0.7),
        }),
    ],
  },
  ridgeline: {
    logo: {
      color: '#6b5138',
      draw: () =>
        path('M-100 60L-30 -50L8 6L40 -30L100 60Z', c.cream) + line('M-100 84H100', c.sun, 13),
    },
    pictures: [
      () =>
        front({
          seed: 'r',
          kind: 'hall',
          name: 'RIDGELINE BUILDERS',
          wall: 'boards',
          color: '#b79a72',
          accent: '#5b4632',
          time: 'day',
          near: ['bushes'],
          show: (x, y) =>
            at(x + 116, y, s.timber(4), 0.4) + at(x + 396, y, s.van(c.paper, c.sun), 0.34),
          inside: (x, y) => at(x + 100, y, s.hardHat(), 0.7),
        }),
      () =>
        rect(
          0,
          0,
          1200,
          800,
          fade([
            [0, '#8fbccb'],
            [0.6, '#e9ead8'],
          ]),
        ) +
        glow(980, 130, 380, '#fff2cf', 0.8) +
        path('M0 520Q200 400 420 470T860 430T1200 480V800H0Z', '#8fae93') +
        rect(
          0,
          600,
          1200,
          200,
          fade([
            [0, '#b79f77'],
            [1, '#8d7450'],
          ]),
        ) +
        at(600, 650, s.frame(), 1.08) +
        at(1010, 700, s.ladder(420), 1) +
        at(190, 730, s.timber(3), 0.62) +
        at(880, 745, s.hardHat(), 0.5),
      () =>
        table({
          color: '#a27c52',
          things: [
            [430, 340, -5, 1.25, lie.blueprint()],
            [930, 300, 32, 1.1, lie.hammer()],
            [880, 620, -10, 1.1, lie.tape()],
            [380, 660, 3, 1.2, lie.ruler()],
            [660, 610, 70, 0.9, lie.pencil()],
          ],
        }),
      () =>
        room({
          wall: '#e8dcc3',
          floor: '#c2a071',
          windowAt: 420,
          windowWidth: 360,
          things:
            at(180, 720, s.ladder(520), 1) +
            at(940, 690, s.timber(4), 0.72) +
            at(560, 700, s.crate(c.oak, at(0, -60, s.hardHat(), 0.7))) +
            at(330, 705, s.jar(c.sage, 100), 0.9),
        }),
    ],
  },
  tanager: {
    logo: {
      color: c.clay,
      draw: () =>
        oval(0, 34, 50, 42, c.cream) +
        [
          [-62, -6],
          [-26, -56],
          [26, -56],
          [62, -6],
        ]
          .map(([x, y]) => oval(x, y, 20, 27, c.cream))
          .join(''),
    },
    pictures: [
      () =>
        front({
          seed: 't',
          kind: 'house',
          name: 'TANAGER VETERINARY',
          wall: 'boards',
          color: '#d9d3bd',
          roof: '#6b4a3e',
          accent: c.clay,
          time: 'morning',
          near: ['bushes'],
          show: (x, y) => at(x + 80, y, s.cat(), 0.55),
        }),
      () =>
        room({
          wall: '#dfe7dc',
          floor: '#b9b7a6',
          tiles: true,
          windowAt: 90,
          things:
            shelf(
              640,
              250,
              420,
              row(250, [[690, s.bottles(), 0.8]]) + at(980, 250, s.jar(c.oak, 100), 0.8),
            ) +
            at(640, 720, s.examTable(), 1.35) +
            at(610, 500, s.cat(), 1.1) +
            at(1070, 710, s.fern(), 1.1),
        }),
      () =>
        table({
          top: 'linen',
          color: '#dcd6c4',
          things: [
            [360, 320, -10, 1.2, lie.stethoscope()],
            [830, 270, 12, 1, lie.clipboard()],
            [340, 650, 0, 1.1, lie.dishTop()],
            [620, 620, 14, 0.9, lie.bone()],
            [1000, 620, 20, 0.8, lie.leash()],
          ],
        }),
      () =>
        still({
          seed: 't4',
          back: '#c9b99a',
          table: '#9b7350',
          far: rect(60, 80, 260, 420, '#e8eddf') + disc(950, 260, 180, '#7f9b7c'),
          things:
            oval(560, 676, 400, 56, '#b7654f') +
            oval(560, 664, 370, 46, '#d9a08a') +
            at(560, 672, s.cat('#9a7f62'), 2.5) +
            at(1040, 690, s.bowl(c.sage), 1.2),
        }),
    ],
  },
  cedar: {
    logo: {
      color: '#3f7c70',
      draw: () => path('M-26 -84H26V-26H84V26H26V84H-26V26H-84V-26H-26Z', c.cream),
    },
    pictures: [
      () =>
        front({
          seed: 'c',
          kind: 'house',
          name: 'CEDAR STREET DENTAL',
          face: 'URW Gothic',
          wall: 'stone',
          color: '#b9b3a2',
          roof: '#47565a',
          accent: '#3f7c70',
          time: 'day',
          near: ['bushes', 'ferns'],
          show: (x, y) => at(x + 80, y, s.fern(), 0.6),
        }),
      () =>
        room({
          wall: '#e6ede8',
          floor: '#c7c4b4',
          tiles: true,
          windowAt: 80,
          windowWidth: 300,
          things:
            counter(820, 480, 340, 200, '#c9d6cd', '#f2efe4') +
            row(482, [
              [900, s.faucet(), 0.6],
              [1060, s.bottles([c.sage, c.mist, c.sky]), 0.6],
            ]) +
            at(580, 720, s.dentalChair(), 1.35) +
            at(600, 250, s.print(c.sage), 1.1),
        }),
      () =>
        table({
          top: 'steel',
          things: [
            [360, 330, -20, 1.2, lie.toothbrush()],
            [520, 340, -8, 1.2, lie.toothbrush(c.sky)],
            [860, 300, 8, 1, lie.tablet('#3f7c70')],
            [340, 640, 4, 1, lie.towel('#9cc0b4')],
            [660, 630, -6, 1.1, lie.pen('#3f7c70')],
          ],
        }),
      () =>
        room({
          wall: '#e9e2d0',
          paneling: '#c6d3c8',
          floor: c.oak,
          windowAt: 760,
          windowWidth: 320,
          lamps: [[330, 170]],
          things:
            at(330, 300, s.print(c.clay), 1.2) +
            rug(420, 720, 330, '#8fae9b') +
            [
              [240, c.green],
              [420, c.sun],
              [600, c.green],
            ]
              .map(([x, color]) =>
                at(
                  x,
                  690,
                  box(-76, -200, 152, 110, 20, lighter(color, 0.1)) +
                    box(-84, -104, 168, 48, 16, color) +
                    [-66, 56].map((k) => rect(k, -58, 11, 58, c.walnut)).join(''),
                ),
              )
              .join('') +
            at(1050, 700, s.plant(), 1.3),
        }),
    ],
  },
  switchyard: {
    logo: {
      color: '#2f5a66',
      draw: () =>
        path('M-100 40V-40H20V40Z M34 40V-14H72L98 14V40Z', c.cream) +
        [-60, 66].map((x) => disc(x, 48, 22, '#2f5a66') + disc(x, 48, 14, c.cream)).join(''),
    },
    pictures: [
      () =>
        front({
          seed: 'q',
          kind: 'hall',
          name: 'SWITCHYARD FREIGHT',
          face: 'Nimbus Sans',
          wall: 'sheets',
          color: '#8fa3a0',
          accent: '#2f5a66',
          time: 'morning',
          near: ['lamp'],
          show: (x, y) => at(x + 116, y, s.crate(), 0.8) + at(x + 396, y, s.crate(c.wood), 0.9),
          inside: (x, y) => at(x + 100, y, s.laptop(), 0.42),
        }),
      () =>
        rect(
          0,
          0,
          1200,
          800,
          fade([
            [0, '#6f97ab'],
            [0.5, '#f0d9b0'],
            [0.7, '#f6e5c6'],
          ]),
        ) +
        glow(260, 330, 420, '#ffe2a4', 0.9) +
        path('M0 470Q180 330 380 420T800 360T1200 430V800H0Z', '#8aa59b') +
        path('M0 540Q260 450 520 520T1200 500V800H0Z', '#6b8a76') +
        rect(
          0,
          620,
          1200,
          180,
          fade([
            [0, '#77746e'],
            [1, '#565459'],
          ]),
        ) +
        [0, 1, 2, 3].map((i) => box(60 + i * 320, 740, 150, 9, 4, '#f0e3be')).join('') +
        at(620, 700, s.truck('#2f5a66'), 1.12),
      () =>
        table({
          top: 'plain',
          color: '#c9b592',
          things: [
            [430, 330, -6, 1.3, lie.map()],
            [920, 310, 10, 0.95, lie.clipboard()],
            [330, 650, 30, 1, lie.key()],
            [640, 650, -10, 0.95, lie.phone('#2f5a66')],
            [880, 660, 0, 0.8, lie.coffeeTop()],
          ],
        }),
      () =>
        room({
          wall: '#c3c8bf',
          floor: '#9a978b',
          tiles: true,
          windowAt: 880,
          windowWidth: 240,
          lamps: [
            [330, 120],
            [660, 120],
          ],
          lamp: '#2f5a66',
          things:
            shelves(
              90,
              130,
              560,
              3,
              (_i, x, y) =>
                row(y, [
                  [x + 110, s.crate(c.oak), 0.85],
                  [x + 320, s.crate(c.wood), 0.9],
                  [x + 480, s.crate('#b9926a'), 0.62],
                ]),
              c.slate,
            ) +
            at(820, 720, s.crate(), 1.15) +
            at(1010, 740, s.crate(c.wood), 1) +
            at(830, 612, s.crate('#b9926a'), 0.8),
        }),
    ],
  },
  lantern: {
    logo: {
      color: c.plum,
      draw: () =>
        path('M-88 -60Q-40 -80 0 -50Q40 -80 88 -60V66Q40 46 0 74Q-40 46 -88 66Z', c.cream) +
        line('M0 -50V72', c.plum, 7),
    },
    pictures: [
      () =>
        front({
          seed: 'l',
          name: 'THE PAPER LANTERN',
          wall: 'plaster',
          color: '#cfae8e',
          accent: c.plum,
          time: 'dusk',
          flip: true,
          near: ['lamp', 'bike'],
          bike: c.sage,
          show: (x, y) =>
            row(y, [
              [x + 90, s.bookStack(1), 0.62],
              [x + 380, s.bookStack(2), 0.62],
            ]) +
            at(x + 180, y, s.books(2, 6), 0.72) +
            at(x + 450, y, s.globe(), 0.5),
        }),
      () =>
        room({
          wall: '#d9c4a0',
          floor: c.wood,
          windowAt: 880,
          windowWidth: 220,
          lamps: [[760, 160]],
          lamp: c.clay,
          things:
            shelves(70, 90, 560, 3, bookWall) +
            rug(760, 730, 300, c.clay) +
            at(
              760,
              720,
              box(-90, -290, 180, 190, 34, '#5d7f6d') +
                box(-120, -130, 240, 80, 24, '#6f9480') +
                [-1, 1].map((k) => box(k * 116 - 24, -180, 48, 130, 20, '#5d7f6d')).join('') +
                [-90, 76].map((k) => rect(k, -52, 14, 52, c.walnut)).join(''),
            ) +
            at(1000, 720, s.bookStack(0), 1.1),
        }),
      () =>
        table({
          color: '#7b5a41',
          things: [
            [400, 330, -7, 1.15, lie.book()],
            [880, 300, 9, 0.9, lie.coffeeTop('#cfdcdc')],
            [920, 600, -14, 0.95, lie.notebook(c.clay)],
            [420, 650, 84, 0.9, lie.pencil()],
            [640, 640, 12, 0.8, lie.leafy()],
          ],
        }),
      () =>
        still({
          seed: 'l4',
          back: '#7d5f57',
          table: c.walnut,
          spots: ['#ffd694', '#ffe7bd'],
          far:
            rect(100, 40, 420, 480, '#4d3829') +
            rect(140, 90, 340, 100, '#b8654a') +
            rect(140, 250, 340, 110, '#8fae9b'),
          things:
            at(430, 670, s.bookStack(3), 2) +
            at(430, 454, s.cup(c.sage), 1.4) +
            at(860, 680, s.deskLamp(c.green), 1.7),
        }),
    ],
  },
  okonkwo: {
    logo: {
      color: '#31708a',
      draw: () =>
        path('M0 -92C40 -36 62 -6 62 28A62 62 0 0 1 -62 28C-62 -6 -40 -36 0 -92Z', c.cream) +
        path(
          'M-30 30A32 32 0 0 0 4 60',
          'none',
          'stroke="#31708a" stroke-width="10" stroke-linecap="round"',
        ),
    },
    pictures: [
      () =>
        front({
          seed: 'o',
          kind: 'house',
          name: 'OKONKWO PLUMBING',
          wall: 'boards',
          color: '#d8d1bd',
          roof: '#7d5747',
          accent: '#31708a',
          time: 'day',
          near: ['bushes', 'van'],
          show: (x, y) => at(x + 80, y, s.faucet(c.sun), 0.5),
        }),
      () =>
        room({
          wall: '#eae6da',
          tiled: '#cfe0df',
          floor: '#b7b3a5',
          tiles: true,
          windowAt: 460,
          windowWidth: 260,
          things:
            at(600, 740, s.tub(), 1.25) +
            at(880, 520, s.faucet(c.sun), 0.9) +
            at(160, 720, s.fern(), 1.3) +
            at(1050, 730, s.plant(c.paper), 0.9) +
            at(1010, 260, s.mirror(150, 190)),
        }),
      () =>
        table({
          top: 'steel',
          things: [
            [300, 330, 18, 1.15, lie.wrench()],
            [540, 330, -8, 1.05, lie.pliers('#31708a')],
            [860, 280, 0, 1.2, lie.elbow()],
            [900, 610, 96, 1, lie.screwdriver()],
            [420, 650, 90, 0.9, lie.wrench()],
          ],
        }),
      () =>
        still({
          seed: 'o4',
          back: '#b3c6c4',
          table: '#e6e0d2',
          far: rect(760, 60, 300, 440, '#f5f2e8') + disc(200, 260, 170, '#87a98f'),
          things:
            at(560, 690, s.faucet(), 2.3) +
            at(960, 690, s.bottles([c.sage, c.sky, c.mist]), 1.3) +
            [0, 1, 2, 3]
              .map((i) => oval(866, 470 + i * 40, 9, 15, '#dff0f2', 'opacity=".85"'))
              .join(''),
        }),
    ],
  },
  northside: {
    logo: {
      color: '#8c3b30',
      draw: () =>
        disc(0, 0, 74, 'none', `stroke="${c.cream}" stroke-width="17"`) +
        path(
          'M-16 -60V-10L0 4L16 -10V-60C44 -48 46 -8 20 10V70H-20V10C-46 -8 -44 -48 -16 -60Z',
          c.cream,
        ),
    },
    pictures: [
      () =>
        front({
          seed: 'n',
          kind: 'hall',
          name: 'NORTHSIDE AUTO',
          face: 'URW Gothic',
          wall: 'brick',
          color: '#a9826a',
          accent: '#8c3b30',
          time: 'late',
          near: ['bushes'],
          show: (x, y) => at(x + 116, y, s.car(c.green), 0.36) + at(x + 396, y, s.tires(), 0.8),
          inside: (x, y) => at(x + 100, y, s.plant(), 0.55),
        }),
      () =>
        room({
          wall: '#cfc9b8',
          floor: '#8f8d87',
          tiles: true,
          windowAt: 60,
          windowWidth: 220,
          lamps: [
            [420, 120],
            [800, 120],
          ],
          lamp: '#8c3b30',
          things:
            at(990, 380, s.toolboard(), 0.8) +
            [
              [900, 330],
              [960, 340],
              [1020, 330],
              [1090, 340],
            ]
              .map(([x, y], i) =>
                at(x, y, [lie.wrench(), lie.screwdriver(), lie.pliers(), lie.hammer()][i], 0.36),
              )
              .join('') +
            [250, 850]
              .map((x) =>
                rect(
                  x,
                  200,
                  34,
                  500,
                  fade([
                    [0, '#c9a13f'],
                    [1, '#8f6b22'],
                  ]),
                ),
              )
              .join('') +
            rect(240, 560, 660, 24, '#4b5557') +
            at(566, 566, s.car('#8c3b30'), 1.1) +
            at(1060, 730, s.tires(), 1),
        }),
      () =>
        table({
          top: 'mat',
          color: '#3e565a',
          things: [
            [300, 350, 14, 1.15, lie.wrench()],
            [480, 350, -4, 1, lie.wrench()],
            [690, 340, 8, 1, lie.screwdriver()],
            [930, 330, -14, 1.1, lie.hammer()],
            [400, 660, 0, 1, lie.cog(76)],
            [760, 650, 12, 1, lie.calculator()],
          ],
        }),
      () =>
        rect(
          0,
          0,
          1200,
          800,
          fade([
            [0, '#5d7488'],
            [0.5, '#e6b98a'],
            [0.68, '#f5d9ac'],
          ]),
        ) +
        glow(900, 380, 460, '#ffd494', 0.9) +
        path('M0 480Q240 380 460 440T900 400T1200 450V800H0Z', '#6d8076') +
        rect(
          0,
          600,
          1200,
          200,
          fade([
            [0, '#6a6662'],
            [1, '#4c4a4e'],
          ]),
        ) +
        at(590, 720, s.car('#2f6a58'), 1.65),
    ],
  },
  juniper: {
    logo: {
      color: '#7b8f6a',
      draw: () =>
        [-60, -20, 20, 60]
          .map(
            (turn) =>
              `<g transform="translate(0 70) rotate(${turn})">${path('M0 0C-26 -50 -18 -110 0 -146C18 -110 26 -50 0 0Z', c.cream)}</g>`,
          )
          .join(''),
    },
    pictures: [
      () =>
        front({
          seed: 'j',
          name: 'JUNIPER HAIR & SKIN',
          face: 'URW Gothic',
          wall: 'plaster',
          color: '#e2cbb6',
          accent: '#61754f',
          time: 'day',
          flip: true,
          near: ['pots', 'tree'],
          show: (x, y) =>
            row(y, [
              [x + 60, s.bottles(), 0.7],
              [x + 400, s.plant(), 0.6],
              [x + 490, s.fern(), 0.6],
            ]),
        }),
      () =>
        room({
          wall: '#ead9c8',
          floor: '#c7a27a',
          windowAt: 70,
          lamps: [
            [560, 150],
            [860, 150],
          ],
          lamp: '#61754f',
          things:
            at(560, 420, s.mirror()) +
            at(860, 420, s.mirror()) +
            counter(440, 470, 560, 120, '#d9c6ae', '#f5efe2') +
            row(472, [
              [470, s.bottles(), 0.55],
              [690, s.bottles([c.rose, c.paper, c.sage]), 0.55],
            ]) +
            at(560, 740, s.salonChair(), 1) +
            at(870, 740, s.salonChair(), 1) +
            at(1110, 710, s.plant(), 1.1),
        }),
      () =>
        table({
          top: 'plain',
          color: '#e3cfc0',
          things: [
            [310, 330, -16, 1.1, lie.scissors()],
            [560, 250, 6, 1.1, lie.comb()],
            [880, 310, 18, 1.1, lie.dryer('#61754f')],
            [600, 560, 70, 1, lie.brush()],
            [960, 640, -8, 0.9, lie.mousse()],
            [250, 650, 0, 0.9, lie.towel('#d9a08a')],
          ],
        }),
      () =>
        still({
          seed: 'j4',
          back: '#d8c1a9',
          table: '#efe6d6',
          far: disc(900, 220, 220, '#f3e6d2') + rect(80, 60, 240, 420, '#9fb08c'),
          things:
            at(300, 680, s.bottles([c.sage, c.rose, '#d9c6ae', c.sun]), 1.9) +
            at(830, 690, s.candle(), 1.5) +
            at(1010, 690, s.fern(c.paper), 1.3),
        }),
    ],
  },
  hartwell: {
    logo: {
      color: '#3a4a63',
      draw: () =>
        [40, 74, 112, 150]
          .map((h, i) => box(-92 + i * 50, 78 - h, 34, h, 4, i === 3 ? c.sun : c.cream))
          .join(''),
    },
    pictures: [
      () =>
        front({
          seed: 'hp',
          name: 'HARTWELL & PRUITT',
          wall: 'stone',
          color: '#c9bea6',
          accent: '#3a4a63',
          time: 'day',
          near: ['lamp', 'pots'],
          show: (x, y) =>
            at(x + 20, y, s.binders(), 0.7) +
            row(y, [
              [x + 320, s.fern(), 0.66],
              [x + 460, s.laptop('#3a4a63'), 0.46],
            ]),
        }),
      () =>
        room({
          wall: '#d8d3c2',
          paneling: '#8a6a4b',
          floor: c.walnut,
          windowAt: 100,
          windowWidth: 300,
          lamps: [[760, 160]],
          lamp: '#3a4a63',
          things:
            shelves(830, 90, 300, 2, (i, x, y) =>
              at(
                x + 10,
                y,
                s.binders(i ? [c.clay, c.sun, c.green, c.navy, c.plum] : undefined),
                0.98,
              ),
            ) +
            counter(420, 500, 560, 200, '#6b4a33', c.wood) +
            row(502, [
              [560, s.laptop('#3a4a63'), 0.86],
              [780, s.deskLamp(), 0.9],
              [900, s.bookStack(), 0.6],
            ]) +
            at(200, 720, s.plant(), 1.2),
        }),
      () =>
        table({
          color: '#70513a',
          things: [
            [330, 320, -6, 1.1, lie.paper()],
            [760, 270, 5, 1.15, lie.chart('#3a4a63')],
            [620, 590, 10, 1, lie.calculator()],
            [930, 600, -12, 0.95, lie.coffeeTop()],
            [360, 640, 76, 1, lie.pen()],
          ],
        }),
      () =>
        still({
          seed: 'hp4',
          back: '#8d9a95',
          table: '#7a583c',
          far: rect(760, 60, 340, 440, '#d9dfd6') + rect(80, 120, 260, 400, '#54432f'),
          things:
            at(300, 680, s.binders(), 1.35) +
            at(760, 690, s.laptop('#3a4a63'), 1.5) +
            at(1080, 690, s.cup(), 1.3),
        }),
    ],
  },
  signal: {
    logo: {
      color: '#42335a',
      draw: () =>
        path(
          'M-16 -80V36A34 34 0 1 1 -34 8V-96L78 -116V16A34 34 0 1 1 60 -12V-76L-16 -62Z',
          c.cream,
        ),
    },
    pictures: [
      () =>
        front({
          seed: 's',
          name: 'THE SIGNAL HOUSE',
          face: 'URW Gothic',
          wall: 'brick',
          color: '#8a4b43',
          accent: '#42335a',
          time: 'dusk',
          near: ['lamp', 'board'],
          show: (x, y) =>
            row(y, [
              [x + 90, s.guitar(), 0.34],
              [x + 230, s.drum(), 0.5],
              [x + 400, s.guitar(c.clay), 0.34],
              [x + 490, s.plant(), 0.5],
            ]),
        }),
      () =>
        room({
          wall: '#5a3f4c',
          floor: c.walnut,
          windowless: true,
          night: 0.3,
          backdrop: Array.from({ length: 12 }, (_, i) =>
            rect(
              i * 100,
              0,
              100,
              560,
              fade(
                [
                  [0, darker('#7d3440', 0.5)],
                  [0.5, '#7d3440'],
                  [1, darker('#7d3440', 0.5)],
                ],
                true,
              ),
            ),
          ).join(''),
          things:
            rect(
              0,
              560,
              1200,
              240,
              fade([
                [0, '#2b2028'],
                [1, '#1b151c'],
              ]),
            ) +
            path(
              'M120 560H1080L1180 690H20Z',
              fade([
                [0, '#7b563b'],
                [1, '#4b3325'],
              ]),
            ) +
            [260, 600, 940]
              .map(
                (x, i) =>
                  path(
                    `M${x} 30L${x - 190} 660H${x + 190}Z`,
                    fade([
                      [0, ['#ffd38a', '#fff0c8', '#e9a3a0'][i], 0.55],
                      [1, '#ffd38a', 0],
                    ]),
                  ) + at(x, 30, s.stageLight()),
              )
              .join('') +
            at(350, 660, s.drum(), 0.95) +
            at(880, 660, s.guitar(), 0.9) +
            at(600, 680, s.micStand(), 1),
        }),
      () =>
        table({
          color: '#4a3527',
          things: [
            [350, 350, -8, 1.25, lie.vinyl()],
            [800, 270, 10, 1.05, lie.headphones()],
            [880, 600, -6, 1, lie.tickets()],
            [540, 640, 14, 0.8, lie.sheetMusic()],
          ],
        }),
      () =>
        room({
          wall: '#3f3550',
          floor: '#5d4334',
          windowless: true,
          night: 0.16,
          lamps: [
            [300, 190],
            [520, 190],
            [740, 190],
            [960, 190],
          ],
          lamp: c.sun,
          things:
            shelf(
              250,
              330,
              760,
              at(290, 330, s.bottles([c.sage, c.sun, c.clay, c.mist, c.rose, c.moss, c.amber]), 1) +
                at(670, 330, s.bottles([c.rose, c.moss, c.sun, c.mist, c.clay]), 1),
            ) +
            counter(180, 490, 860, 220, '#6e3d3a', c.walnut) +
            row(492, [
              [380, s.candle(), 0.7],
              [640, s.candle(60), 0.7],
              [880, s.plant(), 0.5],
            ]),
        }),
    ],
  },
  littleoaks: {
    logo: {
      color: '#c28a2e',
      draw: () =>
        path('M-50 -20C-50 70 -24 92 0 96C24 92 50 70 50 -20Z', c.cream) +
        path('M-66 -16C-66 -64 66 -64 66 -16Z', '#7a5527') +
        line('M0 -54V-84', '#7a5527', 13),
    },
    pictures: [
      () =>
        front({
          seed: 'lo',
          kind: 'house',
          name: 'LITTLE OAKS PRESCHOOL',
          wall: 'boards',
          color: '#e9d9ac',
          roof: '#4f6b5d',
          accent: c.green,
          time: 'morning',
          near: ['bushes'],
          show: (x, y) => at(x + 80, y, s.blocks(), 0.5),
        }),
      () =>
        room({
          wall: '#f2e6c9',
          paneling: '#a9c3b0',
          floor: c.oak,
          windowAt: 120,
          windowWidth: 320,
          things:
            at(760, 250, s.print(c.clay), 1) +
            at(920, 250, s.print(c.green), 1) +
            at(1080, 250, s.print(c.sun), 1) +
            rug(560, 720, 420, '#c9785c') +
            at(420, 720, s.blocks(), 1.1) +
            at(760, 700, s.bookStack(2), 0.9) +
            at(1040, 700, s.globe(), 1.1) +
            shelf(
              700,
              400,
              440,
              at(720, 400, s.books(1, 6), 0.7) + at(930, 400, s.books(4, 7), 0.7),
            ),
        }),
      () =>
        table({
          top: 'plain',
          color: '#dcbf8f',
          things: [
            [
              350,
              330,
              -8,
              1.1,
              rect(-190, -150, 380, 300, '#fffdf6') +
                disc(80, -70, 46, c.sun) +
                path('M-150 110V10L-70 -60L10 10V110Z', c.clay) +
                rect(-100, 50, 50, 60, c.walnut) +
                path('M40 110V40', 'none', `stroke="${c.walnut}" stroke-width="16"`) +
                disc(40, 10, 54, c.leaf),
            ],
            [840, 300, 10, 1.2, lie.crayons()],
            [760, 610, -6, 1, lie.scissors(c.clay)],
            [300, 650, 4, 0.9, lie.leafy()],
            [1030, 600, 18, 0.8, lie.notebook(c.sun)],
          ],
        }),
      () =>
        still({
          seed: 'lo4',
          back: '#bcd0c0',
          table: '#d3ab74',
          far: rect(700, 60, 380, 400, '#f7efd9') + disc(220, 280, 180, '#8fb08f'),
          things: at(420, 690, s.blocks(), 1.7) + at(880, 690, s.globe(), 1.7),
        }),
    ],
  },
  spoke: {
    logo: {
      color: c.green,
      draw: () =>
        disc(0, 0, 82, 'none', `stroke="${c.cream}" stroke-width="13"`) +
        [0, 45, 90, 135]
          .map((turn) => `<g transform="rotate(${turn})">${line('M0 -80V80', c.cream, 5)}</g>`)
          .join('') +
        disc(0, 0, 17, c.sun),
    },
    pictures: [
      () =>
        front({
          seed: 'sp',
          name: 'SPOKE & CHAIN',
          wall: 'brick',
          color: '#b06a4d',
          accent: c.green,
          time: 'late',
          near: ['bike', 'tree'],
          bike: c.sun,
          leaf: '#6f8c4c',
          show: (x, y) =>
            row(y, [
              [x + 130, s.bicycle(c.clay), 0.5],
              [x + 390, s.bicycle(c.navy), 0.5],
            ]),
        }),
      () =>
        room({
          wall: '#d6cfba',
          floor: '#a98157',
          windowAt: 60,
          windowWidth: 220,
          lamps: [
            [480, 150],
            [800, 150],
          ],
          things:
            at(520, 330, s.bicycle(c.navy), 0.72) +
            at(930, 330, s.bicycle(c.sun), 0.72) +
            counter(760, 520, 380, 180, c.walnut) +
            at(860, 522, s.crate(), 0.6) +
            at(1040, 522, s.jar(c.steel, 90), 0.9) +
            at(420, 740, s.bicycle(c.clay), 1.25),
        }),
      () =>
        table({
          top: 'mat',
          color: '#4c5f4f',
          things: [
            [320, 310, 0, 1.3, lie.cog(96)],
            [640, 260, -6, 1.2, lie.chain()],
            [930, 330, 20, 1.1, lie.wrench()],
            [300, 640, 74, 1, lie.screwdriver(c.sun)],
            [660, 600, 8, 1, lie.pliers(c.clay)],
            [1000, 660, 0, 0.8, lie.cog(70, '#7b878a')],
          ],
        }),
      () =>
        rect(
          0,
          0,
          1200,
          800,
          fade([
            [0, '#7fb0c2'],
            [0.55, '#f2e7ca'],
          ]),
        ) +
        glow(250, 160, 420, '#fff0c6', 0.9) +
        path('M0 430Q200 300 430 390T860 330T1200 400V800H0Z', '#93b3a4') +
        path('M0 520Q300 440 640 510T1200 480V800H0Z', '#6f9673') +
        path('M0 640Q420 560 1200 610V800H0Z', '#d9c59b') +
        path('M0 700Q500 640 1200 670V800H0Z', '#c9b184') +
        at(640, 720, s.bicycle(c.green), 1.7),
    ],
  },
  fern: {
    logo: {
      color: '#4a7a4c',
      draw: () =>
        line('M0 90V-80', c.cream, 11) +
        [0, 1, 2, 3]
          .map((i) =>
            [-1, 1]
              .map((k) =>
                path(
                  `M0 ${50 - i * 38}C${k * 30} ${10 - i * 38} ${k * 70} ${10 - i * 36} ${k * (88 - i * 14)} ${-4 - i * 36}C${k * 64} ${34 - i * 38} ${k * 34} ${50 - i * 38} 0 ${50 - i * 38}Z`,
                  c.cream,
                ),
              )
              .join(''),
          )
          .join(''),
    },
    pictures: [
      () =>
        front({
          seed: 'f',
          kind: 'hall',
          name: 'FERN & FALLOW GARDEN',
          wall: 'boards',
          color: '#8fa083',
          accent: '#3d5f40',
          time: 'morning',
          near: ['bushes', 'ferns'],
          show: (x, y) => at(x + 50, y, s.pots(2), 0.9) + at(x + 360, y, s.plant(), 0.9),
          inside: (x, y) => at(x + 50, y, s.pots(2), 0.6),
        }),
      () =>
        room({
          wall: '#dfe6d2',
          floor: '#b59a74',
          tiles: true,
          windowAt: 80,
          windowWidth: 420,
          things:
            shelf(
              600,
              230,
              520,
              row(230, [
                [660, s.fern(), 0.6],
                [780, s.plant(), 0.55],
                [900, s.fern(c.clay), 0.6],
                [1030, s.plant(c.slate, c.moss), 0.55],
              ]),
            ) +
            shelf(600, 420, 520, at(640, 420, s.pots(5), 0.85)) +
            at(180, 720, s.plant(), 1.6) +
            at(430, 730, s.fern(c.clay), 1.6) +
            at(760, 730, s.wateringCan(), 1.3) +
            at(1020, 740, s.pots(2), 1.3),
        }),
      () =>
        table({
          color: '#8b6d4c',
          things: [
            [300, 330, -14, 1.15, lie.trowel()],
            [520, 320, 10, 1.05, lie.pruner()],
            [780, 280, -6, 1, lie.seeds()],
            [960, 330, 8, 1, lie.seeds(c.rose)],
            [860, 620, 0, 1.2, lie.leafy()],
            [430, 640, 30, 0.9, lie.leafy(c.moss)],
          ],
          under: oval(560, 560, 330, 150, '#4c3826', 'opacity=".5"'),
        }),
      () =>
        still({
          seed: 'f4',
          back: '#a9bf9f',
          table: '#a98057',
          spots: ['#f2f7dc', '#d9eac2'],
          far: disc(260, 240, 220, '#6f9a6d') + disc(900, 200, 240, '#8fb585'),
          things: at(280, 690, s.pots(3), 1.9) + at(930, 690, s.wateringCan(c.sun), 1.7),
        }),
    ],
  },
  stillwater: {
    logo: {
      color: '#56788a',
      draw: () =>
        [0, 1, 2].map((i) => line(`M-90 ${-30 + i * 42}q45 -36 90 0t90 0`, c.cream, 13)).join(''),
    },
    pictures: [
      () =>
        front({
          seed: 'y',
          name: 'STILLWATER YOGA',
          face: 'URW Gothic',
          wall: 'plaster',
          color: '#cfd3c4',
          accent: '#44697a',
          time: 'morning',
          flip: true,
          near: ['ferns', 'bike'],
          bike: '#44697a',
          show: (x, y) =>
            row(y, [
              [x + 110, s.mats(), 0.5],
              [x + 270, s.fern(), 0.7],
              [x + 380, s.candle(), 0.7],
              [x + 470, s.plant(), 0.6],
            ]),
        }),
      () =>
        room({
          wall: '#ebe4d4',
          floor: '#cba878',
          windowAt: 140,
          windowWidth: 420,
          things:
            [
              [420, 690, '#44697a'],
              [720, 690, c.clay],
              [570, 750, c.sage],
              [900, 750, c.plum],
            ]
              .map(([x, y, color]) =>
                path(
                  `M${x - 80} ${y - 40}H${x + 80}L${x + 110} ${y + 30}H${x - 110}Z`,
                  fade([
                    [0, darker(color, 0.15)],
                    [1, lighter(color, 0.15)],
                  ]),
                ),
              )
              .join('') +
            at(1050, 680, s.mats(), 0.95) +
            at(120, 700, s.plant(), 1.4) +
            at(820, 590, s.bowl(), 0.6),
        }),
      () =>
        table({
          top: 'linen',
          color: '#dfd8c6',
          things: [
            [330, 320, 0, 1.3, lie.stones()],
            [800, 280, -8, 1.1, lie.towel('#8fb0b8')],
            [900, 590, 14, 1, lie.leafy()],
            [500, 620, -10, 1, lie.notebook('#44697a')],
            [260, 640, 0, 0.9, lie.coffeeTop('#dfe7e0')],
          ],
        }),
      () =>
        still({
          seed: 'y4',
          back: '#b9c6c3',
          table: '#d9c4a2',
          far: rect(720, 40, 360, 480, '#f2efe2'),
          things:
            at(330, 690, s.bowl(), 1.8) +
            at(640, 690, s.candle(), 1.6) +
            at(780, 690, s.candle(56), 1.6) +
            at(1020, 690, s.fern(c.paper), 1.5),
        }),
    ],
  },
};

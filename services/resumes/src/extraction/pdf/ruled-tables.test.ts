import { ruledLinesOf } from './ruled-lines.js';
import { withRuledTables } from './ruled-tables.js';

const item = (text: string, x: number, y: number) => ({
  text,
  x,
  right: x + text.length * 4.5,
  y,
  size: 10,
  font: 'F1',
});

/** A table with columns from 50 to 500 and rows at these heights, all of its borders drawn. */
const borders = (xs: readonly number[], ys: readonly number[]) => ({
  across: ys.map((at) => ({ at, from: xs[0] ?? 0, to: xs.at(-1) ?? 0 })),
  down: xs.map((at) => ({ at, from: ys[0] ?? 0, to: ys.at(-1) ?? 0 })),
});

const textsOf = (...parameters: Parameters<typeof withRuledTables>) =>
  withRuledTables(...parameters).map(({ text }) => text);

describe('[RES-05] tables with drawn borders', () => {
  it('reads the wrapped cells of courses by their borders, whatever line they are on', () => {
    const cells = [
      item('Course', 52, 112),
      item('Institution', 152, 112),
      item('Year', 402, 112),
      // The other cells are in the middle of a row of two lines.
      item('University of Hills and', 152, 132),
      item('MBA in Power', 52, 138),
      item('2019', 402, 138),
      item('Lakes', 152, 144),
      item('INTERMEDIAT', 52, 162),
      item('Valley College', 152, 162),
      item('2008', 402, 162),
      item('E', 52, 174),
    ];
    expect(textsOf(cells, borders([50, 110, 300, 450], [100, 120, 150, 180]))).toEqual([
      'Institution: University of Hills and Lakes',
      'Position: MBA in Power',
      '2019',
      'Institution: Valley College',
      'Position: INTERMEDIATE',
      '2008',
    ]);
  });

  it('leaves pages whose sections are in frames as they are', () => {
    const page = [
      item('EXPERIENCE', 52, 112),
      item('SKILLS', 302, 112),
      item('Cook', 52, 140),
      item('Blue Plate', 52, 152),
      item('2019 - 2021', 52, 164),
      item('Bread', 302, 140),
    ];
    expect(withRuledTables(page, borders([50, 300, 500], [100, 120, 180]))).toEqual(page);
  });

  it('finds the lines of a page, drawn as strokes or thin rectangles, but no pictures', async () => {
    const { OPS } = await (await import('unpdf')).getResolvedPDFJS();
    const path = (...numbers: number[]) => [Float32Array.from(numbers)];
    const page = {
      getOperatorList: async () => ({
        fnArray: [
          OPS.save,
          OPS.transform,
          OPS.constructPath,
          OPS.restore,
          OPS.constructPath,
          OPS.constructPath,
        ],
        argsArray: [
          [],
          [1, 0, 0, 1, 10, 0],
          [OPS.stroke, path(0, 0, 700, 1, 200, 700)],
          [],
          [OPS.fill, path(0, 50, 600, 1, 51, 600, 1, 51, 500, 1, 50, 500, 4)],
          [OPS.fill, path(0, 50, 600, 1, 250, 600, 1, 250, 500, 1, 50, 500, 4)],
        ],
      }),
    };
    expect(await ruledLinesOf(page, [1, 0, 0, -1, 0, 792])).toEqual({
      across: [{ at: 92, from: 10, to: 210 }],
      down: [{ at: 50.5, from: 192, to: 292 }],
    });
  });
});

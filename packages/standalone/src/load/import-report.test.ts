import type { ImportCount } from './import-file.js';
import { resultText, takenRows } from './import-report.js';

const count = (change: Partial<ImportCount> = {}): ImportCount => ({
  imported: 3,
  unchanged: 0,
  updated: 0,
  merged: 0,
  leftOut: new Map(),
  unplaced: new Map(),
  refused: [],
  refusedCount: 0,
  ...change,
});

describe('the report of npm run load', () => {
  it('is one line when everything fits', () => {
    expect(resultText(count())).toBe('3 imported, 0 unchanged, 0 refused');
  });

  it('lists the texts that did not fit, most frequent first', () => {
    const report = count({
      merged: 2,
      leftOut: new Map([
        ['Alarm permit', 4],
        ['Vending machines', 9],
      ]),
      unplaced: new Map([['Zymurgy', 1]]),
    });
    expect(resultText(report).split('\n')).toEqual([
      '3 imported, 0 unchanged, 2 joined one that was there, 13 left out, 0 refused',
      '',
      'Left out, because they are no business:',
      '  9 × Vending machines',
      '  4 × Alarm permit',
      '',
      'In no category, and under "Other":',
      '  1 × Zymurgy',
    ]);
    expect(takenRows(report)).toBe(18);
  });

  it('truncates long lists and says by how much', () => {
    const unplaced = new Map(Array.from({ length: 30 }, (_, at) => [`Text ${at}`, 1]));
    const lines = resultText(count({ unplaced })).split('\n');
    expect(lines.at(-1)).toBe('  … and 5 more');
    expect(lines).toHaveLength(1 + 2 + 25 + 1);
  });
});

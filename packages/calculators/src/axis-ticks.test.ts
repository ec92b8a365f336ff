import fc from 'fast-check';
import { axisTicks } from './axis-ticks.js';

it.each<[number, number, number[]]>([
  [0, 40_000, [0, 10_000, 20_000, 30_000, 40_000]],
  [0, 1_000, [0, 200, 400, 600, 800, 1_000]],
  [-9_000, 10_000, [-10_000, -5_000, 0, 5_000, 10_000]],
  [0, 334, [0, 100, 200, 300, 400]],
  [0, 0, [0]],
])('marks %d to %d at %j', (least, largest, marks) => {
  expect(axisTicks(least, largest)).toEqual(marks);
});

it('covers both ends by steps of 1, 2 or 5 × 10ⁿ, with zero among them', () => {
  const amount = fc.double({ min: 0.01, max: 1e12, noNaN: true });
  fc.assert(
    fc.property(amount, amount, (below, above) => {
      const marks = axisTicks(-below, above);
      const step = (marks[1] ?? 0) - (marks[0] ?? 0);
      // Less than a pixel may exceed an end.
      expect(marks[0]).toBeLessThanOrEqual(-below + step * 1e-6);
      expect(marks.at(-1)).toBeGreaterThanOrEqual(above - step * 1e-6);
      expect(marks).toContain(0);
      expect(marks.length).toBeLessThanOrEqual(8);
      expect(step.toPrecision(6).replace(/e.*|[0.]/g, '')).toMatch(/^[125]$/);
    }),
  );
});

import { plainLine } from '../plain-line';

/** A line of one text and its counterpart; one of the two is absent for an added or removed line. */
export interface LinePair {
  readonly before?: number;
  readonly after?: number;
}

const wordsOf = (line: string): string[] => line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Share of `part` that is in `whole`, 0 to 1. */
export function shareWithin(part: string, whole: string): number {
  const known = new Set(wordsOf(whole));
  const words = wordsOf(part);
  return words.length === 0 ? 0 : words.filter((word) => known.has(word)).length / words.length;
}

/** Share of common words, 0 to 1. */
export const similarity = (one: string, other: string): number => {
  const left = wordsOf(one).length;
  const right = wordsOf(other).length;
  const total = left + right;
  if (left === 0 || right === 0) return 0;
  return (shareWithin(one, other) * left + shareWithin(other, one) * right) / total;
};

/** Whether the writer reports that one line became the other. */
type IsNamed = (before: string, after: string) => boolean;

/** Minimum similarity of a rewording. */
const similar = 0.4;

/** Beyond this many comparisons, the lines in between are not paired, to keep the page responsive. */
const maxCells = 250_000;

function worth(one: string, other: string, isNamed: IsNamed): number {
  if (plainLine(one) === plainLine(other)) return 2;
  if (isNamed(one, other)) return 1.5;
  const share = similarity(one, other);
  return share >= similar ? share : 0;
}

/** Pairs equal and similar lines of two texts in their order: equal ends first, then a global alignment between. */
export function alignedLines(
  before: readonly string[],
  after: readonly string[],
  isNamed: IsNamed,
): LinePair[] {
  const isSame = (row: number, column: number) =>
    plainLine(before[row] ?? '') === plainLine(after[column] ?? '');
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(start, start)) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(before.length - 1 - end, after.length - 1 - end)) end += 1;
  const pairs: LinePair[] = [];
  for (let at = 0; at < start; at += 1) pairs.push({ before: at, after: at });
  const middle = alignment(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
    isNamed,
  );
  for (const pair of middle) {
    pairs.push({
      ...(pair.before !== undefined && { before: pair.before + start }),
      ...(pair.after !== undefined && { after: pair.after + start }),
    });
  }
  for (let at = end; at > 0; at -= 1) {
    pairs.push({ before: before.length - at, after: after.length - at });
  }
  return pairs;
}

/** The alignment with the most in common, by dynamic programming. */
function alignment(
  before: readonly string[],
  after: readonly string[],
  isNamed: IsNamed,
): LinePair[] {
  const [rows, columns] = [before.length, after.length];
  if (rows * columns > maxCells) {
    return [...before.map((_, row) => ({ before: row })), ...after.map((_, at) => ({ after: at }))];
  }
  const best = Array.from({ length: rows + 1 }, () => new Float64Array(columns + 1));
  const worths = before.map((one) => after.map((other) => worth(one, other, isNamed)));
  const at = (row: number, column: number) => best[row]?.[column] ?? 0;
  const paired = (row: number, column: number) => {
    const value = worths[row]?.[column] ?? 0;
    return value > 0 ? value + at(row + 1, column + 1) : 0;
  };
  for (let row = rows - 1; row >= 0; row -= 1) {
    const line = best[row] as Float64Array;
    for (let column = columns - 1; column >= 0; column -= 1) {
      line[column] = Math.max(paired(row, column), at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: LinePair[] = [];
  let [row, column] = [0, 0];
  while (row < rows || column < columns) {
    const value = paired(row, column);
    if (value > 0 && value === at(row, column)) pairs.push({ before: row++, after: column++ });
    else if (row < rows && at(row, column) === at(row + 1, column)) pairs.push({ before: row++ });
    else pairs.push({ after: column++ });
  }
  return pairs;
}

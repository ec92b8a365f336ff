/** A step from one list of lines to another: a line that both have, or lines in place of others. */
export interface LineStep {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** Most lines that are compared one with each other: a longer text is compared as a whole. */
const mostLines = 1_200;

/** Lengths of the longest common subsequences of the rests of two lists. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let one = before.length - 1; one >= 0; one -= 1) {
    const [row, next] = [table[one], table[one + 1]];
    if (!row || !next) continue;
    for (let other = after.length - 1; other >= 0; other -= 1) {
      row[other] =
        before[one] === after[other]
          ? (next[other + 1] ?? 0) + 1
          : Math.max(next[other] ?? 0, row[other + 1] ?? 0);
    }
  }
  return table;
}

const indexes = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, step) => from + step);

/** The steps from one list of lines to another, with as many common lines as possible. */
export function lineSteps(before: readonly string[], after: readonly string[]): LineStep[] {
  if (before.length > mostLines || after.length > mostLines) {
    return [{ before: indexes(0, before.length), after: indexes(0, after.length) }];
  }
  const table = commonLengths(before, after);
  const steps: LineStep[] = [];
  let [one, other] = [0, 0];
  let from = { one, other };
  const flush = () => {
    const step = { before: indexes(from.one, one), after: indexes(from.other, other) };
    if (step.before.length > 0 || step.after.length > 0) steps.push(step);
  };
  while (one < before.length && other < after.length) {
    if (before[one] === after[other]) {
      flush();
      steps.push({ before: [one], after: [other] });
      one += 1;
      other += 1;
      from = { one, other };
    } else if ((table[one + 1]?.[other] ?? 0) >= (table[one]?.[other + 1] ?? 0)) one += 1;
    else other += 1;
  }
  [one, other] = [before.length, after.length];
  flush();
  return steps;
}

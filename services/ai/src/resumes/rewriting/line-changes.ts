import { commonItems } from '@commons/contracts/text/common-items';

/** A step from one list of lines to another: a line that both have, or lines in place of others. */
export interface LineStep {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** Most lines that are compared one with each other: a longer text is compared as a whole. */
const maxLines = 1_200;

const indexes = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, step) => from + step);

/** The steps from one list of lines to another, with as many common lines as possible. */
export function lineSteps(before: readonly string[], after: readonly string[]): LineStep[] {
  if (before.length > maxLines || after.length > maxLines) {
    return [{ before: indexes(0, before.length), after: indexes(0, after.length) }];
  }
  const steps: LineStep[] = [];
  const from = { one: 0, other: 0 };
  const stepTo = (one: number, other: number) => {
    const step = { before: indexes(from.one, one), after: indexes(from.other, other) };
    if (step.before.length > 0 || step.after.length > 0) steps.push(step);
  };
  for (const [one, other] of commonItems(before, after)) {
    stepTo(one, other);
    steps.push({ before: [one], after: [other] });
    Object.assign(from, { one: one + 1, other: other + 1 });
  }
  stepTo(before.length, after.length);
  return steps;
}

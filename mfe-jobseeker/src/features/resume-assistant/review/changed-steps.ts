import { plainLine } from '../plain-line';
import { type LinePair, shareWithin } from './line-alignment';

/** A line and its change; a block of added lines is one step. */
export interface Step {
  readonly from: number | undefined;
  readonly to: readonly number[];
}

/** An added line next to a reworded one, made mostly of its words, is the second half of a line that was split. */
const half = 0.6;

/**
 * Joins the two halves of a split line, and consecutive added lines.
 * @param isMoved for an added or removed line: whether it is at another position
 */
export function changedSteps(
  pairs: readonly LinePair[],
  before: readonly string[],
  after: readonly string[],
  isMoved: (pair: LinePair) => boolean,
): Step[] {
  const steps: Step[] = [];
  const isReworded = (from: number | undefined, to: number) =>
    from !== undefined && plainLine(before[from] ?? '') !== plainLine(after[to] ?? '');
  const isHalf = (from: number, to: number) =>
    shareWithin(after[to] ?? '', before[from] ?? '') >= half;
  for (const pair of pairs) {
    const last = steps.at(-1);
    const { before: from, after: to } = pair;
    const lastTo = last?.to.at(-1);
    const isAddedBlock =
      last?.from === undefined && lastTo !== undefined && !isMoved({ after: lastTo });
    if (from !== undefined && to !== undefined && isReworded(from, to) && isAddedBlock) {
      const halves = last?.to.filter((at) => isHalf(from, at)) ?? [];
      const isTail = halves.at(-1) === lastTo && halves.length === lastTo - (halves[0] ?? 0) + 1;
      const own = isTail ? halves : [];
      const rest = last?.to.filter((at) => !own.includes(at)) ?? [];
      steps.splice(-1, 1, ...(rest.length > 0 ? [{ from: undefined, to: rest }] : []));
      steps.push({ from, to: [...own, to] });
    } else if (
      from !== undefined ||
      to === undefined ||
      isMoved(pair) ||
      !last ||
      lastTo === undefined
    ) {
      steps.push({ from, to: to === undefined ? [] : [to] });
    } else if (
      last.from === undefined
        ? isAddedBlock
        : isReworded(last.from, lastTo) && isHalf(last.from, to)
    ) {
      steps[steps.length - 1] = { from: last.from, to: [...last.to, to] };
    } else steps.push({ from: undefined, to: [to] });
  }
  return withReplacements(steps, isMoved);
}

/** One removed line with one added line in its place is a rewording, even if they share few words. */
function withReplacements(steps: readonly Step[], isMoved: (pair: LinePair) => boolean): Step[] {
  const isRemoved = (step: Step | undefined) =>
    step?.from !== undefined && step.to.length === 0 && !isMoved({ before: step.from });
  const isAdded = (step: Step | undefined) =>
    step !== undefined && step.from === undefined && !isMoved({ after: step.to[0] ?? -1 });
  const joined: Step[] = [];
  for (let at = 0; at < steps.length; at += 1) {
    const [step, next] = [steps[at], steps[at + 1]];
    if (!step) break;
    const isAlone = !isRemoved(steps[at - 1]) && !isRemoved(steps[at + 2]);
    if (isRemoved(step) && isAdded(next) && next?.to.length === 1 && isAlone) {
      joined.push({ from: step.from, to: next.to });
      at += 1;
    } else joined.push(step);
  }
  return joined;
}

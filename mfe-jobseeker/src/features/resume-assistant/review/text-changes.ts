import type { ResumeChange } from '@commons/contracts/resumes/resumes';
import { plainLine } from '../plain-line';
import { changedSteps } from './changed-steps';
import { alignedLines, type LinePair } from './line-alignment';
import { movedBlocks } from './moved-lines';

/** A change that is accepted or refused as a whole. */
export interface TextChange {
  /** Stays the same after a reload. */
  readonly id: string;
  /** 'moved': the same lines at another position. */
  readonly kind: 'changed' | 'added' | 'removed' | 'moved';
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** The suggestion that it applies, if the writer reports one. */
  readonly why?: string;
}

interface Condition {
  readonly id: string;
  readonly isAccepted: boolean;
}
const accepted = (id: string): Condition => ({ id, isAccepted: true });
const refused = (id: string): Condition => ({ id, isAccepted: false });

/** Lines of the composed text, each included when all of its conditions hold. */
interface Slot {
  readonly lines: readonly string[];
  readonly when: readonly Condition[];
}

export interface Comparison {
  /** In the order of the improved text. */
  readonly changes: readonly TextChange[];
  readonly slots: readonly Slot[];
}

/** The text with the accepted changes only. */
export const composedText = ({ slots }: Comparison, isAccepted: (id: string) => boolean): string =>
  slots
    .filter(({ when }) => when.every((one) => isAccepted(one.id) === one.isAccepted))
    .flatMap(({ lines }) => lines)
    .join('\n')
    .trim();

/**
 * Compares two texts line by line. Empty lines belong to the line below them and are not changes by themselves.
 * @param named the changes as the writer reports them, for their reasons
 */
export function comparedTexts(
  original: string,
  improved: string,
  named: readonly ResumeChange[] = [],
): Comparison {
  const before = original.split('\n').filter((line) => line.trim());
  const { after, blanks } = spacedLines(improved);
  const pairs = alignedLines(before, after, (one, other) =>
    named.some(
      (change) =>
        linesOf(change.before).includes(plainLine(one)) &&
        linesOf(change.after).includes(plainLine(other)),
    ),
  );
  const changes: (TextChange & { readonly at: number })[] = [];
  const slots: Slot[] = [];
  const old = (from: number) => before[from] ?? '';
  const note = (kind: TextChange['kind'], from: readonly number[], to: readonly number[]) => {
    const lines = { before: from.map(old), after: to.map((at) => after[at] ?? '') };
    const why = reasonOf(lines, named);
    const id = `${kind}:${from.join()}:${to.join()}`;
    changes.push({ id, kind, ...lines, ...(why && { why }), at: to[0] ?? reached });
    return id;
  };
  const put = (to: number | undefined, text: string, ...when: Condition[]) =>
    slots.push({ lines: [...(to === undefined ? [] : (blanks[to] ?? [])), text], when });

  /** Next line of the improved text: where a removed line would be. */
  let reached = 0;
  /** Conditions for a moved line at its old and at its new position. */
  const leaving = new Map<number, () => void>();
  const arriving = new Map<number, () => void>();
  for (const move of movedBlocks(pairs, before, after)) {
    const id = note('moved', move.from, move.to);
    move.from.forEach((from, index) => {
      const to = move.to[index] ?? 0;
      leaving.set(from, () => put(to, old(from), refused(id)));
      arriving.set(to, () => put(to, after[to] ?? '', accepted(id)));
    });
    for (const { from, to } of move.edited) {
      const edit = note('changed', [from], [to]);
      const place = (where: Condition) => {
        put(to, after[to] ?? '', where, accepted(edit));
        put(to, old(from), where, refused(edit));
      };
      leaving.set(from, () => place(refused(id)));
      arriving.set(to, () => place(accepted(id)));
    }
  }

  const isMoved = (pair: LinePair) =>
    pair.after === undefined ? leaving.has(pair.before ?? -1) : arriving.has(pair.after);
  for (const { from, to } of changedSteps(pairs, before, after, isMoved)) {
    const [first] = to;
    reached = (to.at(-1) ?? reached - 1) + 1;
    if (from === undefined && first !== undefined) {
      const arrive = arriving.get(first);
      const id = arrive ? '' : note('added', [], to);
      if (arrive) arrive();
      else for (const at of to) put(at, after[at] ?? '', accepted(id));
    } else if (from !== undefined && first === undefined) {
      const leave = leaving.get(from);
      if (leave) leave();
      else put(undefined, old(from), refused(note('removed', [from], [])));
    } else if (from !== undefined && first !== undefined) {
      if (to.length === 1 && plainLine(old(from)) === plainLine(after[first] ?? '')) {
        put(first, after[first] ?? '');
      } else {
        const id = note('changed', [from], to);
        for (const at of to) put(at, after[at] ?? '', accepted(id));
        put(first, old(from), refused(id));
      }
    }
  }
  changes.sort((one, other) => one.at - other.at);
  return { changes, slots };
}

/** The lines with text, and the empty ones above each. */
function spacedLines(text: string) {
  const after: string[] = [];
  const blanks: string[][] = [];
  let above: string[] = [];
  for (const line of text.split('\n')) {
    if (line.trim()) {
      after.push(line);
      blanks.push(above);
      above = [];
    } else above.push('');
  }
  return { after, blanks };
}

const linesOf = (text: string) => text.split('\n').map(plainLine).filter(Boolean);

/** The reason that the writer gives for a change with one of these lines. */
function reasonOf(
  { before, after }: Pick<TextChange, 'before' | 'after'>,
  named: readonly ResumeChange[],
): string | undefined {
  const [from, to] = [before.map(plainLine), after.map(plainLine)];
  const found = named.find(
    (change) =>
      (to.length > 0 && linesOf(change.after).some((line) => to.includes(line))) ||
      (to.length === 0 && linesOf(change.before).some((line) => from.includes(line))),
  );
  return found?.why;
}

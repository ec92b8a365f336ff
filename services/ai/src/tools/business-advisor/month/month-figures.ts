import type { EnteredNumber } from '../entered-numbers.js';
import { perOf } from './figure-entry.js';
import { related } from './figure-relations.js';
import { readOf } from './figure-rules.js';
import type { MonthFigure } from './month-figure.js';
import * as words from './month-words.js';

/** The last amount before a number in its sentence. */
const amountBefore = (
  figures: readonly MonthFigure[],
  numbers: readonly EnteredNumber[],
  at: number,
) =>
  figures.findLast(
    (_figure, index) =>
      numbers[index]?.kind === 'money' && numbers[index]?.sentence === numbers[at]?.sentence,
  );

/** "From 900 to 1,250": the first one is what it was. */
const fromWord = /\bfrom\s*(?:about |around |roughly )?$/i;
const toWord = /(?:^|\s)to\s*(?:about |around |roughly |only |just )?$/i;

/** Monday to Friday. */
const weekdays = 5;

/**
 * The figures of a situation with what they stand for in a month of the business; nothing where an amount or a
 * percentage cannot be told, because a sum that leaves one out would be wrong.
 */
export function monthFiguresIn(
  numbers: readonly EnteredNumber[],
): readonly MonthFigure[] | undefined {
  const figures: MonthFigure[] = [];
  for (const [at, n] of numbers.entries()) {
    const next = numbers[at + 1];
    const last = numbers[at - 1];
    const isBefore =
      next?.sentence === n.sentence &&
      next.kind === n.kind &&
      fromWord.test(n.before) &&
      toWord.test(next.before);
    const isChanged = figures.at(-1)?.role === 'before' && last?.sentence === n.sentence;
    const leadEnd = isChanged && last ? last.start : n.start;
    const lead = n.sentence.slice(0, leadEnd).replace(fromWord, '').replace(/\($/, '').trimEnd();
    const isPast =
      n.kind === 'money' &&
      next?.sentence === n.sentence &&
      /^\S+ years? ago\b/.test(n.sentence.slice(next.start)) &&
      words.salesBefore.test(n.before);
    const read = isPast
      ? ({ role: 'sales', per: 'year', isDated: true } as const)
      : isBefore
        ? ({ role: 'before' } as const)
        : readOf({
            n,
            lead,
            before: isChanged ? lead : n.before.replace(/\($/, ''),
            after: n.after,
            per: perOf(n),
            isChanged,
            last: amountBefore(figures, numbers, at),
            all: numbers,
          });
    if (!read) return undefined;
    figures.push({ value: n.value, ...read });
  }
  const isOnWeekdays = numbers.some(({ sentence }) => words.onWeekdays.test(sentence));
  return related(
    isOnWeekdays && !figures.some(({ role }) => role === 'openDays')
      ? [...figures, { role: 'openDays', value: weekdays, per: 'week', onWeekdays: true }]
      : figures,
  );
}

import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { share, usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { sameThing } from '../measures/things.js';
import { scaled, scaleOf } from '../questions/worth/scale.js';
import { line, plain, type Related, times } from './relation.js';

const leaving =
  /\b(?:leav(?:e|es|ing)|left|quit|quits|cancel(?:s|ed|led|ling)?|mov(?:e|es|ed|ing) (?:out|away)|clos(?:e|es|ed|ing)|gone|drop(?:ped)? out|stop(?:s|ped|ping)?|lost|lose|losing|gave notice)\b/;
const periods = new Set(['week', 'two weeks', 'month', 'year']);

/** "Members who get 2 shipments a year at $96": what one pays in the year. */
function paidByParts(measures: readonly Measure[]): Measure | undefined {
  const often = measures.find(
    ({ kind, period, lead }) =>
      kind === 'count' && periods.has(period ?? '') && /\b(?:who|each|they)\b[^.]*$/.test(lead),
  );
  const price =
    often &&
    measures.find(
      ({ kind, each, period }) =>
        kind === 'money' && !period && each && sameThing(each, often.things),
    );
  return (
    often && price && { ...price, value: cents(often.value * price.value), period: often.period }
  );
}

/** "Two stylists rent a chair at $180 a week each, one leaves": what goes with those who leave, and what stays. */
export function payersLeaving(measures: readonly Measure[]): Related | undefined {
  const parts = paidByParts(measures);
  const pays =
    measures.find(
      (one) =>
        one.kind === 'money' &&
        periods.has(one.period ?? '') &&
        one.flow !== 'out' &&
        (one.each !== undefined || /\b(?:each|apiece)\b/.test(one.after.slice(0, 30))),
    ) ?? parts;
  // "Of my 120 students 34 dropped out": not the 120.
  const possible = measures.filter(
    ({ kind, clause, value, lead }) =>
      kind === 'count' &&
      value < 500 &&
      leaving.test(clause) &&
      !/\b(?:of|from) (?:my|our|the)\s*$/.test(lead),
  );
  const gone = possible.find(({ after }) => leaving.test(after.slice(0, 40))) ?? possible[0];
  if (!pays || !gone || !pays.period || pays.period === 'hour') return undefined;
  const all = measures.find(
    (one) =>
      one.kind === 'count' &&
      one !== gone &&
      one.value > gone.value &&
      !one.things.some((thing) => /^(?:day|hour|month|week|year)$/.test(thing)),
  );
  const lost = cents(gone.value * pays.value);
  const toMonth = scaleOf(pays.period, 'month');
  const month = cents(scaled(lost, toMonth));
  const year = cents(scaled(lost, scaleOf(pays.period, 'year')));
  return {
    kind: 'retention',
    found: { lostCustomers: month },
    uses: [
      ...measures.filter(({ kind }) => parts === pays && kind === 'money'),
      pays,
      gone,
      ...(all ? [all] : []),
    ],
    short: (t: Translate) =>
      t('adviceLeavingShort', { gone: plain(gone.value), month: usd(month), year: usd(year) }),
    lines: (t: Translate) => [
      ...(all
        ? [
            line(
              t,
              'part',
              `${plain(gone.value)} ÷ ${plain(all.value)}`,
              share((gone.value / all.value) * 100),
            ),
          ]
        : []),
      line(t, 'lost', times(gone.value, pays.value), usd(lost), pays.period),
      ...(pays.period === 'month'
        ? []
        : [
            line(
              t,
              'lost',
              `${usd(lost)} × ${toMonth.over > 1 ? `${toMonth.times} ÷ ${toMonth.over}` : toMonth.times}`,
              usd(month),
              'month',
            ),
          ]),
      ...(all
        ? [
            line(
              t,
              'rest',
              times(all.value - gone.value, pays.value),
              usd(cents((all.value - gone.value) * pays.value)),
              pays.period,
            ),
          ]
        : []),
    ],
  };
}

import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { perWords } from '../questions/period-words.js';
import { scaled, scaleOf } from '../questions/worth/scale.js';
import { line, type Related, times } from './relation.js';

const lost =
  /\b(?:lose|losing|lost|miss|missing|turn(?:ing)? away|walk (?:out|away|off)|leave|give up|send away)\b/;

/** "We lose 20 people a day who see the line, they spend $8.50": what they would have spent. */
export function lostVisitors(measures: readonly Measure[]): Related | undefined {
  const gone = measures.find(
    ({ kind, clause, period }) =>
      kind === 'count' && period && period !== 'hour' && lost.test(clause),
  );
  const amounts = measures.filter(({ kind }) => kind === 'money');
  const [spend] = amounts;
  const { period } = gone ?? {};
  if (
    measures.some(
      ({ kind, lead, after }) => kind === 'percent' || /\bno[- ]?shows?\b/.test(`${lead} ${after}`),
    )
  )
    return undefined;
  if (!gone || !spend || amounts.length !== 1 || spend.period || !period || period === 'hour')
    return undefined;
  if (spend.flow === 'out' && !/\b(?:spend|average|pay|worth)\b/.test(spend.clause))
    return undefined;
  const each = cents(gone.value * spend.value);
  const month = cents(scaled(each, scaleOf(period, 'month')));
  return {
    kind: 'growth',
    found: { idle: { each, per: period } },
    uses: [gone, spend],
    short: (t: Translate) =>
      t('adviceLostVisitorsShort', {
        sum: usd(each),
        per: perWords(t, period),
        month: usd(month),
        days: period === 'day' ? 'yes' : 'no',
      }),
    lines: (t: Translate) => [
      line(t, 'lost', times(gone.value, spend.value), usd(each), period),
      ...(period === 'month'
        ? []
        : [
            line(
              t,
              'lost',
              period === 'day'
                ? `${usd(each)} × 26`
                : `${usd(each)} × ${period === 'week' ? '52 ÷ 12' : '1 ÷ 12'}`,
              usd(month),
              'month',
            ),
          ]),
    ],
  };
}

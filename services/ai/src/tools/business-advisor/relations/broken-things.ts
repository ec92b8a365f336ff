import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { sameThing } from '../measures/things.js';
import { perWords } from '../questions/period-words.js';
import { line, plain, type Related, times } from './relation.js';

const broken =
  /\b(?:broken|broke(?: down)?|out of order|down|do(?:es)? not (?:run|work)|don't (?:run|work)|doesn't (?:run|work)|dead|out of service|empty|vacant|idle|sit(?:s|ting)?|unused|not rented)\b/;
const repair =
  /\b(?:fix|fixing|repair|repairs|repairing|replace|replacing|part|parts|each repair)\b/;
const units = {
  day: 'day',
  week: 'week',
  'two weeks': 'week',
  month: 'month',
  year: 'year',
} as const;

/** "Booths are $2 a square foot, 1,400 feet are empty". */
function emptyPieces(idle: Measure, price: Measure): Related {
  const sum = cents(idle.value * price.value);
  return {
    kind: 'vacancy',
    found: { idle: { each: sum, per: 'month', isEmpty: true } },
    uses: [idle, price],
    short: (t: Translate) => t('adviceEmptyShort', { sum: usd(sum) }),
    lines: (t: Translate) => [line(t, 'idle', times(idle.value, price.value), usd(sum))],
  };
}

/** "4 of 18 washers are broken, each brings $14 a day, fixing one costs $310": what they would bring, and when a repair is paid back. */
export function brokenThings(measures: readonly Measure[]): Related | undefined {
  const idle = measures.find(
    ({ kind, before, after }) =>
      kind === 'count' &&
      (broken.test(after.slice(0, 45).split(/[,.;]|\b(?:and|but)\b/)[0] ?? '') ||
        broken.test(before)),
  );
  const amounts = measures.filter(({ kind }) => kind === 'money');
  const brings = amounts.find(
    ({ period, flow, clause }) =>
      period && period !== 'hour' && flow !== 'out' && !repair.test(clause),
  );
  const byPiece =
    idle && amounts.length === 1
      ? amounts.find(
          ({ each, period, flow }) =>
            !period && flow !== 'out' && each && sameThing(each, idle.things),
        )
      : undefined;
  if (idle && byPiece) return emptyPieces(idle, byPiece);
  const fix = amounts.find((one) => one !== brings && !one.period && repair.test(one.clause));
  const { period } = brings ?? {};
  if (!idle || !brings || !period || period === 'hour') return undefined;
  if (amounts.length > (fix ? 2 : 1) || (!fix && !/\b(?:each|every|one|an?)\b/.test(brings.clause)))
    return undefined;
  const lost = cents(idle.value * brings.value);
  const isEach =
    fix && /\b(?:each|one|per|apiece|every)\b/.test(`${fix.before} ${fix.after.slice(0, 20)}`);
  const cost = fix ? cents(fix.value * (isEach ? idle.value : 1)) : undefined;
  return {
    kind: 'equipment',
    ...(fix && { found: { repair: fix.value } }),
    uses: [idle, brings, ...(fix ? [fix] : [])],
    short: (t: Translate) =>
      t('adviceBrokenShort', {
        count: plain(idle.value),
        lost: usd(lost),
        per: perWords(t, period),
        fix: cost ? 'yes' : 'no',
        periods: plain(Math.ceil((cost ?? 0) / lost)),
        unit: units[period],
      }),
    lines: (t: Translate) => [
      line(t, 'idle', times(idle.value, brings.value), usd(lost), period),
      ...(fix && cost
        ? [
            ...(isEach ? [line(t, 'fix', times(idle.value, fix.value), usd(cost))] : []),
            t('adviceMonthBack', {
              outlay: usd(cost),
              left: usd(lost),
              periods: plain(Math.round((cost / lost) * 10) / 10),
              per: units[period],
            }),
          ]
        : []),
    ],
  };
}

import type { Translate } from '@commons/service-kit/texts/package-texts';
import { amount, usd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { perWords } from './period-words.js';
import { find, n, numberIn, type Told } from './told.js';

const lost =
  '(?:miss(?:ed)?|turn(?:ed|ing)? away|sen[dt] away|cannot take|could not take|could not serve|could not seat)';
const people = '(?:calls|guests|customers|people|orders|tables|diners|walk-ins|cars|clients)';

/** "On a Friday we miss 12 calls, an average order is 34": what went elsewhere, and how many pay for a remedy. */
export function lostOrders(told: Told): Answered | undefined {
  const [count, when] =
    find(
      told,
      `\\b${lost} ${n} (?:[a-z]+ )?${people}(?: (?:an?|each|every) (day|night|evening|week))?`,
    ) ?? [];
  const price = numberIn(
    told,
    `\\b(?:average|avg|typical|normal) (?:order|check|ticket|sale|bill|job|table|visit|meal)(?: [a-z]+)? (?:is|of|was) ${n}`,
  );
  const cost = numberIn(told, `\\b(?:costs?|would cost|is|for) ${n} a month`);
  // A part of the calls that becomes jobs is counted elsewhere (computations/missed-calls.ts).
  if (!count || !price || /\b(?:win|book|close|land)s?\b/.test(told.text)) return undefined;
  // With more figures it is another question: what a second mechanic or a third lift leaves.
  const figures = told.text.match(/\d+(?:\.\d+)?/g) ?? [];
  if (figures.length > (cost === undefined ? 3 : 4) || told.text.includes('%')) return undefined;
  const per = when === 'week' || when === 'day' ? when : undefined;
  const words = (t: Translate) => (per ? perWords(t, per) : t('adviceWorthEach'));
  const even = cost === undefined ? undefined : Math.ceil(cost / price - 1e-9);
  return {
    short: (t: Translate) =>
      t('adviceLostShort', {
        count,
        worth: usd(Number(count) * price),
        per: words(t),
        known: even === undefined ? 'no' : 'yes',
        even: amount(even ?? 0),
      }),
    lines: (t: Translate) => [
      t('adviceLostWorth', {
        count,
        price: usd(price),
        worth: usd(Number(count) * price),
        per: words(t),
      }),
      ...(cost === undefined || even === undefined
        ? []
        : [
            t('adviceLostPays', {
              cost: usd(cost),
              price: usd(price),
              exact: amount(cost / price),
              even: amount(even),
            }),
          ]),
    ],
  };
}

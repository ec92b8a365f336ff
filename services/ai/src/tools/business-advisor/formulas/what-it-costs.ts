import type { Translate } from '@commons/service-kit/texts/package-texts';
import { conversion } from '../arithmetic/chain.js';
import { type Decision, only } from '../arithmetic/decision.js';
import { roles, told } from '../arithmetic/ledger.js';
import { line, plain } from '../arithmetic/line.js';
import { cents, share, usd } from '../dates-and-amounts.js';
import { sameThing } from '../reading/things.js';

/** "9 of 190 jobs come back, each 1.5 hours at $130 and $40 of parts", "18 of 95 loaves thrown away": what that costs. */
export const whatItCosts: Decision = ({ quantities, aim }) => {
  const bad = only(roles(quantities, 'bad'));
  const all = only(roles(quantities, 'sold'));
  const floor = roles(quantities, 'floor', 'gained', 'goal');
  if (!bad || floor.length > 0) return undefined;
  const per = bad.period ?? (all && sameThing(all.things, bad.things) ? all.period : undefined);
  const hours = only(roles(quantities, 'hours'));
  const rate = only(roles(quantities, 'rate', 'pay'));
  const costs = roles(quantities, 'unitCost');
  const price = only(roles(quantities, 'price'));
  if (
    !per ||
    roles(quantities, 'hours').length > 1 ||
    (rate === undefined) !== (hours === undefined)
  )
    return undefined;
  if (costs.length === 0 && !rate && !price) return undefined;
  const work =
    hours && rate
      ? cents(hours.value * rate.value * (hours.things.includes('minut') ? 1 / 60 : 1))
      : 0;
  const each = cents(
    work + costs.reduce((sum, { value }) => sum + value, 0) || (price?.value ?? 0),
  );
  // "A machine costs $8,900, they spend $6": they are not of the same thing.
  const values = costs.map(({ value }) => value);
  if (Math.max(...values) > 200 * Math.min(...values)) return undefined;
  const terms = [...(work ? [usd(work)] : []), ...costs.map(({ value }) => usd(value))];
  const sum = cents(bad.value * each);
  const asked = /\b(?:an?|per|each) (week|month|year)\b/.exec(aim)?.[1] as
    | 'week'
    | 'month'
    | 'year'
    | undefined;
  const larger = {
    hour: [],
    day: ['week', 'month'],
    week: ['month'],
    'two weeks': ['month'],
    month: ['year'],
    year: [],
  } as const;
  const [toPeriod, by] = (asked === per ? [] : [...(asked ? [asked] : []), ...larger[per]])
    .map((to) => [to, conversion(per, to, quantities)] as const)
    .find(([to, how]) => to !== per && how) ?? [undefined, undefined];
  return {
    kind: hours ? 'operations' : 'waste',
    found: { leak: { each: sum, per } },
    uses: [
      bad,
      ...(all ? [all] : []),
      ...(hours && rate ? [hours, rate] : []),
      ...costs,
      ...(price ? [price] : []),
      ...(by?.of ?? []),
    ],
    short: (t: Translate) =>
      t('decisionCosts', {
        sum: usd(by ? cents(sum * by.by) : sum),
        per: toPeriod ?? per,
        each: usd(each),
      }),
    lines: (t: Translate) => [
      ...(work && hours && rate
        ? [line(t, 'pay', `${told(hours)} × ${usd(rate.value)}`, usd(work))]
        : []),
      ...(terms.length > 1 ? [line(t, 'costsEach', terms.join(' + '), usd(each))] : []),
      line(t, 'lost', `${told(bad)} × ${usd(each)}`, usd(sum), per),
      ...(by && toPeriod
        ? [line(t, 'lost', `${usd(sum)}${by.terms}`, usd(cents(sum * by.by)), toPeriod)]
        : []),
      ...(price && each !== price.value
        ? [
            line(
              t,
              'lostSales',
              `${plain(bad.value)} × ${usd(price.value)}`,
              usd(cents(bad.value * price.value)),
              per,
            ),
          ]
        : []),
      ...(all && all.value > bad.value && (all.period ?? per) === per
        ? [
            line(
              t,
              'part',
              `${plain(bad.value)} ÷ ${plain(all.value)}`,
              share((bad.value / all.value) * 100),
            ),
          ]
        : []),
    ],
  };
};

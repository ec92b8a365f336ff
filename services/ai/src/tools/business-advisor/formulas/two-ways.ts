import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents, share, usd } from '../dates-and-amounts.js';
import { conversion } from './chain.js';
import { choicePlan } from './choice-plan.js';
import { type Decision, only } from './decision.js';
import { lineOf, roles, told } from './ledger.js';
import { line, plain, signed } from './line.js';

/** "The gym keeps 35% of 36 sessions a week at $55; my own studio is $1,900 a month and $250": the part against the costs. */
export const shareOrOwnPlace: Decision = ({ quantities, text }) => {
  const price = only(roles(quantities, 'price'));
  const part = only(roles(quantities, 'taken'));
  const fixed = roles(quantities, 'fixed');
  if (!price || !part || fixed.length === 0) return undefined;
  if (
    !/\b(?:of my own|my own (?:place|studio|shop|chair|room|office|suite)|on my own|own studio)\b/.test(
      text,
    )
  )
    return undefined;
  if (roles(quantities, 'unitCost', 'outlay', 'pay', 'sales').length > 0) return undefined;
  const { count } = lineOf(price, [], [], quantities);
  if (!count?.per || fixed.some(({ period }) => period !== fixed[0]?.period)) return undefined;
  const period = fixed[0]?.period;
  const by = conversion(count.per, period, quantities);
  if (!by || !period) return undefined;
  const brings = cents(count.value * price.value);
  const takes = cents((brings * part.value) / 100);
  const inAll = cents(takes * by.by);
  const costs = cents(fixed.reduce((sum, { value }) => sum + value, 0));
  return {
    kind: 'strategy',
    plan: (t: Translate) => choicePlan(t, false),
    uses: [price, part, ...fixed, ...count.of],
    short: (t: Translate) =>
      t('decisionOwnPlace', {
        part: usd(inAll),
        costs: usd(costs),
        better: costs < inAll ? 'own' : 'part',
        gap: usd(Math.abs(cents(inAll - costs))),
        per: period,
      }),
    lines: (t: Translate) => [
      line(
        t,
        'all',
        `${count.of.map(told).join(' × ')} × ${usd(price.value)}`,
        usd(brings),
        count.per,
      ),
      line(t, 'share', `${usd(brings)} × ${share(part.value)}`, usd(takes), count.per),
      ...(by.terms ? [line(t, 'share', `${usd(takes)}${by.terms}`, usd(inAll), period)] : []),
      ...(fixed.length > 1
        ? [line(t, 'costs', fixed.map(({ value }) => usd(value)).join(' + '), usd(costs), period)]
        : []),
      line(t, 'gap', `${usd(inAll)} − ${usd(costs)}`, signed(cents(inAll - costs)), period),
    ],
  };
};

/** "Lease it for $265 a month for 36 months, or buy it for $6,800 and $300 a year": the whole time of both. */
export const leaseOrBuy: Decision = ({ quantities, text }) => {
  const outlay = only(roles(quantities, 'outlay'));
  const fixed = roles(quantities, 'fixed');
  const lease = only(
    fixed.filter(({ lead, after }) =>
      /\b(?:leas(?:e|ing)|rent(?:ing)?)\b/.test(`${lead.slice(-30)} ${after.slice(0, 25)}`),
    ),
  );
  const upkeep = fixed.filter((one) => one !== lease);
  const term = only(roles(quantities, 'term'));
  if (!outlay || !lease?.period || lease.period === 'hour' || !term || upkeep.length > 1)
    return undefined;
  if (
    !/\b(?:buy|buying|purchase|comprar)\b/.test(text) ||
    roles(quantities, 'price', 'sales').length > 0
  )
    return undefined;
  const months = term.value * (term.things.includes('year') ? 12 : 1);
  const leased = conversion(lease.period, 'month', quantities);
  const [care] = upkeep;
  const kept = care && conversion(care.period, 'month', quantities);
  if (
    !leased ||
    (care && !kept) ||
    !term.things.some((thing) => thing === 'month' || thing === 'year')
  )
    return undefined;
  const all = cents(lease.value * leased.by * months);
  const upkeepAll = care && kept ? cents(care.value * kept.by * months) : 0;
  const bought = cents(outlay.value + upkeepAll);
  return {
    kind: 'equipment',
    plan: (t: Translate) => choicePlan(t, false),
    uses: [outlay, lease, term, ...upkeep],
    short: (t: Translate) =>
      t('decisionWays', {
        first: usd(all),
        second: usd(bought),
        better: all < bought ? 'first' : 'second',
        gap: usd(Math.abs(cents(all - bought))),
        per: 'none',
        way: 'lease',
      }),
    lines: (t: Translate) => [
      line(t, 'leased', `${plain(months)} × ${usd(lease.value)}${leased.terms}`, usd(all)),
      ...(care
        ? [
            line(
              t,
              'upkeep',
              care.period === 'year'
                ? `${plain(months / 12)} × ${usd(care.value)}`
                : `${plain(months)} × ${usd(care.value)}`,
              usd(upkeepAll),
            ),
          ]
        : []),
      ...(upkeepAll
        ? [line(t, 'bought', `${usd(outlay.value)} + ${usd(upkeepAll)}`, usd(bought))]
        : []),
      line(
        t,
        'gap',
        `${usd(Math.max(all, bought))} − ${usd(Math.min(all, bought))}`,
        usd(Math.abs(cents(all - bought))),
      ),
    ],
  };
};

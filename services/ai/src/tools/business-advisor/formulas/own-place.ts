import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents, share, usd } from '../dates-and-amounts.js';
import { conversion } from './chain.js';
import { choicePlan } from './choice-plan.js';
import { type Decision, only } from './decision.js';
import { lineOf, roles, told } from './ledger.js';
import { line, signed } from './line.js';

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
    plan: choicePlan(false),
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

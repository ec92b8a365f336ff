import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents, usd } from '../dates-and-amounts.js';
import { type Decision, only } from './decision.js';
import { lineOf, roles, termsOf } from './ledger.js';
import { line, plain, signed } from './line.js';

/** "A rehair takes 50 minutes, I charge $70, hair costs $18, I want $60 an hour": what an hour of it leaves the owner. */
export const ownHour: Decision = ({ quantities, goals }) => {
  const price = only(roles(quantities, 'price'));
  const time = only(roles(quantities, 'hours'));
  if (!price || price.period || !time || time.period) return undefined;
  if (
    roles(quantities, 'pay', 'people', 'sold', 'fixed', 'sales', 'outlay', 'days', 'newPrice')
      .length > 0
  )
    return undefined;
  const wish = only([
    ...roles(quantities, 'goal'),
    ...goals.filter(({ kind }) => kind === 'money'),
  ]);
  if (wish && wish.period !== 'hour') return undefined;
  const one = lineOf(
    price,
    // Hair goes into a rehair, though nothing says so.
    roles(quantities, 'unitCost').map((cost) => ({ ...cost, each: undefined })),
    roles(quantities, 'taken', 'costShare'),
    [],
  );
  const hours = time.value * (time.things.includes('minut') ? 1 / 60 : 1);
  const hourly = cents(one.left / hours);
  const costs = cents(price.value - one.left);
  const needed = wish && cents(wish.value * hours + costs);
  const shown = time.things.includes('minut') ? `(${plain(time.value)} ÷ 60)` : plain(hours);
  return {
    kind: 'margins',
    uses: [...one.of, time, ...(wish ? [wish] : [])],
    short: (t: Translate) =>
      t('decisionOwnHour', {
        hourly: signed(hourly),
        price: needed ? usd(needed) : 'none',
        wish: wish ? usd(wish.value) : '',
      }),
    lines: (t: Translate) => [
      ...(one.costs.length > 0 ? [line(t, 'one', termsOf(one), signed(one.left))] : []),
      line(t, 'hourly', `${usd(one.left)} ÷ ${shown}`, signed(hourly)),
      ...(wish && needed
        ? [
            line(
              t,
              'time',
              time.things.includes('minut')
                ? `${usd(wish.value)} × ${plain(time.value)} ÷ 60`
                : `${plain(hours)} × ${usd(wish.value)}`,
              usd(cents(wish.value * hours)),
            ),
            ...(costs
              ? [
                  line(
                    t,
                    'charge',
                    `${usd(cents(wish.value * hours))} + ${usd(costs)}`,
                    usd(needed),
                  ),
                ]
              : []),
          ]
        : []),
    ],
  };
};

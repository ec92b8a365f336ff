import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { amount, share, usd } from '../dates-and-amounts.js';
import { perWords } from '../questions/period-words.js';
import { scaled, scaleOf } from '../questions/worth/scale.js';
import { signed } from '../questions/worth/worth-it.js';
import { eachIn, type Month, runningOf } from './month.js';
import type { Aim } from './month-aim.js';
import { sum } from './unit.js';

/** Up to the next whole one; a rounding error of the sum does not count. */
export const whole = (value: number): number => Math.ceil(value - 1e-9);

/** How many have to be sold so that so much is left. */
export function neededFor(month: Month, left: number): number | undefined {
  const each = eachIn(month);
  return each && each.left > 0 ? whole((runningOf(month) + left) / each.left) : undefined;
}

/** The price at which today's number leaves so much. */
function priceFor({ unit, quantity, running }: Month, left: number): number | undefined {
  if (!unit || !quantity || unit.share >= 100) return undefined;
  const each = (sum(running) + left) / quantity.value + sum(unit.costs);
  return Math.ceil((each / (1 - unit.share / 100)) * 100 - 1e-6) / 100;
}

/** An amount that is wanted, in the period of the month. */
const inPeriod = ({ value, per }: Aim, month: Month) =>
  per && per !== month.per ? cents(scaled(value, scaleOf(per, month.per))) : value;

/** The aim as what should be left in the period. */
export function wantedOf(month: Month, aim: Aim | undefined): number | undefined {
  if (aim?.kind === 'margin') return cents((month.sales * aim.value) / 100);
  return aim?.kind === 'income' ? inPeriod(aim, month) : undefined;
}

/** How far the month is from what the owner wants, and what would reach it. */
export function aimLines(t: Translate, month: Month, aim: Aim | undefined): readonly string[] {
  const { unit, quantity, left, sales } = month;
  const per = perWords(t, month.per);
  const wanted = wantedOf(month, aim);
  if (aim?.kind === 'margin' && wanted !== undefined)
    return [
      t('adviceMonthMargin', {
        aim: share(aim.value),
        sales: usd(sales),
        wanted: usd(wanted),
        left: signed(left),
        share: share((left / sales) * 100),
        gap: usd(Math.abs(wanted - left)),
        isThere: left >= wanted ? 'yes' : 'no',
        per,
      }),
    ];
  const salesAim = aim?.kind === 'sales' ? inPeriod(aim, month) : undefined;
  if (salesAim !== undefined && salesAim > sales) {
    const more = cents(salesAim - sales);
    return [
      t('adviceMonthSalesAim', {
        aim: usd(salesAim),
        sales: usd(sales),
        more: usd(more),
        share: share((more / sales) * 100),
        per,
      }),
    ];
  }
  if (aim?.kind === 'price' && unit && quantity && aim.value > unit.price) {
    const later = cents(unit.left + (aim.value - unit.price) * (1 - unit.share / 100));
    const spare = Math.floor(quantity.value - (quantity.value * unit.left) / later);
    return [
      t('adviceMonthPriceAim', {
        aim: usd(aim.value),
        each: usd(later),
        more: usd(cents((later - unit.left) * quantity.value)),
        quantity: amount(quantity.value),
        step: usd(cents(later - unit.left)),
        spare: amount(spare),
        per,
      }),
    ];
  }
  const each = eachIn(month);
  if (aim?.kind === 'payers' && each && aim.value > each.count) {
    const more = aim.value - each.count;
    return [
      t('adviceMonthMorePayers', {
        aim: amount(aim.value),
        more: amount(more),
        left: usd(each.left),
        worth: usd(cents(more * each.left)),
        per,
      }),
    ];
  }
  // As many fewer as are wanted in the period in which the number was told.
  if (aim?.kind === 'sold' && unit && quantity && aim.value < quantity.told) {
    const fewer = (quantity.value * aim.value) / quantity.told;
    const price = priceFor({ ...month, quantity: { ...quantity, value: fewer } }, left);
    return price
      ? [
          t('adviceMonthFewer', {
            aim: amount(aim.value),
            quantity: amount(quantity.told),
            left: usd(left),
            price: usd(price),
            now: usd(unit.price),
            per,
          }),
        ]
      : [];
  }
  if (wanted === undefined || !unit || !each || wanted <= left) return [];
  const needed = neededFor(month, wanted);
  const price = priceFor(month, wanted);
  return [
    ...(needed
      ? [
          t('adviceMonthNeeded', {
            sum:
              month.running.length > 0
                ? `(${usd(runningOf(month))} + ${usd(wanted)})`
                : usd(wanted),
            wanted: usd(wanted),
            left: usd(each.left),
            exact: amount((runningOf(month) + wanted) / each.left),
            needed: amount(needed),
            more: amount(needed - Math.round(each.count)),
            per,
          }),
        ]
      : []),
    ...(price
      ? [
          t('adviceMonthPrice', {
            price: usd(price),
            now: usd(unit.price),
            wanted: usd(wanted),
            per,
          }),
        ]
      : []),
  ];
}

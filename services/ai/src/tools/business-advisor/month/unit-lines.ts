import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { amount, share, usd } from '../dates-and-amounts.js';
import { signed } from '../questions/worth/worth-it.js';
import type { Sale } from './month.js';
import type { Aim } from './month-aim.js';
import { type Labor, sum, type Unit } from './unit.js';

/** "2 × 40 ÷ 60 × $17". */
export const laborProduct = ({ people, hours, minutes, wage }: Labor) =>
  [
    ...(people > 1 ? [amount(people)] : []),
    minutes ? `${amount(minutes)} ÷ 60` : amount(hours ?? 0, 2),
    usd(wage),
  ].join(' × ');

/** What one leaves, with the pay in it. */
export function eachLines(t: Translate, unit: Unit): readonly string[] {
  const { labor } = unit;
  return [
    ...(labor
      ? [t('adviceMonthLabor', { product: laborProduct(labor), cost: usd(labor.cost) })]
      : []),
    eachLine(t, unit),
  ];
}

function eachLine(t: Translate, { price, costs, share: part, left }: Unit): string {
  const cut = part ? [`${usd(cents((price * part) / 100))} (${share(part)})`] : [];
  return t('adviceMonthEach', {
    terms: [usd(price), ...costs.map(usd), ...cut].join(' − '),
    left: signed(left),
    share: share((left / price) * 100),
  });
}

/** What one leaves at another price; the part that others keep changes with it. */
export const leftAt = (unit: Unit, price: number): number =>
  cents(unit.left - (unit.price - price) * (1 - unit.share / 100));

/** What one would leave at the price of others, and the price at which it leaves nothing. */
export function theirLines(
  t: Translate,
  unit: Unit,
  theirs: number | undefined,
): readonly string[] {
  if (!theirs) return [];
  return [
    t('adviceMonthTheirs', {
      theirs: usd(theirs),
      left: signed(leftAt(unit, theirs)),
      floor: usd(cents(sum(unit.costs) / (1 - unit.share / 100))),
      known: unit.costs.length > 0 ? 'yes' : 'no',
    }),
  ];
}

/** What an hour of one's own earns, and the price at which it earns what is wanted. */
export function hourLines(
  t: Translate,
  unit: Unit,
  hours: number,
  aim: Aim | undefined,
): readonly string[] {
  const wanted =
    aim?.kind === 'hour' && unit.share === 0 ? aim.value * hours + sum(unit.costs) : undefined;
  return [
    t('adviceMonthHour', {
      left: usd(unit.left),
      hours: amount(hours, 2),
      each: usd(unit.left / hours),
    }),
    ...(wanted && aim
      ? [
          t('adviceMonthHourAim', {
            aim: usd(aim.value),
            hours: amount(hours, 2),
            costs: usd(sum(unit.costs)),
            some: sum(unit.costs) > 0 ? 'yes' : 'no',
            price: usd(wanted),
          }),
        ]
      : []),
  ];
}

/** The arithmetic of one sale: what it leaves, what an hour of it earns, what the others' price would leave. */
export function saleLines(
  t: Translate,
  { unit, hours, theirs }: Sale,
  aim: Aim | undefined,
): readonly string[] {
  return [
    ...eachLines(t, unit),
    ...(hours ? hourLines(t, unit, hours, aim) : []),
    ...theirLines(t, unit, theirs),
  ];
}

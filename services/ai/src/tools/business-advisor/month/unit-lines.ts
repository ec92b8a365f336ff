import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { amount, share, usd } from '../dates-and-amounts.js';
import { perWords } from '../questions/period-words.js';
import { signed } from '../questions/worth/worth-it.js';
import type { Aim } from './month-aim.js';
import type { Sale } from './sale.js';
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

/** How many sales cover the costs of the period, and the hours that they take. */
function coverLines(
  t: Translate,
  unit: Unit,
  { running, per, outlay }: NonNullable<Sale['toCover']>,
  hours: number | undefined,
): readonly string[] {
  const period = perWords(t, per);
  const all = cents(sum(running));
  const even = neededToCover(unit.left, all);
  return [
    ...(running.length > 1
      ? [
          t('adviceMonthRunning', {
            terms: running.map(usd).join(' + '),
            sum: usd(all),
            per: period,
          }),
        ]
      : []),
    evenLine(t, unit.left, all, period),
    ...(outlay
      ? [
          t('adviceMonthEvenOnce', {
            outlay: usd(outlay),
            left: usd(unit.left),
            even: amount(neededToCover(unit.left, outlay)),
          }),
        ]
      : []),
    ...(hours
      ? [
          t('adviceMonthEvenHours', {
            even: amount(even),
            hours: amount(hours, 2),
            all: amount(even * hours, 1),
            per: period,
          }),
        ]
      : []),
  ];
}

/** How many sales have to be made so that the costs are covered. */
export const neededToCover = (left: number, costs: number): number =>
  Math.ceil(costs / left - 1e-9);

/** "To lose nothing: $4,000 ÷ $38.25 = 104.6, so 105 a month." */
export function evenLine(t: Translate, left: number, costs: number, per: string): string {
  const [exact, even] = [amount(costs / left), amount(neededToCover(left, costs))];
  return t('adviceMonthEven', {
    running: usd(costs),
    left: usd(left),
    whole: exact === even ? 'yes' : 'no',
    exact,
    even,
    per,
  });
}

/** The arithmetic of one sale: what it leaves, what an hour of it earns, what the others' price would leave. */
export function saleLines(
  t: Translate,
  { unit, hours, theirs, toCover }: Sale,
  aim: Aim | undefined,
): readonly string[] {
  return [
    ...(unit.costs.length > 0 || unit.share > 0 ? eachLines(t, unit) : []),
    ...(hours ? hourLines(t, unit, hours, aim) : []),
    ...(toCover ? coverLines(t, unit, toCover, hours) : []),
    ...theirLines(t, unit, theirs),
  ];
}

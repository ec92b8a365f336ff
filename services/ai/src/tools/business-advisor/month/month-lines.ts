import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { amount, share, usd } from '../dates-and-amounts.js';
import { scaled, scaleOf } from '../questions/worth/scale.js';
import { signed } from '../questions/worth/worth-it.js';
import type { Labor, Month, Quantity, Sale, Unit } from './month.js';
import type { Aim } from './month-aim.js';

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const whole = (value: number) => Math.ceil(value - 1e-9);

/** "a month", in the language of the texts. */
const perOf = (t: Translate, { per }: Month) =>
  per === 'two weeks' ? t('adviceWorthEach') : t('advicePer', { per });

/** "110 × 16": weeks of a month as 52 ÷ 12. */
const productOf = ({ factors }: Quantity) =>
  factors
    .map((factor) =>
      Math.abs(factor - 52 / 12) < 1e-6
        ? '52 ÷ 12'
        : Math.abs(factor - 1 / 12) < 1e-6
          ? '1 ÷ 12'
          : amount(factor, 2),
    )
    .join(' × ');

/** "2 × 40 ÷ 60 × $17". */
const laborProduct = ({ people, hours, minutes, wage }: Labor) =>
  [
    ...(people > 1 ? [amount(people)] : []),
    minutes ? `${amount(minutes)} ÷ 60` : amount(hours ?? 0, 2),
    usd(wage),
  ].join(' × ');

function eachLines(t: Translate, unit: Unit): readonly string[] {
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

/** Costs of each period that one sale more does not change. */
export const runningOf = ({ running }: Month) => cents(sum(running));

/** How many have to be sold so that so much is left. */
const neededFor = (month: Month, left: number) =>
  month.unit && month.unit.left > 0
    ? whole((runningOf(month) + left) / month.unit.left)
    : undefined;

/** The price at which today's number leaves so much. */
function priceFor({ unit, quantity, running }: Month, left: number): number | undefined {
  if (!unit || !quantity || unit.share >= 100) return undefined;
  const each = (sum(running) + left) / quantity.value + sum(unit.costs);
  return Math.ceil((each / (1 - unit.share / 100)) * 100 - 1e-6) / 100;
}

/** The aim as what should be left in the period. */
export function wantedOf({ per, sales }: Month, aim: Aim | undefined): number | undefined {
  if (aim?.kind === 'margin') return cents((sales * aim.value) / 100);
  if (aim?.kind !== 'income') return undefined;
  return aim.per && aim.per !== per ? cents(scaled(aim.value, scaleOf(aim.per, per))) : aim.value;
}

function aimLines(t: Translate, month: Month, aim: Aim | undefined): readonly string[] {
  const { unit, quantity, left, sales } = month;
  const per = perOf(t, month);
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
  if (aim?.kind === 'sales' && aim.value > sales) {
    const more = cents(aim.value - sales);
    return [
      t('adviceMonthSalesAim', {
        aim: usd(aim.value),
        sales: usd(sales),
        more: usd(more),
        share: share((more / sales) * 100),
        per,
      }),
    ];
  }
  if (aim?.kind === 'price' && unit && quantity && aim.value > unit.price) {
    const each = cents(unit.left + (aim.value - unit.price) * (1 - unit.share / 100));
    const spare = Math.floor(quantity.value - (quantity.value * unit.left) / each);
    return [
      t('adviceMonthPriceAim', {
        aim: usd(aim.value),
        each: usd(each),
        more: usd(cents((each - unit.left) * quantity.value)),
        quantity: amount(quantity.value),
        step: usd(cents(each - unit.left)),
        spare: amount(spare),
        per,
      }),
    ];
  }
  if (aim?.kind === 'sold' && unit && quantity && aim.value < quantity.value) {
    const price = priceFor({ ...month, quantity: { ...quantity, value: aim.value } }, left);
    return price
      ? [
          t('adviceMonthFewer', {
            aim: amount(aim.value),
            quantity: amount(quantity.value),
            left: usd(left),
            price: usd(price),
            now: usd(unit.price),
            per,
          }),
        ]
      : [];
  }
  if (wanted === undefined || !unit || !quantity || wanted <= left) return [];
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
            left: usd(unit.left),
            exact: amount((runningOf(month) + wanted) / unit.left),
            needed: amount(needed),
            more: amount(needed - Math.round(quantity.value)),
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

/** What the change of the sales or of the rent does to the whole. */
function changeLines(t: Translate, month: Month): readonly string[] {
  const { before, sales, running, left, share: part, quantity, unit } = month;
  const per = perOf(t, month);
  if (before?.of === 'sales' && before.value > sales) {
    const step = cents(before.value - sales);
    const then = cents(before.value * (1 - part / 100) - sum(running));
    return [
      t('adviceMonthFewerSales', {
        from: usd(before.value),
        to: usd(sales),
        step: usd(step),
        share: share((step / before.value) * 100),
        earlier: signed(then),
        now: signed(left),
        per,
      }),
    ];
  }
  if (before?.of !== 'rent' && before?.of !== 'cost') return [];
  const now = running.find((cost) => cost > before.value);
  const step = now === undefined ? undefined : cents(now - before.value);
  if (now === undefined || step === undefined) return [];
  const rise =
    before.of === 'rent' && month.per === 'month'
      ? [
          t('adviceRentRise', {
            to: usd(now),
            from: usd(before.value),
            step: usd(step),
            share: share((step / before.value) * 100),
            year: usd(step * 12),
          }),
        ]
      : [];
  if (!quantity || !unit) return rise;
  return [
    ...rise,
    t('adviceMonthStep', {
      step: usd(step),
      quantity: amount(quantity.value),
      each: usd(Math.ceil((step / quantity.value) * 100) / 100),
      left: usd(unit.left),
      more: unit.left > 0 ? amount(whole(step / unit.left)) : '',
      per,
    }),
  ];
}

/** What one would leave at the price of others, and the price at which it leaves nothing. */
function theirLines(t: Translate, unit: Unit, theirs: number | undefined): readonly string[] {
  if (!theirs) return [];
  return [
    t('adviceMonthTheirs', {
      theirs: usd(theirs),
      left: signed(cents(unit.left - (unit.price - theirs) * (1 - unit.share / 100))),
      floor: usd(cents(sum(unit.costs) / (1 - unit.share / 100))),
    }),
  ];
}

/** What has to be paid before customers pay. */
function termLines(t: Translate, { terms, cash, unit, quantity, per }: Month): readonly string[] {
  if (!terms || !unit || !quantity || per !== 'month' || unit.costs.length === 0) return [];
  const spent = cents((sum(unit.costs) * quantity.value * terms) / 30);
  return [
    t('adviceMonthTerms', {
      terms: amount(terms),
      quantity: amount(quantity.value),
      costs: usd(sum(unit.costs)),
      scale: terms === 30 ? '' : ` × ${amount(terms)} ÷ 30`,
      spent: usd(spent),
      cash: usd(cash ?? 0),
      known: cash === undefined ? 'no' : cash < spent ? 'short' : 'enough',
      gap: usd(cents(Math.abs(spent - (cash ?? 0)))),
    }),
  ];
}

/** The arithmetic of a month, from what comes in to the aim. */
export function monthLines(t: Translate, month: Month, aim: Aim | undefined): readonly string[] {
  const { unit, quantity, sales, share: part, running, left, outlay, cash, owed } = month;
  const per = perOf(t, month);
  const gross = unit && quantity ? cents(unit.left * quantity.value) : undefined;
  const shareCost = cents((sales * part) / 100);
  const hasUnitCost = unit && (unit.costs.length > 0 || unit.share > 0);
  const gap = outlay && cash && outlay > cash ? cents(outlay - cash) : undefined;
  const toEarn = gap ?? outlay;
  return [
    ...(quantity && unit
      ? [
          t('adviceMonthSales', {
            product: productOf(quantity),
            price: usd(unit.price),
            sales: usd(sales),
            days: quantity.isAssumed ? 'assumed' : 'told',
            per,
          }),
        ]
      : []),
    ...(hasUnitCost ? eachLines(t, unit) : []),
    ...(part
      ? [
          t('adviceMonthShare', {
            sales: usd(sales),
            share: share(part),
            cost: usd(shareCost),
            per,
          }),
        ]
      : []),
    ...(running.length > 1
      ? [
          t('adviceMonthRunning', {
            terms: running.map(usd).join(' + '),
            sum: usd(runningOf(month)),
            per,
          }),
        ]
      : []),
    t('adviceMonthLeft', {
      terms: [
        hasUnitCost && quantity && gross !== undefined
          ? `${amount(quantity.value)} × ${usd(unit.left)}`
          : usd(sales),
        ...(part ? [usd(shareCost)] : []),
        ...(running.length > 0 ? [usd(runningOf(month))] : []),
      ].join(' − '),
      left: signed(left),
      share: share((left / sales) * 100),
      some: left > 0 ? 'yes' : 'no',
      per,
    }),
    ...(unit && month.hours ? hourLines(t, unit, month.hours, aim) : []),
    ...(month.isAddition && !month.paysPeople ? [t('adviceMonthNoPay')] : []),
    ...changeLines(t, month),
    ...(unit && unit.left > 0 && running.length > 0
      ? [
          t('adviceMonthEven', {
            running: usd(runningOf(month)),
            left: usd(unit.left),
            exact: amount(runningOf(month) / unit.left),
            even: amount(neededFor(month, 0) ?? 0),
            per,
          }),
        ]
      : []),
    ...aimLines(t, month, aim),
    ...(gap && outlay && cash
      ? [t('adviceMonthGap', { outlay: usd(outlay), cash: usd(cash), gap: usd(gap) })]
      : []),
    ...(toEarn && left > 0
      ? [
          t('adviceMonthBack', {
            outlay: usd(toEarn),
            left: usd(left),
            periods: amount(toEarn / left),
            per: month.per === 'two weeks' ? 'week' : month.per,
          }),
        ]
      : []),
    ...(cash && !outlay && left < 0
      ? [
          t('adviceMonthCash', {
            cash: usd(cash),
            loss: usd(-left),
            periods: amount(cash / -left),
            per: month.per,
          }),
        ]
      : []),
    ...(cash && !outlay && left >= 0
      ? [t('adviceMonthCashKept', { cash: usd(cash), left: usd(left), per })]
      : []),
    ...termLines(t, month),
    ...(unit ? theirLines(t, unit, month.theirs) : []),
    ...(owed && !outlay ? [t('adviceMonthOwed', { owed: usd(owed) })] : []),
  ];
}

/** What an hour of one's own earns, and the price at which it earns what is wanted. */
function hourLines(
  t: Translate,
  unit: Unit,
  hours: number,
  aim: Aim | undefined,
): readonly string[] {
  const wanted =
    aim?.kind === 'hour'
      ? (aim.value * hours + sum(unit.costs)) / (1 - unit.share / 100)
      : undefined;
  return [
    t('adviceMonthHour', {
      left: usd(unit.left),
      hours: amount(hours),
      each: usd(unit.left / hours),
    }),
    ...(wanted && aim
      ? [
          t('adviceMonthHourAim', {
            aim: usd(aim.value),
            hours: amount(hours),
            costs: usd(sum(unit.costs)),
            some: sum(unit.costs) > 0 ? 'yes' : 'no',
            price: usd(Math.ceil(wanted)),
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

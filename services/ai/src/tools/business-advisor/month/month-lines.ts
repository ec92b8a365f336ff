import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { amount, share, usd, wholeUsd } from '../dates-and-amounts.js';
import { perWords } from '../questions/period-words.js';
import { signed } from '../questions/worth/worth-it.js';
import { aimLines, whole } from './aim-lines.js';
import { eachIn, type Month, runningOf, toEarnOf } from './month.js';
import type { Aim } from './month-aim.js';
import type { Quantity } from './quantity.js';
import { sum } from './unit.js';
import { eachLines, evenLine, hourLines, laborProduct, theirLines } from './unit-lines.js';

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

/** What the change of the sales or of the rent does to the whole. */
function changeLines(t: Translate, month: Month): readonly string[] {
  const { before, sales, running, left, share: part, quantity, unit } = month;
  const per = perWords(t, month.per);
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
  const { to } = before;
  const step = cents(to - before.value);
  if (step <= 0) return [];
  const rise =
    before.of === 'rent' && month.per === 'month'
      ? [
          t('adviceRentRise', {
            to: usd(to),
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

/** The sales at which nothing is lost, from the part of them that is kept. */
const evenSalesLine = (t: Translate, part: number, costs: number, per: string) =>
  t('adviceMonthEvenSales', {
    running: usd(costs),
    keep: share(100 - part),
    sales: wholeUsd(Math.ceil((costs * 100) / (100 - part))),
    per,
  });

/** The arithmetic of a month, from what comes in to the aim. */
export function monthLines(t: Translate, month: Month, aim: Aim | undefined): readonly string[] {
  const { unit, quantity, sales, share: part, running, left, outlay, cash, owed } = month;
  const per = perWords(t, month.per);
  const each = eachIn(month);
  const gross = unit && quantity ? cents(unit.left * quantity.value) : undefined;
  const shareCost = cents((sales * part) / 100);
  const hasUnitCost = unit && (unit.costs.length > 0 || unit.share > 0);
  const toEarn = toEarnOf(month);
  const terms = [
    hasUnitCost && quantity && gross !== undefined
      ? `${amount(quantity.value)} × ${usd(unit.left)}`
      : usd(sales),
    ...(part ? [usd(shareCost)] : []),
    ...(running.length > 0 ? [usd(runningOf(month))] : []),
  ];
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
    ...(month.pay
      ? [
          t('adviceMonthPay', {
            product: laborProduct(month.pay),
            cost: usd(month.pay.cost),
            per: perWords(t, month.pay.per),
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
    ...(terms.length > 1 || hasUnitCost
      ? [
          t('adviceMonthLeft', {
            terms: terms.join(' − '),
            left: signed(left),
            share: share((left / sales) * 100),
            some: left > 0 ? 'yes' : 'no',
            per,
          }),
        ]
      : []),
    ...(unit && month.hours ? hourLines(t, unit, month.hours, aim) : []),
    ...(month.isAddition && !month.paysPeople ? [t('adviceMonthNoPay')] : []),
    ...(month.assumesDays ? [t('adviceMonthDays')] : []),
    ...changeLines(t, month),
    ...(each && each.left > 0 && running.length > 0
      ? [evenLine(t, each.left, runningOf(month), per)]
      : []),
    ...(part > 0 && part < 100 && running.length > 0
      ? [evenSalesLine(t, part, runningOf(month), per)]
      : []),
    ...aimLines(t, month, aim),
    ...(toEarn > 0 && outlay && cash
      ? [t('adviceMonthGap', { outlay: usd(outlay), cash: usd(cash), gap: usd(toEarn) })]
      : []),
    ...(toEarn > 0 && left > 0
      ? [
          t('adviceMonthBack', {
            outlay: usd(toEarn),
            left: usd(left),
            periods: amount(toEarn / left),
            per: month.per,
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
    ...(month.eitherWay.length > 0
      ? [t('adviceMonthEitherWay', { amounts: month.eitherWay.map(usd).join(', ') })]
      : []),
    ...termLines(t, month),
    ...(unit ? theirLines(t, unit, month.theirs) : []),
    ...(owed && !outlay ? [t('adviceMonthOwed', { owed: usd(owed) })] : []),
  ];
}

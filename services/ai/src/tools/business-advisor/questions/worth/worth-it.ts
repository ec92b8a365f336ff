import type { Translate } from '@commons/service-kit/texts/package-texts';
import { amount, share, usd, wholeUsd } from '../../dates-and-amounts.js';
import type { Answered } from '../answered.js';
import type { Told } from '../told.js';
import type { Cost } from './cost.js';
import type { Per } from './figure.js';
import { figuresIn } from './figures.js';
import type { Scale } from './scale.js';
import { type Work, workOf } from './work.js';
import { isThin, worthPlan } from './worth-plan.js';

/** Words of an owner who weighs whether something pays. */
const weighs =
  /\b(?:worth|should (?:i|we)|good for (?:me|us)|what (?:do|would|will) (?:i|we) (?:make|clear|earn|keep)|am i|are we|buy or|or not|make sense|enough|how many|sell them|opening|drop it|stay|hire|afford|close|open|shall (?:i|we)|keep (?:it|them|this|that|doing|paying|going|selling|[a-z]+ open)|too low|enough|how bad|do it|say yes|take (?:it|this|that|the (?:job|deal|order|offer|contract))|accept|pay off|does it pay|makes? (?:any )?sense|make money|making money|money on|profit|buy it|go for it|is it (?:a )?(?:good|smart)|good (?:deal|idea)|right price|is this right|what (?:is|do i have) left|how much (?:do|would|will) (?:i|we)|where do (?:i|we) stand|are (?:those|these|they)|is (?:this|that|the))\b|\bme conviene|\bacepto\b|\bl[ao] compro\b|\bwhat (?:do|would) i make\b|\bgo again\b|\bvale la pena|\bdebo\b|\bsi (?:acepto|tomo)\b|\bcuanto (?:me queda|i clear)\b/;
/** What the owner wants to know, asked as a question. */
const asks = /\?\s*$/;
const loses =
  /\b(?:lost (?:a|my|our|1|the)|(?:customer|client|account|regular|member)s? (?:left|quit|cancel+ed|moved away|dropped))\b/;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
export const signed = (value: number) => (value < 0 ? `-${usd(-value)}` : usd(value));
const scaleText = ({ times, over }: Scale) =>
  `${times === 1 ? '' : ` × ${amount(times)}`}${over === 1 ? '' : ` ÷ ${amount(over)}`}`;

/** Minutes that are no quarter of an hour are written as such: "50 ÷ 60". */
const factorText = (factor: number) => {
  const minutes = Math.round(factor * 60);
  const isMinutes = minutes % 15 !== 0 && Math.abs(factor * 60 - minutes) < 0.001;
  return isMinutes ? `${minutes} ÷ 60` : amount(factor, 2);
};

/** "3 × 4 × 8 × $22 × 52 ÷ 12". */
const productText = ({ factors = [], scale }: Cost) =>
  [...factors.slice(0, -1).map(factorText), usd(factors.at(-1) ?? 0)].join(' × ') +
  (scale ? scaleText(scale) : '');

export const costLine = (t: Translate, cost: Cost) =>
  cost.share !== undefined && cost.base !== undefined
    ? t('adviceWorthShare', {
        name: cost.name,
        base: usd(cost.base),
        share: share(cost.share),
        cost: usd(cost.value),
      })
    : cost.factors
      ? t('adviceWorthCost', { name: cost.name, product: productText(cost), cost: usd(cost.value) })
      : undefined;

/** " a week", with the space before it; nothing for a single piece of work. */
export const perText = (t: Translate, per: Per | undefined) =>
  per ? ` ${per === 'two weeks' ? t('adviceWorthEach') : t('advicePer', { per })}` : '';
/** A number of weeks or times; its tenth counts only where it is small. */
const timesText = (value: number) => amount(value, value < 10 ? 1 : 0);

const yearly = { day: undefined, week: 52, 'two weeks': 26, month: 12, year: undefined } as const;

/** The arithmetic, from what comes in to what is left of it. */
export function linesOf(t: Translate, work: Work): readonly string[] {
  const { count, price, brings, costs, left, per, ownHours, outlay, fixed, way, term, wantedPay } =
    work;
  const times = per && yearly[per];
  const words = perText(t, per);
  return [
    ...(way
      ? [t('adviceWorthWay', { minutes: amount(way), hours: amount((2 * way) / 60, 2) })]
      : []),
    ...(count && price
      ? [
          t('adviceWorthSales', {
            saved: work.saves ?? 'none',
            count: amount(count),
            price: usd(price),
            sales: usd(brings),
            per: words,
          }),
        ]
      : []),
    ...costs.map((cost) => costLine(t, cost)).filter((line) => line !== undefined),
    ...(costs.length > 0
      ? [
          t('adviceWorthLeft', {
            terms: [brings, ...costs.map(({ value }) => value)].map(usd).join(' − '),
            left: signed(left),
            per: words,
            share: share((left / brings) * 100),
            some: left > 0 ? 'yes' : 'no',
          }),
        ]
      : []),
    ...(times && left !== 0
      ? [
          t('adviceWorthYear', {
            left: signed(left),
            times,
            year: left < 0 ? `-${wholeUsd(-left * times)}` : wholeUsd(left * times),
          }),
        ]
      : []),
    ...(ownHours && left > 0
      ? [
          t('adviceWorthHour', {
            left: usd(left),
            hours: amount(ownHours),
            each: usd(left / ownHours),
          }),
        ]
      : []),
    ...(ownHours && wantedPay
      ? [
          t('adviceWorthWanted', {
            wanted: usd(wantedPay),
            hours: amount(ownHours),
            costs: usd(brings - left),
            some: brings - left > 0 ? 'yes' : 'no',
            needed: usd(wantedPay * ownHours + brings - left),
          }),
        ]
      : []),
    ...(term
      ? [t('adviceWorthTerm', { left: signed(left), term: amount(term), all: signed(left * term) })]
      : []),
    ...(outlay && left > 0 ? [paidBack(t, outlay, work)] : []),
    ...(fixed && left > 0
      ? [
          t('adviceWorthEven', {
            fixed: usd(fixed.value),
            left: usd(left),
            exact: amount(fixed.value / left),
            even: amount(even(fixed.value, left)),
            per: perText(t, fixed.per),
          }),
        ]
      : []),
  ];
}

/** How long it takes until something is paid back, in the period of the work. */
function paybackOf(outlay: number, { left, per }: Work) {
  const isFortnight = per === 'two weeks';
  return {
    exact: amount(outlay / left),
    time: timesText((outlay / left) * (isFortnight ? 2 : 1)),
    per: isFortnight ? 'week' : (per ?? 'none'),
  };
}

function paidBack(t: Translate, outlay: number, work: Work): string {
  const values = {
    outlay: usd(outlay),
    left: usd(work.left),
    ...paybackOf(outlay, work),
  };
  return work.per ? t('adviceWorthBack', values) : t('adviceWorthBackEach', values);
}

const even = (fixed: number, left: number) => Math.ceil(fixed / left - 1e-9);

/** The answer in a sentence. */
function shortOf(t: Translate, work: Work, isLoss: boolean): string {
  const { left, per, outlay, fixed, brings } = work;
  const words = perText(t, per);
  if (left <= 0) return t('adviceWorthNo', { short: usd(-left), per: words });
  if (isLoss) {
    const times = per && yearly[per];
    return times
      ? t('adviceWorthLost', { left: usd(left), per: words, year: wholeUsd(left * times) })
      : t('adviceWorthLostEach', { left: usd(left) });
  }
  if (outlay)
    return per
      ? t('adviceWorthBackShort', paybackOf(outlay, work))
      : t('adviceWorthBackEachShort', paybackOf(outlay, work));
  if (fixed)
    return t('adviceWorthEvenShort', {
      even: amount(even(fixed.value, left)),
      per: perText(t, fixed.per),
    });
  if (work.wantedPay && work.ownHours) {
    const needed = work.wantedPay * work.ownHours + brings - left;
    if (needed > brings)
      return t('adviceWorthWantedShort', {
        needed: usd(needed),
        wanted: usd(work.wantedPay),
        each: usd(left / work.ownHours),
      });
  }
  const rent = work.costs.some(({ name }) => name === 'rent') ? 'yes' : 'no';
  if (!per)
    return t('adviceWorthJob', {
      rent,
      left: usd(left),
      share: share((left / brings) * 100),
      thin: isThin(work) ? 'yes' : 'no',
    });
  return t('adviceWorthYes', {
    left: usd(left),
    per: words,
    share: share((left / brings) * 100),
    thin: isThin(work) ? 'yes' : 'no',
    rent,
  });
}

/** A permit of 300 is no cost of one taco at 3: the figures belong to different things. */
const isWholeOne = ({ per, left, brings }: Work) => per !== undefined || left > -5 * brings;

/** What comes in, without any cost or time: it does not tell whether something pays. */
const isTakingsAlone = ({ per, costs, outlay, fixed, ownHours, wantedPay }: Work) =>
  per === 'day' && costs.length === 0 && !outlay && !fixed && !(ownHours && wantedPay);

/** "Lunch brings 420 a day, food is 30%, a cook is 17 an hour for 5 hours. Keep lunch open?": what is left of it. */
export function worthIt(told: Told): Answered | undefined {
  const isAsked = asks.test(told.aim ?? '');
  if (!isAsked && !weighs.test(`${told.text} | ${plain(told.aim ?? '')}`) && !loses.test(told.text))
    return undefined;
  // A wage that the owner aims at is another question.
  if (/\d an hour\b/.test(told.aim ?? '')) return undefined;
  const figures = figuresIn(told);
  const work = figures && workOf(figures);
  if (!work || work.brings <= 0 || !isWholeOne(work)) return undefined;
  const isLoss = loses.test(told.text);
  if (!isLoss && isTakingsAlone(work)) return undefined;
  return {
    kind: isLoss ? 'worth-lost' : 'worth',
    short: (t: Translate) => shortOf(t, work, isLoss),
    lines: (t: Translate) => linesOf(t, work),
    plan: (t: Translate) => worthPlan(t, work, isLoss),
  };
}

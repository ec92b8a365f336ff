import type { Translate } from '@commons/service-kit/texts/package-texts';
import { aiTexts } from '../../../texts/ai-texts.js';
import { cents } from '../computations/computed.js';
import { amount, share, usd } from '../dates-and-amounts.js';
import type { EnteredNumber } from '../entered-numbers.js';
import type { Answered } from '../questions/answered.js';
import { perWords } from '../questions/period-words.js';
import { scaled, scaleOf } from '../questions/worth/scale.js';
import { signed } from '../questions/worth/worth-it.js';
import { aimLines, wantedOf } from './aim-lines.js';
import { type Month, monthOf, runningOf, toEarnOf } from './month.js';
import { type Aim, aimIn } from './month-aim.js';
import { monthFiguresIn } from './month-figures.js';
import { monthLines } from './month-lines.js';
import { type Sale, saleOf } from './sale.js';
import { sum } from './unit.js';
import { leftAt, neededToCover, saleLines } from './unit-lines.js';

/** Below this part of what it brings, one slow week takes what an addition leaves. */
const thinShare = 0.1;

/** Aims that a price or a cost reaches. */
const ofMargin = /^(?:income|margin|price|hour|sold)$/;

/** The answer in a sentence: what is left, and how far that is from what is wanted. */
function shortOf(t: Translate, month: Month, aim: Aim | undefined): string {
  const { left, per, cash, sales, isAddition } = month;
  const period = perWords(t, per);
  const wanted = wantedOf(month, aim);
  const gap = wanted === undefined ? undefined : wanted - left;
  const toEarn = toEarnOf(month);
  const isEarned = toEarn > 0 && left > 0;
  return t('adviceMonthShort', {
    addition: isAddition ? 'yes' : 'no',
    left: signed(left),
    loss: usd(-left),
    share: share((left / sales) * 100),
    some: left > 0 ? 'yes' : 'no',
    per: period,
    aim: gap === undefined ? 'none' : gap > 0 ? 'short' : 'reached',
    wanted: usd(wanted ?? 0),
    gap: usd(Math.abs(gap ?? 0)),
    pay: isAddition && !month.paysPeople ? 'missing' : 'known',
    thin: isAddition && per !== 'year' && left > 0 && left < sales * thinShare ? 'yes' : 'no',
    outlay: isEarned ? (cash ? 'rest' : 'all') : 'no',
    sum: usd(toEarn),
    periods: isEarned ? amount(toEarn / left) : '',
    unit: per,
  });
}

function saleShort(t: Translate, { unit, hours, theirs, toCover }: Sale): string {
  if (toCover) {
    const costs = cents(sum(toCover.running));
    return t('adviceMonthCoverShort', {
      even: amount(neededToCover(unit.left, costs)),
      costs: usd(costs),
      left: usd(unit.left),
      per: perWords(t, toCover.per),
    });
  }
  return t('adviceMonthSaleShort', {
    left: signed(unit.left),
    price: usd(unit.price),
    hours: hours ? 'yes' : 'no',
    each: hours ? usd(unit.left / hours) : '',
    theirs: theirs ? 'yes' : 'no',
    other: usd(theirs ?? 0),
    otherLeft: signed(theirs ? leftAt(unit, theirs) : 0),
  });
}

function rentRiseOf({ before, per }: Month) {
  const step = before ? before.to - before.value : 0;
  const yearly = scaled(step, scaleOf(per, 'year'));
  return { monthly: yearly / 12, yearly };
}

interface MonthAnswer extends Answered {
  /** It says more than what is left: how far that is from the aim, what an addition brings, what a rise is on each sale. */
  readonly meetsAim: boolean;
  /** Sales, costs of each one and those of the period: all that a month has. */
  readonly isWhole: boolean;
}

/** The kind of problem, where the figures tell it better than the words. */
function kindOf({ theirs, isAddition, outlay, room }: Month, aim: Aim | undefined) {
  if (aim && ofMargin.test(aim.kind)) return { kind: 'margins' };
  if (theirs) return { kind: 'competitor' };
  if (room) return { kind: 'vacancy' };
  return isAddition && outlay ? { kind: 'expansion' } : {};
}

/** Whether a line or the short answer says how far it is to the aim. */
const speaksOfAim = (month: Month, aim: Aim | undefined) =>
  wantedOf(month, aim) !== undefined ||
  aimLines(aiTexts('en'), month, aim).length > 0 ||
  (aim?.kind === 'hour' && month.hours !== undefined);

/**
 * What all amounts of a situation say together: a month of the business, what could be added to it, or one sale of it.
 * The plan is the one that the words of the situation ask for.
 * @param goal the numbers of what the owner wants
 */
export function monthAnswer(
  numbers: readonly EnteredNumber[],
  goal: readonly EnteredNumber[],
): MonthAnswer | undefined {
  const figures = monthFiguresIn(numbers);
  if (!figures) return undefined;
  const month = monthOf(figures);
  const aim = aimIn(goal) ?? (month?.room ? { kind: 'payers', value: month.room } : undefined);
  if (month)
    return {
      isWhole: month.quantity !== undefined && month.running.length > 0,
      meetsAim:
        speaksOfAim(month, aim) ||
        month.isAddition ||
        month.eitherWay.length > 0 ||
        Boolean((month.before || month.theirs) && month.quantity),
      ...kindOf(month, aim),
      found: {
        ...(month.left < 0 && { monthlyResult: month.left }),
        ...(month.unit && { unitMargin: month.unit.left }),
        ...(month.running.length > 0 && { fixedCosts: runningOf(month) }),
        ...(month.before?.of === 'rent' && { rentRise: rentRiseOf(month) }),
        ...(month.outlay && month.cash !== undefined && { missing: toEarnOf(month) }),
      },
      short: (t: Translate) => shortOf(t, month, aim),
      lines: (t: Translate) => monthLines(t, month, aim),
    };
  const sale = saleOf(figures);
  return (
    sale && {
      isWhole: false,
      meetsAim:
        (aim?.kind === 'hour' && sale.hours !== undefined) ||
        sale.theirs !== undefined ||
        sale.toCover !== undefined,
      ...(sale.theirs ? { kind: 'competitor' } : sale.toCover && { kind: 'margins' }),
      found: {
        unitMargin: sale.unit.left,
        ...(sale.toCover && {
          fixedCosts: cents(sum(sale.toCover.running)),
          breakEvenUnits: neededToCover(sale.unit.left, cents(sum(sale.toCover.running))),
        }),
      },
      short: (t: Translate) => saleShort(t, sale),
      lines: (t: Translate) => saleLines(t, sale, aim),
    }
  );
}

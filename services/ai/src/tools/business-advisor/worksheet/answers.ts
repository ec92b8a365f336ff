import type { Translate } from '@commons/service-kit/texts/package-texts';
import { amount, share, usd } from '../dates-and-amounts.js';

/** The numbers of a worksheet by their names: fields as entered or usual, and results. */
export type Numbers = Readonly<Record<string, number>>;

/** How an answer speaks of its numbers. */
export interface Wording {
  /** The same amount or count for a week, where that is asked. */
  perWeek(monthly: number): string;
  countPerWeek(monthly: number): string;
  /** It is not every month. */
  readonly once: 'yes' | 'no';
}

/** "5.5 months", or "none" */
const months = (value: number | undefined, t: Translate) =>
  value === undefined ? 'none' : t('adviceMonths', { count: Math.round(value * 10) / 10 });

type Answer = (of: Numbers, t: Translate, wording: Wording) => string;

const sign = (value: number | undefined) => (value !== undefined && value < 0 ? 'loss' : 'gain');
/** An amount without its sign, or "none". */
const plain = (value: number | undefined) => (value === undefined ? 'none' : usd(Math.abs(value)));
/** Large numbers without a decimal: nobody loses 0.3 of a customer. */
export const number = (value: number | undefined) =>
  value === undefined ? 'none' : amount(value, value >= 20 ? 0 : 1);

/** The answer to each question in a sentence. */
export const answers: Readonly<Record<string, Answer>> = {
  cash: (of, t) =>
    t('adviceCash', {
      sign: sign(of.monthLeaves),
      month: plain(of.monthLeaves),
      lasts: months(of.cashLasts, t),
      months: months(of.months, t),
      end: sign(of.cashLeft),
      left: plain(of.cashLeft),
    }),
  owed: (of, t) =>
    t('adviceOwed', {
      lasts: of.cash ? months(of.cashLasts, t) : 'none',
      withIt: months(of.lastsWithIt, t),
      pays: months(of.monthsOwed, t),
      owed: plain(of.owed),
    }),
  month: (of, t, { perWeek, once }) =>
    t('adviceMonth', {
      once,
      sign: sign(of.monthLeaves),
      left: plain(of.monthLeaves),
      week: perWeek(of.monthLeaves ?? 0),
      year: plain(of.yearLeaves),
    }),
  breakEven: (of, t, { once, countPerWeek }) =>
    t('adviceBreakEven', {
      once,
      week: countPerWeek(of.soldNeeded ?? 0),
      sold: number(of.soldNeeded),
      sales: plain(of.salesNeeded),
      one: plain(of.oneLeaves),
    }),
  job: (of, t) =>
    t('adviceJob', {
      hour: of.hourLeaves === undefined ? 'none' : usd(of.hourLeaves),
      wanted: of.wantedHour ? usd(of.wantedHour) : 'none',
      enough: (of.hourLeaves ?? 0) >= (of.wantedHour ?? 0) ? 'yes' : 'no',
      price: plain(of.jobPrice),
    }),
  drive: (of, t) =>
    t('adviceDrive', {
      sign: sign(of.jobLeaves),
      left: plain(of.jobLeaves),
      drive: plain(of.driveCost),
      hour: of.hourLeaves === undefined ? 'none' : usd(of.hourLeaves),
    }),
  priceChange: (of, t, { countPerWeek }) =>
    t('advicePriceChange', {
      way:
        of.oneLeaves !== undefined && of.oneLeaves <= 0
          ? 'none'
          : of.mayLose === undefined
            ? 'lower'
            : 'higher',
      price: plain(of.newPrice),
      lose: number(of.mayLose),
      same: number(of.soldForSame),
      week: countPerWeek(of.mayLose ?? of.soldForSame ?? 0),
      sold: number(of.sold),
      change: plain(of.changeIfAllStay),
    }),
  fees: (of, t, { perWeek, once }) =>
    t('adviceFees', {
      once,
      sign: sign(of.oneLeaves),
      one: plain(of.oneLeaves),
      fee: plain(of.feeTakes),
      left: plain(of.leftInMonth),
      end: sign(of.leftInMonth),
      week: perWeek(of.leftInMonth ?? 0),
    }),
  advertising: (of, t) =>
    t('adviceAdvertising', {
      sign: sign(of.adLeaves),
      left: plain(of.adLeaves),
      each: plain(of.customerCost),
      needed: number(of.customersNeeded),
      won: of.won ? number(of.won) : 'none',
    }),
  leaving: (of, t) =>
    t('adviceLeaving', {
      count: Number.isInteger(of.leaving) && of.leaving !== 1 ? number(of.leaving) : 'none',
      month: plain(of.lessInMonth),
      year: plain(of.lessInYear),
      part: of.leavingShare === undefined ? 'none' : share(of.leavingShare),
    }),
  noShows: (of, t) =>
    t('adviceNoShows', {
      month: plain(of.lostInMonth),
      year: plain(of.lostInYear),
      back: plain(of.depositBrings),
    }),
  moreWork: (of, t, { perWeek }) =>
    t('adviceMoreWork', {
      sign: sign(of.monthLeaves),
      left: plain(of.monthLeaves),
      week: perWeek(of.monthLeaves ?? 0),
      needed: number(of.soldNeeded),
      away: number(of.turnedAway),
    }),
  openingHours: (of, t) =>
    t('adviceOpeningHours', {
      sign: sign(of.hourLeaves),
      hour: plain(of.hourLeaves),
      week: plain(of.weekLeaves),
      needed: plain(of.hourSalesNeeded),
    }),
  hire: (of, t, { perWeek }) =>
    t('adviceHire', {
      cost: plain(of.hireCost),
      taxes: share(of.onTop ?? 0),
      more: plain(of.moreSalesNeeded),
      sign: of.monthLeaves === undefined ? 'none' : sign(of.monthLeaves),
      left: plain(of.monthLeaves),
      week: perWeek(of.monthLeaves ?? of.hireCost ?? 0),
    }),
  payGap: (of, t, { perWeek }) =>
    t('advicePayGap', {
      sign: sign(of.gapHour),
      gap: plain(of.gapHour),
      month: plain(of.gapInMonth),
      week: perWeek(of.gapInMonth ?? 0),
      year: plain(of.gapInYear),
      people: of.people ?? 1,
    }),
  purchase: (of, t) =>
    t('advicePurchase', {
      sign: of.paidBack === undefined ? 'loss' : 'gain',
      times: months(of.paidBack, t),
      month: plain(of.monthLeaves),
    }),
  leaseOrBuy: (of, t) =>
    t('adviceLeaseOrBuy', {
      better: (of.purchaseSaves ?? 0) >= 0 ? 'buy' : 'lease',
      saves: plain(of.purchaseSaves),
      months: months(of.monthsUsed, t),
      buy: plain(of.purchaseInAll),
      lease: plain(of.leaseInAll),
      same: months(of.sameCost, t),
    }),
  loan: (of, t) =>
    t('adviceLoan', {
      payment: plain(of.payment),
      interest: plain(of.interest),
      sign: of.monthLeaves === undefined ? 'none' : sign(of.monthLeaves),
      left: plain(of.monthLeaves),
    }),
  rent: (of, t) =>
    t('adviceRent', {
      sign: sign(of.moreInMonth),
      more: plain(of.moreInMonth),
      sales: plain(of.moreSalesNeeded),
      part: of.rentShare === undefined ? 'none' : share(of.rentShare),
    }),
  compare: (of, t) =>
    t('adviceCompare', {
      better: (of.moreLeft ?? 0) >= 0 ? 'first' : 'second',
      more: plain(of.moreLeft),
      first: of.firstLeaves === undefined ? 'none' : usd(of.firstLeaves),
      second: of.secondLeaves === undefined ? 'none' : usd(of.secondLeaves),
    }),
  costRise: (of, t, { perWeek }) =>
    t('adviceCostRise', {
      sign: sign(of.riseOfOne === undefined ? -(of.riseInMonth ?? 0) : -1),
      month: plain(of.riseInMonth),
      week: perWeek(of.riseInMonth ?? 0),
      year: plain(of.riseInYear),
      one: plain(of.riseOfOne),
      price: plain(of.priceForSame),
      sold: number(of.soldForRise),
    }),
  twoFees: (of, t) =>
    t('adviceTwoFees', {
      sign: sign(of.savedInMonth),
      saved: plain(of.savedInMonth),
      year: plain(of.savedInYear),
      today: plain(of.feesToday),
      other: plain(of.feesOfOther),
    }),
  hourlyRate: (of, t) =>
    t('adviceHourlyRate', { rate: plain(of.hourCosts), hours: number(of.hoursInYear) }),
  ownTime: (of, t) =>
    t('adviceOwnTime', {
      sign: of.serviceSaves === undefined ? 'none' : sign(of.serviceSaves),
      saves: plain(of.serviceSaves),
      hour: plain(of.hourPaid),
      wanted: plain(of.wantedHour),
    }),
  quitJob: (of, t) =>
    t('adviceQuitJob', {
      sign: sign(of.moreThanJob),
      more: plain(of.moreThanJob),
      part: of.partOfWage === undefined ? 'none' : share(of.partOfWage),
      lasts: months(of.cashLasts, t),
      benefits: of.benefits ? usd(of.benefits) : 'none',
    }),
  repair: (of, t) =>
    t('adviceRepair', {
      sign: sign(of.moreForNew),
      more: plain(of.moreForNew),
      part: of.repairShare === undefined ? 'none' : share(of.repairShare),
      paid: months(of.newPaidBack, t),
      repair: plain(of.repairInMonth),
      new: plain(of.newInMonth),
    }),
  partner: (of, t) =>
    t('advicePartner', {
      worth: plain(of.partWorth),
      offered: of.offered ? usd(of.offered) : 'none',
      part: share(of.partnerShare ?? 0),
      whole: plain(of.wholeWorth),
      year: plain(of.partInYear),
      paid: months(of.partPaidBack, t),
    }),
  waste: (of, t) =>
    t('adviceWaste', { month: plain(of.wasteInMonth), year: plain(of.wasteInYear) }),
};

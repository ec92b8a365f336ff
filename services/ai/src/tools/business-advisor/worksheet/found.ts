import { usd } from '../dates-and-amounts.js';
import type { FilledWorksheet } from './read-worksheet.js';

/** Figures of an answer that steps are written around; only what has its numbers is there. */
export interface Found {
  /** What others pay more, an hour. */
  readonly payGap?: {
    readonly each: number;
    /** For one person. */
    readonly yearly: number;
    readonly own: string;
    readonly other: string;
  };
  readonly runwayMonths?: number | undefined;
  readonly monthlyResult?: number | undefined;
  readonly unitMargin?: number | undefined;
  /** What to ask for a job so that an hour of it brings what is wanted. */
  readonly jobPrice?: number | undefined;
  readonly breakEvenUnits?: number | undefined;
  readonly rentRise?: { readonly monthly: number; readonly yearly: number };
  readonly noShow?: { readonly weekly: number; readonly yearly: number };
  readonly lostCustomers?: number | undefined;
  /** Cash that is not there for what is due. */
  readonly missing?: number | undefined;
  /** A purchase: its price, what it leaves each month. */
  readonly payback?: { readonly outlay: number; readonly gain: number };
  readonly priceRise?: { readonly from: number; readonly to: number; readonly spare: number };
}

/** The figures that the steps of a plan may name. */
export function foundIn({ sheet, values, results }: FilledWorksheet): Found {
  const result = (name: string) => results.find((one) => one.name === name)?.value;
  const entered = (name: string) =>
    values.get(name)?.value ?? sheet.fields.find((one) => one.name === name)?.otherwise ?? 0;
  const [year, people] = [result('gapInYear'), entered('people')];
  const gap = result('gapHour');
  const more = result('moreInMonth');
  const [lost, spare, gain] = [result('lostInMonth'), result('mayLose'), result('monthLeaves')];
  const left = result('cashLeft');
  const isTooCheap = (result('hourLeaves') ?? 0) < entered('wantedHour');
  return {
    runwayMonths: result('cashLasts'),
    // After a payment, a rent or a wage it is not what the business earns today.
    monthlyResult: /^(?:cash|month)$/.test(sheet.id) ? gain : undefined,
    unitMargin: result('oneLeaves'),
    jobPrice: isTooCheap ? result('jobPrice') : undefined,
    breakEvenUnits: result('soldNeeded'),
    lostCustomers: result('lessInMonth'),
    ...(left !== undefined && left < 0 && { missing: -left }),
    ...(gap &&
      gap > 0 &&
      year && {
        payGap: {
          each: gap,
          yearly: year / people,
          own: usd(entered('pay')),
          other: usd(entered('theirPay')),
        },
      }),
    ...(more && more > 0 && { rentRise: { monthly: more, yearly: 12 * more } }),
    ...(lost && { noShow: { weekly: (lost * 12) / 52, yearly: 12 * lost } }),
    ...(sheet.id === 'purchase' && gain && { payback: { outlay: entered('outlay'), gain } }),
    ...(spare !== undefined && {
      priceRise: { from: entered('price'), to: entered('newPrice'), spare },
    }),
  };
}

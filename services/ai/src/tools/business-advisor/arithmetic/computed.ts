import type { Period } from '../reading/measure.js';
import type { Given } from '../reading/read-situation.js';
import type { Answered } from './answered.js';

/** Figures of an answer that steps are written around; only what has its numbers is there. */
export interface Found {
  /** What others pay more, an hour if the pay is. */
  readonly payGap?: {
    readonly each: number;
    readonly yearly: number;
    readonly hourly: boolean;
    readonly own: string;
    readonly other: string;
    readonly ownValue: number;
  };
  readonly runwayMonths?: number;
  readonly monthlyResult?: number;
  readonly unitMargin?: number;
  readonly breakEvenUnits?: number;
  readonly rentRise?: { readonly monthly: number; readonly yearly: number };
  readonly noShow?: { readonly weekly: number; readonly yearly: number };
  readonly lostCustomers?: number;
  /** Cash that is not there for what is due. */
  readonly missing?: number;
  /** A purchase: its price, what it leaves each period, and after how many it is paid back. */
  readonly payback?: { readonly outlay: number; readonly gain: number; readonly per: Period };
  readonly leak?: { readonly each: number; readonly per: string };
  readonly priceRise?: {
    readonly from: number;
    readonly to: number;
    readonly spare: number;
    readonly per: string;
  };
}

/** An entered amount, as steps name it. */
interface EnteredAmount {
  readonly value: number;
  readonly text: string;
  readonly per?: string | undefined;
}

/** Entered amounts with a plain meaning, for steps and for what need not be asked. */
export type Entered = Partial<
  Record<
    'cash' | 'owed' | 'revenue' | 'unitPrice' | 'unitCost' | 'costs' | 'burn' | 'need',
    EnteredAmount
  >
>;

/** What the numbers of a situation say. */
export interface Computed extends Found {
  readonly read: Given;
  /** The answer to what is asked; nothing where no sum is sure. */
  readonly asked?: Answered | undefined;
  /** What some of the numbers tell, where no answer uses all. */
  readonly facts?: Answered | undefined;
  /** The arithmetic in English. */
  readonly lines: readonly string[];
  readonly roles: Entered;
}

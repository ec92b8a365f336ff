import type { EnteredNumber } from '../entered-numbers.js';
import type { NumberRoles } from '../number-roles.js';

/** What was computed from entered numbers, with its arithmetic. Only what has its numbers is there. */
export interface Computed {
  readonly lines: readonly string[];
  readonly roles: NumberRoles;
  /** Pay gap, per hour if the pay is. */
  readonly payGap?: {
    readonly each: number;
    readonly yearly: number;
    readonly hourly: boolean;
    readonly own: string;
    readonly other: string;
  };
  readonly runwayMonths?: number;
  readonly monthlyResult?: number;
  readonly unitMargin?: number;
  readonly breakEvenUnits?: number;
  readonly rentRise?: { readonly monthly: number; readonly yearly: number };
  readonly noShow?: { readonly weekly: number; readonly yearly: number };
  readonly lostCustomers?: number;
  readonly goalGap?: string;
  readonly overHours?: number;
  readonly customersForBudget?: number;
  readonly reviewsNeeded?: number;
  readonly missing?: number;
}

/** What the computations found so far. */
export type Found = { -readonly [Key in keyof Computed]?: Computed[Key] };
/** Adds a line with its arithmetic. */
export type Say = (line: string) => void;

/** How often a period fits into a year. */
export const perYear: Readonly<Record<string, number>> = { day: 365, week: 52, month: 12, year: 1 };

/** An amount by the month; one without a period is one. */
export const monthly = (n: EnteredNumber | undefined): number | undefined =>
  n && n.value * ((perYear[n.per ?? 'month'] ?? 12) / 12);

/** Rounds to cents. */
export const cents = (value: number) => Math.round(value * 100) / 100;

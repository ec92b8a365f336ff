import type { EnteredNumber } from '../entered-numbers.js';
import type { NumberRoles } from '../number-roles.js';
import type { Answered } from '../questions/answered.js';

/** What was computed from entered numbers, with its arithmetic. Only what has its numbers is there. */
export interface Computed {
  readonly lines: readonly string[];
  readonly roles: NumberRoles;
  /** The question that the figures answer as a whole; nothing else is computed then. */
  readonly asked?: Answered;
  /** Pay gap, per hour if the pay is. */
  readonly payGap?: {
    readonly each: number;
    readonly yearly: number;
    readonly hourly: boolean;
    readonly own: string;
    readonly other: string;
    readonly ownValue: number;
    /** Where the two stand. */
    readonly sentences: readonly string[];
  };
  readonly runwayMonths?: number;
  readonly monthlyResult?: number;
  readonly unitMargin?: number;
  readonly breakEvenUnits?: number;
  /** The monthly costs that they cover. */
  readonly fixedCosts?: number;
  readonly rentRise?: { readonly monthly: number; readonly yearly: number };
  readonly noShow?: { readonly weekly: number; readonly yearly: number };
  readonly lostCustomers?: number;
  readonly goalGap?: string;
  readonly overHours?: number;
  readonly customersForBudget?: number;
  readonly reviewsNeeded?: number;
  readonly missing?: number;
  readonly payroll?: { readonly each: number; readonly per: string; readonly fourWeeks: number };
  /** Pay days, or months of payroll, that the cash covers. */
  readonly payDays?: number;
  /** Share of one customer in the revenue, in percent. */
  readonly oneCustomer?: number;
  readonly closedDay?: { readonly day: string; readonly sales: number };
  readonly raise?: {
    readonly step: number;
    readonly to: number;
    readonly people: number;
    readonly weekly: number;
  };
  readonly wageRise?: { readonly step: number; readonly weekly?: number };
  readonly billedLeft?: number;
  /** Hours a week of a task. */
  readonly taskHours?: number;
  readonly sold?: number;
  readonly goalMore?: number;
  readonly stallUnits?: number;
  readonly fee?: { readonly each: number; readonly weekly?: number };
  readonly idle?: { readonly each: number; readonly per: string; readonly isEmpty?: boolean };
  /** A month of more room or help for what waits. */
  readonly costOfTaking?: number;
  readonly repair?: number;
  readonly supplyMore?: { readonly each: number; readonly per: string };
  /** What dearer supplies cost for each customer. */
  readonly supplyEach?: number;
  readonly priceGap?: { readonly ours: number; readonly theirs: number };
  readonly down?: number;
  readonly leftAfterDown?: number;
  readonly toBorrow?: number;
  /** At the lower and the higher assumed rate. */
  readonly assumedPayment?: readonly number[];
  readonly payment?: number;
  readonly options?: { readonly less: number; readonly more: number };
  readonly earns?: { readonly each: number; readonly per: string };
  readonly share?: { readonly price: number; readonly yearly: number };
  readonly hourShare?: number;
  readonly due?: number;
  readonly instalment?: number;
  readonly debtLeft?: number;
  readonly leak?: { readonly each: number; readonly per: string };
  readonly deadCost?: number;
  /** What the season earns, spread over twelve months. */
  readonly seasonMonthly?: number;
  readonly decline?: { readonly less: number; readonly per: string };
  readonly lostVisits?: number;
  readonly largestCost?: { readonly name: string; readonly value: number };
  /** What went into unpaid work. */
  readonly ownMoney?: number;
  /** Pay an hour without one to compare it with. */
  readonly wage?: number;
  /** The monthly costs, entered or added up. */
  readonly monthlyCosts?: number;
  /** A cost that rises by percent, other than rent. */
  readonly costRise?: { readonly each: number; readonly per: string };
  /** A share of sales or purchases in money, and what a better share saves. */
  readonly shareCost?: {
    readonly each: number;
    readonly per: string;
    readonly percent: number;
    readonly isTaken: boolean;
    readonly name: string;
    readonly toSave?: number;
    readonly aim?: number;
  };
  /** Quotes and what the won ones are worth. */
  readonly wonWorth?: {
    readonly each: number;
    readonly won: number;
    readonly all: number;
    readonly per: string;
  };
  readonly priceRise?: {
    readonly from: number;
    readonly to: number;
    readonly spare: number;
    readonly per: string;
  };
  /** A job's fee less the pay of its hours, by the month. */
  readonly bid?: { readonly left: number; readonly pay: number; readonly fee: number };
  readonly adReturn?: {
    readonly each: number;
    readonly unit: string;
    readonly left?: number;
    /** What one order leaves. */
    readonly keeps?: number;
  };
  readonly hire?: { readonly cost: number; readonly left: number; readonly per: string };
  /** What an hour of a job earns, the price of the job, and the price that the goal needs. */
  readonly jobHour?: { readonly each: number; readonly now: number; readonly price?: number };
  /** What slow hours bring, and the pay in them. */
  readonly slowHours?: { readonly sales: number; readonly pay: number };
  /** What a market or festival leaves, and the sales that earn its fee. */
  readonly event?: { readonly left: number; readonly even: number };
  /** What calls that nobody answered are worth. */
  readonly missedCalls?: { readonly each: number; readonly per: string };
  /** What one large order leaves, and what it costs before it is paid. */
  readonly largeOrder?: { readonly profit: number; readonly spent: number };
  /** What is due in the next days, and what the cash leaves of it. */
  readonly dueSoon?: { readonly sum: number; readonly rest: number };
  /** Monthly costs of something that is planned. */
  readonly planCosts?: number;
  /** What a seasonal income leaves of a year's loan payments. */
  readonly seasonPays?: number;
}

/** What the computations found so far. */
export type Found = { -readonly [Key in keyof Computed]?: Computed[Key] };
/** Adds a line with its arithmetic. */
export type Say = (line: string) => void;

/** How often a period fits into a year. */
export const perYear: Readonly<Record<string, number>> = {
  day: 365,
  week: 52,
  'two weeks': 26,
  month: 12,
  year: 1,
};

/** An amount by the month; one without a period is one. */
export const monthly = (n: EnteredNumber | undefined): number | undefined =>
  n && n.value * ((perYear[n.per ?? 'month'] ?? 12) / 12);

/** Rounds to cents. */
export const cents = (value: number) => Math.round(value * 100) / 100;

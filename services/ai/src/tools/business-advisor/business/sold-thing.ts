import type { Measure, Period } from '../measures/measure.js';

/** What goes into one of them, with its terms for the line of arithmetic: "160 × $1.20". */
export interface UnitCost {
  readonly value: number;
  readonly terms: string;
  readonly of: readonly Measure[];
}

/** How many are sold, as the product of what was told. */
export interface SoldCount {
  readonly value: number;
  readonly period?: Period | undefined;
  readonly factors: readonly number[];
  /** So many of those that there are pay: rented desks. */
  readonly isTaken?: boolean | undefined;
}

/** A thing that is sold, with all that is told of one of them. */
export interface SoldThing {
  /** As it was written: "full set". */
  readonly noun: string;
  readonly price: Measure;
  readonly costs: readonly UnitCost[];
  /** Hours of one's own in each. */
  readonly hours?: number | undefined;
  readonly count?: SoldCount | undefined;
  /** For how many there is room in all. */
  readonly room?: number | undefined;
  /** What one leaves before rent and other costs of the period. */
  readonly left: number;
  /** Work that is paid by the hour: what one job of so many hours leaves. */
  readonly job?:
    | { readonly noun: string; readonly hours: number; readonly costs: readonly number[] }
    | undefined;
}

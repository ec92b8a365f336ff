import type { CostName } from './figure.js';
import type { Scale } from './scale.js';

/** What has to be taken from an amount, in the order of the arithmetic. */
export interface Cost {
  readonly name: CostName;
  readonly value: number;
  /** What it is a part of, in percent of `base`. */
  readonly share?: number;
  readonly base?: number;
  /** Numbers that it is the product of; the last one is in dollars. */
  readonly factors?: readonly number[];
  /** From the period in which it was told to the one of the work. */
  readonly scale?: Scale;
}

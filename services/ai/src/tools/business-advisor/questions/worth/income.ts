import type { Per } from './figure.js';

/** What comes in: a sum of a period, so many at a price, or one piece of work. */
export interface Income {
  /** The price of one, or the sum. */
  readonly each: number;
  readonly count?: number | undefined;
  readonly per?: Per | undefined;
  readonly saves?: 'pay' | 'rent';
}

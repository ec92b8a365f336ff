import type { Measure } from './measure.js';

/** What a number of a situation is in the business. */
export type Role =
  // Amounts of money
  | 'price' // what a customer pays for one
  | 'newPrice' // what it would be
  | 'theirPrice' // what others ask
  | 'unitCost' // what goes into one
  | 'pay' // somebody's pay, for an hour, a day or a piece of work
  | 'newPay'
  | 'theirPay'
  | 'rate' // what an hour of work brings
  | 'fixed' // a cost of each period
  | 'costFrom' // a cost of each period that changes
  | 'costTo'
  | 'sales' // all that comes in
  | 'profit' // what is left of a period today
  | 'burn' // what is lost each period
  | 'saves' // what something would save each period
  | 'outlay' // paid once
  | 'cash'
  | 'owed'
  | 'loan'
  | 'goal'
  // Counts
  | 'sold'
  | 'people' // who are paid
  | 'hours'
  | 'days'
  | 'term' // how long it goes on: 36 months, a season of 30 weeks
  | 'room'
  | 'bad' // what went wrong: returned, thrown away
  | 'lost'
  | 'gained'
  | 'floor' // the least that must stay
  | 'calls'
  | 'won'
  | 'aside' // years in business, age, miles
  // Parts
  | 'taken' // by a platform, a market, on commission
  | 'costShare'
  | 'kept'
  | 'full'
  | 'off'
  | 'onTop' // taxes on pay
  | 'leaving'
  | 'down'
  | 'wanted'
  | 'wasted'
  | 'sells' // a part of what there is is sold
  | 'rise'
  | 'open'; // nothing tells it

/** A number with what it measures and what it is in the business. */
export interface Quantity extends Measure {
  readonly role: Role;
  /** What a count counts, as the arithmetic shows it: "14 people"; empty where it is not known in the reader's language. */
  readonly unit: string;
}

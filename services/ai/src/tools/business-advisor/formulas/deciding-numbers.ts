import type { Role } from '../reading/quantity.js';

/** A number that decides a question. */
export type DecidingNumber =
  | 'price'
  | 'sold'
  | 'unitCost'
  | 'pay'
  | 'hours'
  | 'theirPay'
  | 'more'
  | 'monthly'
  | 'outlay'
  | 'term'
  | 'rate'
  | 'wasted'
  | 'rentNew'
  | 'sales'
  | 'hourSales'
  | 'share'
  | 'spent'
  | 'won'
  | 'cash'
  | 'goesOut'
  | 'comesIn'
  | 'turnedAway'
  | 'part'
  | 'leaving'
  | 'extraSales'
  | 'stock'
  | 'noShows'
  | 'visits';

/** The roles that a number has once it is entered. */
export const rolesOfNumber: Readonly<Record<DecidingNumber, readonly Role[]>> = {
  price: ['price'],
  sold: ['sold', 'gained', 'newPrice'],
  unitCost: ['unitCost', 'costShare', 'kept', 'outlay'],
  pay: ['pay'],
  hours: ['hours'],
  theirPay: ['theirPay'],
  more: ['gained', 'sold', 'lost'],
  monthly: ['fixed'],
  outlay: ['outlay', 'loan'],
  term: ['term'],
  rate: ['rise'],
  wasted: ['bad', 'wasted'],
  rentNew: ['costFrom', 'costTo'],
  sales: ['sales'],
  hourSales: ['sales', 'gained'],
  share: ['costShare', 'unitCost', 'kept'],
  spent: ['outlay', 'fixed', 'price'],
  won: ['won'],
  cash: ['cash'],
  goesOut: ['fixed'],
  comesIn: ['sales', 'owed'],
  turnedAway: ['lost', 'gained'],
  part: ['taken'],
  leaving: ['leaving', 'lost'],
  extraSales: ['gained'],
  stock: ['outlay', 'loan'],
  noShows: ['bad', 'lost'],
  visits: ['sold', 'gained'],
};

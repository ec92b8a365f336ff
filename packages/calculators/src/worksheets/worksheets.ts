import { compare, hire, leaseOrBuy, payGap, purchase, waste } from './cost-worksheets.js';
import { breakEven, cash, fees, loan, month, owed, rent } from './money-worksheets.js';
import {
  advertising,
  drive,
  job,
  leaving,
  moreWork,
  noShows,
  openingHours,
  priceChange,
} from './sales-worksheets.js';
import type { Worksheet } from './worksheet.js';

/** All worksheets, in the order of a list to choose from. */
export const worksheets: readonly Worksheet[] = [
  cash,
  owed,
  month,
  breakEven,
  job,
  drive,
  priceChange,
  fees,
  advertising,
  leaving,
  noShows,
  moreWork,
  openingHours,
  hire,
  payGap,
  purchase,
  leaseOrBuy,
  loan,
  rent,
  compare,
  waste,
];

/** The worksheet with an id; undefined for those of a later release. */
export const worksheetOf = (id: string): Worksheet | undefined =>
  worksheets.find((sheet) => sheet.id === id);

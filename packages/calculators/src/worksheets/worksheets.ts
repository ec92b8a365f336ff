import { hire, leaseOrBuy, payGap, purchase } from './cost-worksheets.js';
import { breakEven, cash, fees, month, rent } from './money-worksheets.js';
import {
  advertising,
  job,
  leaving,
  moreWork,
  openingHours,
  priceChange,
} from './sales-worksheets.js';
import type { Worksheet } from './worksheet.js';

/** All worksheets, in the order of a list to choose from. */
export const worksheets: readonly Worksheet[] = [
  cash,
  month,
  breakEven,
  job,
  priceChange,
  fees,
  advertising,
  leaving,
  moreWork,
  openingHours,
  hire,
  payGap,
  purchase,
  leaseOrBuy,
  rent,
];

import {
  compare,
  costRise,
  hire,
  leaseOrBuy,
  payGap,
  purchase,
  repair,
  waste,
} from './cost-worksheets.js';
import { breakEven, cash, fees, loan, month, owed, rent, twoFees } from './money-worksheets.js';
import { hourlyRate, ownTime, partner, quitJob } from './own-work-worksheets.js';
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
  hourlyRate,
  drive,
  priceChange,
  costRise,
  fees,
  twoFees,
  advertising,
  leaving,
  noShows,
  moreWork,
  openingHours,
  hire,
  payGap,
  ownTime,
  quitJob,
  purchase,
  repair,
  leaseOrBuy,
  loan,
  partner,
  rent,
  compare,
  waste,
];

/** The worksheet with an id; undefined for those of a later release. */
export const worksheetOf = (id: string): Worksheet | undefined =>
  worksheets.find((sheet) => sheet.id === id);

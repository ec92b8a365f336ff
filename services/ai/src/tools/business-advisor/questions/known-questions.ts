import type { Decision } from '../arithmetic/decision.js';
import { adAndCustomers, costOfACustomer } from './advertising.js';
import { anotherPrice, discountOnASale } from './another-price.js';
import { cashForSlowMonths, howLongCashLasts, monthsThatLose } from './cash-and-seasons.js';
import { ingredientsCostMore, riseOnEachSale } from './costs-that-rise.js';
import {
  fewerThanBefore,
  membersWhoLeave,
  noShows,
  oneClientLeaves,
} from './customers-who-leave.js';
import { hoursThatAreOpen, secondLocation } from './days-and-places.js';
import { fuelByMileage, tripToAClient } from './driving.js';
import {
  anotherCommission,
  cardFee,
  ownDriver,
  ownPlace,
  twoProcessors,
} from './fees-and-commissions.js';
import { paidSooner } from './late-payers.js';
import { loanPayment } from './loan-payment.js';
import { costOfALoan, keepOrReplace, leaseOrBuy } from './loans-and-leases.js';
import { machineReplaces, moreSalesPayBack, paidBackBy } from './machines.js';
import { membershipAgainstVisits, orderAtALowerPrice } from './offers.js';
import { partnerBoughtOut } from './partners.js';
import { hireWhoIsBilled, overtimeOrHire, raiseForPeople } from './people.js';
import { emptyPlaces, placesToFill, rentOrCommission } from './places-to-fill.js';
import { hourForAnIncome, markupAndMargin, priceForAnHour } from './price-of-work.js';
import { salesThatPayForIt } from './sales-that-pay-for-it.js';
import {
  goodsThrownAway,
  largerOrder,
  lessWaste,
  monthsOfStock,
  restOfAPurchase,
} from './stock-and-waste.js';

/** Questions whose numbers are told by what the question takes, the narrowest first. */
export const knownQuestions: readonly Decision[] = [
  oneClientLeaves,
  rentOrCommission,
  monthsOfStock,
  goodsThrownAway,
  lessWaste,
  costOfACustomer,
  hireWhoIsBilled,
  paidSooner,
  machineReplaces,
  placesToFill,
  priceForAnHour,
  howLongCashLasts,
  noShows,
  membersWhoLeave,
  fewerThanBefore,
  restOfAPurchase,
  costOfALoan,
  hoursThatAreOpen,
  cardFee,
  paidBackBy,
  tripToAClient,
  leaseOrBuy,
  moreSalesPayBack,
  fuelByMileage,
  secondLocation,
  overtimeOrHire,
  largerOrder,
  anotherCommission,
  membershipAgainstVisits,
  ingredientsCostMore,
  riseOnEachSale,
  raiseForPeople,
  anotherPrice,
  markupAndMargin,
  ownDriver,
  adAndCustomers,
  twoProcessors,
  monthsThatLose,
  cashForSlowMonths,
  hourForAnIncome,
  emptyPlaces,
  orderAtALowerPrice,
  ownPlace,
  loanPayment,
  partnerBoughtOut,
  keepOrReplace,
];

/** What is left of it all, where no narrower question was asked. */
export const lastQuestions: readonly Decision[] = [salesThatPayForIt, discountOnASale];

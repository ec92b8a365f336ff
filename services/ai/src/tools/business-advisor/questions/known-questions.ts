import type { Decision } from '../arithmetic/decision.js';
import { adAndCustomers, costOfACustomer } from './advertising.js';
import { doneByOneself, hourOfTwoGroups, hourThatIsBilled } from './an-hour-of-work.js';
import { anotherPrice, discountOnASale } from './another-price.js';
import {
  cashForSlowMonths,
  howLongCashLasts,
  monthsThatLose,
  seasonForTheYear,
} from './cash-and-seasons.js';
import { ingredientsCostMore, riseOnEachSale } from './costs-that-rise.js';
import {
  fewerWouldLeave,
  membersWhoLeave,
  noShows,
  oneClientLeaves,
} from './customers-who-leave.js';
import { hoursThatAreOpen, resultOfAnEvent, secondLocation, twoPlaces } from './days-and-places.js';
import { fuelByMileage, tripToAClient } from './driving.js';
import {
  anotherCommission,
  cardFee,
  feesPaid,
  ownDriver,
  ownPlace,
  twoProcessors,
} from './fees-and-commissions.js';
import { costOfLateMoney, moneyTiedUp, orderPaidLater, paidSooner } from './late-payers.js';
import { loanPayment } from './loan-payment.js';
import {
  costOfALoan,
  debtPaidOff,
  keepOrReplace,
  leaseOrBuy,
  paymentAgainstSaving,
} from './loans-and-leases.js';
import { machineReplaces, moreSalesPayBack, paidBackBy } from './machines.js';
import {
  freeAfterSoMany,
  membershipAgainstVisits,
  orderAtALowerPrice,
  thingsSoldTogether,
} from './offers.js';
import { partnerBoughtOut, partnersPrice } from './partners.js';
import {
  hireWhoIsBilled,
  moreWithHelp,
  overtimeOrHire,
  payOfSales,
  peopleWhoWereReplaced,
  raiseForPeople,
} from './people.js';
import { emptyPlaces, placesToFill, rentOrCommission, seatsAndHours } from './places-to-fill.js';
import { priceOfALot } from './price-of-a-lot.js';
import {
  hourForAnIncome,
  markupAndMargin,
  priceForAnHour,
  priceForAnIncome,
  priceOfAJob,
} from './price-of-work.js';
import { salesThatCover } from './sales-that-cover.js';
import { salesThatPayForIt } from './sales-that-pay-for-it.js';
import {
  goodsThrownAway,
  largerOrder,
  lessWaste,
  monthsOfStock,
  restOfAPurchase,
  stockCleared,
} from './stock-and-waste.js';

/** Questions whose numbers are told by what the question takes, the narrowest first. */
export const knownQuestions: readonly Decision[] = [
  oneClientLeaves,
  rentOrCommission,
  monthsOfStock,
  goodsThrownAway,
  peopleWhoWereReplaced,
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
  restOfAPurchase,
  debtPaidOff,
  costOfALoan,
  hoursThatAreOpen,
  cardFee,
  feesPaid,
  moreWithHelp,
  paidBackBy,
  tripToAClient,
  leaseOrBuy,
  moreSalesPayBack,
  fuelByMileage,
  twoPlaces,
  orderPaidLater,
  resultOfAnEvent,
  secondLocation,
  overtimeOrHire,
  freeAfterSoMany,
  thingsSoldTogether,
  largerOrder,
  anotherCommission,
  membershipAgainstVisits,
  ingredientsCostMore,
  riseOnEachSale,
  raiseForPeople,
  anotherPrice,
  salesThatCover,
  paymentAgainstSaving,
  markupAndMargin,
  ownDriver,
  seatsAndHours,
  costOfLateMoney,
  moneyTiedUp,
  stockCleared,
  adAndCustomers,
  twoProcessors,
  monthsThatLose,
  cashForSlowMonths,
  hourForAnIncome,
  seasonForTheYear,
  emptyPlaces,
  fewerWouldLeave,
  priceForAnIncome,
  priceOfAJob,
  hourThatIsBilled,
  hourOfTwoGroups,
  orderAtALowerPrice,
  ownPlace,
  payOfSales,
  loanPayment,
  partnerBoughtOut,
  partnersPrice,
  priceOfALot,
  keepOrReplace,
  doneByOneself,
];

/** What is left of it all, where no narrower question was asked. */
export const lastQuestions: readonly Decision[] = [salesThatPayForIt, discountOnASale];

import type { Decision } from '../decision.js';
import { adAndCustomers } from './ad-and-customers.js';
import { anotherCommission } from './another-commission.js';
import { anotherPrice, discountOnASale } from './another-price.js';
import { asDecision } from './blanks.js';
import { cardFee } from './card-fee.js';
import { cashForSlowMonths } from './cash-for-slow-months.js';
import { costOfACustomer } from './cost-of-a-customer.js';
import { costOfALoan } from './cost-of-a-loan.js';
import { costOfLateMoney } from './cost-of-late-money.js';
import { debtPaidOff } from './debt-paid-off.js';
import { earnedAnHour } from './earned-an-hour.js';
import { emptyPlaces } from './empty-places.js';
import { freeAfterSoMany } from './free-after-so-many.js';
import { fuelByMileage } from './fuel-by-mileage.js';
import { goodsThrownAway } from './goods-thrown-away.js';
import { hireWhoIsBilled } from './hire-who-is-billed.js';
import { hourForAnIncome } from './hour-for-an-income.js';
import { hoursAMachineSaves } from './hours-a-machine-saves.js';
import { hoursThatAreOpen } from './hours-that-are-open.js';
import { howLongCashLasts } from './how-long-cash-lasts.js';
import { ingredientsCostMore } from './ingredients-cost-more.js';
import { largerOrder } from './larger-order.js';
import { leaseOrBuy } from './lease-or-buy.js';
import { lessWaste } from './less-waste.js';
import { machineMakesEach } from './machine-makes-each.js';
import { machineReplaces } from './machine-replaces.js';
import { markupAndMargin } from './markup-and-margin.js';
import { membersWhoLeave } from './members-who-leave.js';
import { membershipAgainstVisits } from './membership-against-visits.js';
import { moneyTiedUp } from './money-tied-up.js';
import { monthsOfStock } from './months-of-stock.js';
import { monthsThatLose } from './months-that-lose.js';
import { moreSalesPayBack } from './more-sales-pay-back.js';
import { moreWithHelp } from './more-with-help.js';
import { noShows } from './no-shows.js';
import { oneClientLeaves } from './one-client-leaves.js';
import { orderPaidLater } from './order-paid-later.js';
import { overtimeOrHire } from './overtime-or-hire.js';
import { ownDriver } from './own-driver.js';
import { paidBackBy } from './paid-back-by.js';
import { paidSooner } from './paid-sooner.js';
import { paymentAgainstSaving } from './payment-against-saving.js';
import { peopleWhoWereReplaced } from './people-who-were-replaced.js';
import { placesToFill } from './places-to-fill.js';
import { priceForAnHour } from './price-for-an-hour.js';
import { raiseForPeople } from './raise-for-people.js';
import { rentOrCommission } from './rent-or-commission.js';
import { restOfAPurchase } from './rest-of-a-purchase.js';
import { resultOfAnEvent } from './result-of-an-event.js';
import { riseOnEachSale } from './rise-on-each-sale.js';
import { salesForAnAim } from './sales-for-an-aim.js';
import { salesThatCover } from './sales-that-cover.js';
import { salesThatPayForIt } from './sales-that-pay-for-it.js';
import { seasonForTheYear } from './season-for-the-year.js';
import { seatsAndHours } from './seats-and-hours.js';
import { secondLocation } from './second-location.js';
import { stockCleared } from './stock-cleared.js';
import { thingsSoldTogether } from './things-sold-together.js';
import { tripToAClient } from './trip-to-a-client.js';
import { twoPlaces } from './two-places.js';
import { twoProcessors } from './two-processors.js';
import { whatItLeaves, whatSalesLeave } from './what-it-leaves.js';

/** Questions whose numbers are told by what the question takes, the narrowest first. */
export const knownQuestions: readonly Decision[] = [
  asDecision(oneClientLeaves),
  asDecision(rentOrCommission),
  asDecision(monthsOfStock),
  asDecision(goodsThrownAway),
  asDecision(peopleWhoWereReplaced),
  asDecision(lessWaste),
  asDecision(costOfACustomer),
  asDecision(hireWhoIsBilled),
  asDecision(paidSooner),
  asDecision(machineReplaces),
  asDecision(hoursAMachineSaves),
  asDecision(placesToFill),
  asDecision(priceForAnHour),
  asDecision(howLongCashLasts),
  asDecision(noShows),
  asDecision(membersWhoLeave),
  asDecision(restOfAPurchase),
  asDecision(debtPaidOff),
  asDecision(costOfALoan),
  asDecision(hoursThatAreOpen),
  asDecision(salesForAnAim),
  asDecision(cardFee),
  asDecision(earnedAnHour),
  asDecision(moreWithHelp),
  asDecision(paidBackBy),
  asDecision(tripToAClient),
  asDecision(leaseOrBuy),
  asDecision(moreSalesPayBack),
  asDecision(machineMakesEach),
  asDecision(fuelByMileage),
  asDecision(twoPlaces),
  asDecision(orderPaidLater),
  asDecision(resultOfAnEvent),
  asDecision(secondLocation),
  asDecision(overtimeOrHire),
  asDecision(freeAfterSoMany),
  asDecision(thingsSoldTogether),
  asDecision(largerOrder),
  asDecision(anotherCommission),
  asDecision(membershipAgainstVisits),
  asDecision(ingredientsCostMore),
  asDecision(riseOnEachSale),
  asDecision(raiseForPeople),
  asDecision(anotherPrice),
  asDecision(salesThatCover),
  asDecision(paymentAgainstSaving),
  asDecision(markupAndMargin),
  asDecision(ownDriver),
  asDecision(seatsAndHours),
  asDecision(costOfLateMoney),
  asDecision(moneyTiedUp),
  asDecision(stockCleared),
  asDecision(adAndCustomers),
  asDecision(twoProcessors),
  asDecision(monthsThatLose),
  asDecision(cashForSlowMonths),
  asDecision(hourForAnIncome),
  asDecision(seasonForTheYear),
  asDecision(emptyPlaces),
];

/** What is left of it all, where no narrower question was asked. */
export const lastQuestions: readonly Decision[] = [
  asDecision(salesThatPayForIt),
  asDecision(discountOnASale),
  asDecision(whatItLeaves),
  asDecision(whatSalesLeave),
];

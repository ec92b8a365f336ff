import type { Decision } from '../decision.js';
import { asDecision } from './blanks.js';
import { costOfACustomer } from './cost-of-a-customer.js';
import { hireWhoIsBilled } from './hire-who-is-billed.js';
import { howLongCashLasts } from './how-long-cash-lasts.js';
import { lessWaste } from './less-waste.js';
import { machineReplaces } from './machine-replaces.js';
import { monthsOfStock } from './months-of-stock.js';
import { oneClientLeaves } from './one-client-leaves.js';
import { paidSooner } from './paid-sooner.js';
import { placesToFill } from './places-to-fill.js';
import { priceForAnHour } from './price-for-an-hour.js';
import { rentOrCommission } from './rent-or-commission.js';
import { whatItLeaves, whatSalesLeave } from './what-it-leaves.js';

/** Questions whose numbers are told by what the question takes, the narrowest first. */
export const knownQuestions: readonly Decision[] = [
  asDecision(oneClientLeaves),
  asDecision(rentOrCommission),
  asDecision(monthsOfStock),
  asDecision(lessWaste),
  asDecision(costOfACustomer),
  asDecision(hireWhoIsBilled),
  asDecision(paidSooner),
  asDecision(machineReplaces),
  asDecision(placesToFill),
  asDecision(priceForAnHour),
  asDecision(howLongCashLasts),
];

/** What is left of it all, where no narrower question was asked. */
export const lastQuestions: readonly Decision[] = [
  asDecision(whatItLeaves),
  asDecision(whatSalesLeave),
];

import { advertising } from './advertising.js';
import type { Answered } from './answered.js';
import { appOrders } from './app-orders.js';
import { cameBack } from './came-back.js';
import { cardFees } from './card-fees.js';
import { costOfOne } from './cost-of-one.js';
import { lateCustomers, latePayers, ownDebt } from './debts.js';
import { fewerSold } from './fewer-sold.js';
import { franchise } from './franchise.js';
import { grant } from './grant.js';
import { hiredOutput } from './hired-output.js';
import { leads } from './leads.js';
import { lostOrders } from './lost-orders.js';
import { markDown } from './mark-down.js';
import { fewerMembers, largestClient, memberChurn } from './member-churn.js';
import { minimumWage } from './minimum-wage.js';
import { missedVisits } from './missed-visits.js';
import { secondPlace, turnedAway } from './more-room.js';
import { occupancy } from './occupancy.js';
import { onCredit } from './on-credit.js';
import { oneSource } from './one-source.js';
import { openChair } from './open-chair.js';
import { ownOrders } from './own-orders.js';
import { paidOff } from './paid-off.js';
import { priceRise } from './price-rise.js';
import { rentOrBuy } from './rent-or-buy.js';
import { repairOrReplace } from './repair-or-new.js';
import { costRise, rentRise } from './rising-costs.js';
import { season } from './season.js';
import { serviceCharge } from './service-charge.js';
import { shareChange } from './share-change.js';
import { shareOrRent } from './share-or-rent.js';
import { slowMonth } from './slow-month.js';
import { stock } from './stock.js';
import { targetIncome } from './target-income.js';
import { thrownAway } from './thrown-away.js';
import { type Told, toldIn } from './told.js';
import { wholesale } from './wholesale.js';
import { twoWays } from './worth/two-ways.js';

/** The questions that owners ask with all their figures, the surest first. */
const questions: readonly ((told: Told) => Answered | undefined)[] = [
  targetIncome,
  memberChurn,
  fewerMembers,
  largestClient,
  ownOrders,
  thrownAway,
  occupancy,
  cardFees,
  repairOrReplace,
  rentOrBuy,
  wholesale,
  minimumWage,
  openChair,
  hiredOutput,
  onCredit,
  secondPlace,
  turnedAway,
  franchise,
  grant,
  shareChange,
  shareOrRent,
  serviceCharge,
  leads,
  advertising,
  season,
  paidOff,
  lateCustomers,
  latePayers,
  cameBack,
  slowMonth,
  rentRise,
  costOfOne,
  costRise,
  ownDebt,
  missedVisits,
  lostOrders,
  fewerSold,
  appOrders,
  markDown,
  stock,
  oneSource,
  priceRise,
  twoWays,
];

/**
 * The owner's question, where the situation has all figures that its answer needs.
 * @param aim what the owner wants
 */
export function answerQuestion(situation: string, aim = ''): Answered | undefined {
  const told = toldIn(situation, aim);
  for (const question of questions) {
    const answered = question(told);
    if (answered) return answered;
  }
  return undefined;
}

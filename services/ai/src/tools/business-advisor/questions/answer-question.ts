import { advertising } from './advertising.js';
import type { Answered } from './answered.js';
import { appOrders } from './app-orders.js';
import { latePayers, ownDebt } from './debts.js';
import { franchise } from './franchise.js';
import { grant } from './grant.js';
import { hiredOutput } from './hired-output.js';
import { minimumWage } from './minimum-wage.js';
import { missedVisits } from './missed-visits.js';
import { secondPlace, turnedAway } from './more-room.js';
import { onCredit } from './on-credit.js';
import { oneSource } from './one-source.js';
import { openChair } from './open-chair.js';
import { priceRise } from './price-rise.js';
import { costRise, rentRise } from './rising-costs.js';
import { season } from './season.js';
import { serviceCharge } from './service-charge.js';
import { slowMonth } from './slow-month.js';
import { stock } from './stock.js';
import { type Told, toldIn } from './told.js';
import { wholesale } from './wholesale.js';

/** The questions that owners ask with all their figures, the surest first. */
const questions: readonly ((told: Told) => Answered | undefined)[] = [
  wholesale,
  minimumWage,
  openChair,
  hiredOutput,
  onCredit,
  secondPlace,
  turnedAway,
  franchise,
  grant,
  serviceCharge,
  advertising,
  season,
  latePayers,
  slowMonth,
  rentRise,
  costRise,
  ownDebt,
  missedVisits,
  appOrders,
  stock,
  oneSource,
  priceRise,
];

/** The owner's question, where the situation has all figures that its answer needs. */
export function answerQuestion(situation: string): Answered | undefined {
  const told = toldIn(situation);
  for (const question of questions) {
    const answered = question(told);
    if (answered) return answered;
  }
  return undefined;
}

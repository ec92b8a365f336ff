import { businessAnswer } from '../business/business-answer.js';
import { measuresOf } from '../measures/spelled-out.js';
import type { Answered } from '../questions/answered.js';
import { adReturn } from './ad-return.js';
import { behindOnPayments } from './behind-on-payments.js';
import { brokenThings } from './broken-things.js';
import { byThePiece } from './by-the-piece.js';
import { changedCosts } from './changed-costs.js';
import { clearance } from './clearance.js';
import { clientRate } from './client-rate.js';
import { coupons } from './coupons.js';
import { deposits } from './deposits.js';
import { dueAndMeans } from './due-and-means.js';
import { fewerCame } from './fewer-came.js';
import { fixedOrShare } from './fixed-or-share.js';
import { fuel } from './fuel.js';
import { groupSession } from './group-session.js';
import { hireEarns } from './hire-earns.js';
import { idleHours } from './idle-hours.js';
import { jobBid } from './job-bid.js';
import { keptPart } from './kept-part.js';
import { leak } from './leak.js';
import { lostPart } from './lost-part.js';
import { lostVisitors } from './lost-visitors.js';
import { moreTaken } from './more-taken.js';
import { openInvoices } from './open-invoices.js';
import { partOfYear } from './part-of-year.js';
import { payGap } from './pay-gap.js';
import { payersLeaving } from './payers-leaving.js';
import { priceForTime } from './price-for-time.js';
import { priceMove } from './price-move.js';
import type { Related, Relation } from './relation.js';
import { rentedOut } from './rented-out.js';
import { resale } from './resale.js';
import { savedByNew } from './saved-by-new.js';
import { stockMonths } from './stock-months.js';
import { theirPrice } from './their-price.js';
import { thrownPieces } from './thrown-pieces.js';
import { twoFlows } from './two-flows.js';
import { twoSeasons } from './two-seasons.js';
import { unredeemed } from './unredeemed.js';
import { wonPart } from './won-part.js';

/** The surest first. */
const relations: readonly Relation[] = [
  fuel,
  wonPart,
  fixedOrShare,
  changedCosts,
  thrownPieces,
  openInvoices,
  dueAndMeans,
  adReturn,
  lostPart,
  brokenThings,
  payGap,
  fewerCame,
  clientRate,
  resale,
  behindOnPayments,
  leak,
  unredeemed,
  idleHours,
  deposits,
  savedByNew,
  coupons,
  twoFlows,
  clearance,
  keptPart,
  jobBid,
  lostVisitors,
  rentedOut,
  theirPrice,
  priceMove,
  hireEarns,
  twoSeasons,
  priceForTime,
  stockMonths,
  byThePiece,
  payersLeaving,
  moreTaken,
  groupSession,
  partOfYear,
];

const explains = ({ uses }: Related) => new Set(uses.filter(({ kind }) => kind === 'money')).size;

/** The question that the numbers answer by what they measure: dollars for each dog, dogs a day, days a month. */
export function relatedAnswer(situation: string): Answered | undefined {
  const measures = measuresOf(situation);
  const found = relations.map((relation) => relation(measures)).filter((one) => one !== undefined);
  return found.reduce<Related | undefined>(
    (best, one) => (best && explains(best) >= explains(one) ? best : one),
    undefined,
  );
}

/** What all amounts leave together, where each of them comes in or goes out. */
export const wholeAnswer = (situation: string, aim = ''): Answered | undefined =>
  businessAnswer(measuresOf(situation), measuresOf(aim));

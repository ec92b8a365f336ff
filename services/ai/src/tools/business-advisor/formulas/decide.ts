import type { Translate } from '@commons/service-kit/texts/package-texts';
import { knownQuestions, lastQuestions } from '../questions/known-questions.js';
import type { Quantity } from '../reading/quantity.js';
import { quantitiesIn } from '../reading/read-quantities.js';
import { isGeneral, sameThing } from '../reading/things.js';
import type { Answered } from './answered.js';
import { dueAgainstCash, owedTogether } from './cash.js';
import { choicePlan } from './choice-plan.js';
import { clientHour } from './client-hour.js';
import { riseForEach, riseOfMaterial, riseOfProfit } from './cost-rise.js';
import { debtMoved } from './debt-moved.js';
import type { Decided, Decision, Given } from './decision.js';
import { fewerLeave } from './fewer-leave.js';
import { canceled, fewerThanBefore } from './fewer-than-before.js';
import { flatOrShare } from './flat-or-share.js';
import { goalGap } from './goal-gap.js';
import { hourBilled, hourOfEachGroup, savesHours } from './hour-of-work.js';
import { howLongUntil } from './how-long.js';
import { howMany } from './how-many.js';
import { stockLasts } from './large-orders.js';
import { told } from './ledger.js';
import { lostSales } from './lost-customers.js';
import { largeOrder } from './offers.js';
import { feesOfSales, subscription } from './one-sale.js';
import { ownHour } from './own-hour.js';
import { shareOrOwnPlace } from './own-place.js';
import { partnerShare } from './partner-share.js';
import { payGap } from './pay-gap.js';
import { rentPart } from './rent.js';
import { moreWithHelper } from './second-place.js';
import { sellThrough } from './sell-through.js';
import { partRaised, rentalDays, shareAmong } from './shares.js';
import { twoOutlets } from './two-outlets.js';
import { unbilledHours } from './unbilled-hours.js';
import { whatIsLeft } from './what-is-left.js';
import { whatItCosts } from './what-it-costs.js';
import { whatToCharge } from './what-to-charge.js';

/** The surest first. */
const decisions: readonly Decision[] = [
  ...knownQuestions,
  payGap,
  dueAgainstCash,
  owedTogether,
  subscription,
  rentalDays,
  shareAmong,
  partRaised,
  rentPart,
  riseOfProfit,
  riseForEach,
  riseOfMaterial,
  partnerShare,
  clientHour,
  stockLasts,
  debtMoved,
  flatOrShare,
  feesOfSales,
  canceled,
  lostSales,
  fewerThanBefore,
  sellThrough,
  unbilledHours,
  goalGap,
  howLongUntil,
  fewerLeave,
  twoOutlets,
  moreWithHelper,
  shareOrOwnPlace,
  hourBilled,
  hourOfEachGroup,
  savesHours,
  ownHour,
  whatToCharge,
  howMany,
  largeOrder,
  whatItCosts,
  whatIsLeft,
  ...lastQuestions,
];

/** Numbers that a sum may leave out if it says so; every other one makes it wrong. */
const mayBeLeftOut = (one: Quantity, uses: readonly Quantity[]): boolean => {
  if (one.role === 'aside') return true;
  if (one.kind !== 'count' || one.period || one.each) return false;
  if (one.value <= 1) return true;
  // "16 machines, each does 4 loads", "We have 16. Each of them …": it may multiply what follows.
  const mayMultiply = uses.some(
    (used) =>
      used.kind !== 'percent' &&
      (used.sentence === one.sentence ||
        (used.sentence === one.sentence + 1 && /^\s*(?:each|every|they|cada)\b/.test(used.lead))),
  );
  if (mayMultiply) return false;
  const isMultiplied = uses.some(
    (used) =>
      sameThing(used.each ?? [], one.things) ||
      sameThing(used.things, one.things) ||
      (used.each ?? []).some(isGeneral),
  );
  return !isMultiplied && one.things.length > 0 && /^(?:sold|people|days)$/.test(one.role);
};

/** The decision with what it leaves out; nothing where it leaves out a number that belongs into it. */
function complete(decided: Decided, quantities: readonly Quantity[]): Answered | undefined {
  const left = quantities.filter(
    (one) =>
      !decided.uses.some(
        (used) =>
          used === one ||
          (used.lead === one.lead && used.value === one.value && used.sentence === one.sentence),
      ),
  );
  if (!left.every((one) => mayBeLeftOut(one, decided.uses))) return undefined;
  const items = left.filter(({ value, unit }) => value > 1 && unit !== '');
  const kept = (t: Translate) =>
    items.length > 0 ? [t('decisionLeftOut', { items: items.map(told).join(', ') })] : [];
  return {
    kind: decided.kind,
    ...(decided.found && { found: decided.found }),
    ...(decided.plan && { plan: (t: Translate) => decided.plan?.(t) ?? choicePlan(false)(t) }),
    short: (t: Translate) => decided.short(t),
    lines: (t: Translate) => [...decided.lines(t), ...kept(t)],
  };
}

/**
 * What the numbers of a situation decide, where all of them have a part in it or are named as left out.
 * @param hasUnits the words of the situation are those of the reader
 */
export function decide(situation: string, aim: string, hasUnits = true): Answered | undefined {
  const quantities = quantitiesIn(situation, hasUnits);
  const goals = quantitiesIn(aim, hasUnits).filter(
    ({ role, value, kind }) =>
      role !== 'aside' &&
      value > 1 &&
      !quantities.some((one) => one.value === value && one.kind === kind),
  );
  if (quantities.length + goals.length < 2) return undefined;
  const given: Given = {
    goals,
    quantities,
    aim: aim.toLowerCase(),
    text: `${situation} ${aim}`.toLowerCase(),
  };
  for (const decision of decisions) {
    const decided = decision(given);
    const answered = decided && complete(decided, [...quantities, ...goals]);
    if (answered) return answered;
  }
  return undefined;
}

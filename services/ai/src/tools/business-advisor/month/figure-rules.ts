import { notForSale } from '../not-for-sale.js';
import { countRules, isRoomOfSeveral } from './count-rules.js';
import { type Entry, isWage, type Read, type Rule } from './figure-entry.js';
import * as words from './month-words.js';

/** Words in which the period of a running cost is told ahead: "monthly rent is 900". */
const monthlyAhead = /\b(?:monthly|a month|each month)\b/i;

const isPart = ({ n }: Entry) => n.kind === 'percent';

const shareRules: readonly Rule[] = [
  ({ n, lead, after }) =>
    (words.marginBefore.test(lead) || words.marginAfter.test(after)) && {
      role: 'share',
      value: 100 - n.value,
    },
  ({ before, after }) => words.wasted.test(`${before} ${after}`) && { role: 'waste' },
  ({ lead, after }) =>
    (words.shareWords.test(lead) || words.shareAfter.test(after)) &&
    !/^\s*of (?:them|those|these)\b/i.test(after) &&
    !/\b(?:profit|margin|keep|left|down|less|fewer|online)\b/i.test(
      `${lead.slice(-30)} ${after.slice(0, 25)}`,
    ) && {
      role: 'share',
      isPay: words.ofPeople.test(lead.slice(-30)),
    },
];

/** Amounts that do not belong to the owner's month, or are no flow. */
const standingRules: readonly Rule[] = [
  ({ lead, per, all }) =>
    per &&
    words.ofSeason.test(lead) &&
    all.filter((one) => one.kind === 'money').length > 2 && { role: 'aside' },
  ({ lead, before, after }) =>
    (words.owedAfter.test(after) || words.owedBefore.test(before || lead)) && { role: 'owed' },
  ({ before, after, per, isChanged }) =>
    !per &&
    !isChanged &&
    !words.runningNamed.test(after) &&
    (words.cashAfter.test(after) || words.cashBefore.test(before)) && { role: 'cash' },
  ({ lead, per }) => {
    const clause = lead.split(/[;:]|,(?!\d)| and | but /).at(-1) ?? lead;
    return !per && words.others.test(lead) && !words.own.test(clause) && { role: 'theirs' };
  },
];

const flowRules: readonly Rule[] = [
  ({ n, all }) =>
    isWage(n) &&
    all.some(
      (one) =>
        /^(?:hours?|minutes?)\b/.test(one.noun ?? '') && (one.sentence === n.sentence || !one.per),
    ) && {
      role: 'wage',
    },
  ({ before, last }) =>
    last?.role === 'sales' &&
    words.downFrom.test(before) && { role: 'before', of: 'sales', per: last.per, to: last.value },
  ({ lead, before, after, per }) =>
    (per || monthlyAhead.test(lead)) &&
    !words.eachBrings.test(before) &&
    (words.salesBefore.test(before || lead) || words.salesAfter.test(after)) && {
      role: 'sales',
      per: per ?? 'month',
      isDated: words.dated.test(after),
    },
  // "$365,000 last year and about $330,000 this year": the same as the amount before.
  ({ per, last, after }) =>
    per &&
    last?.role === 'sales' &&
    words.dated.test(after) && { role: 'sales', per, isDated: true },
  ({ n, before, lead, per, all }) =>
    per &&
    !/\b(?:we|i) (?:pay|spend)\s*(?:about )?$/i.test(before) &&
    !words.isRent.test(before.slice(-25)) &&
    !words.offered.test(before) &&
    (words.eachPayer.test(before) || words.eachPayer.test(lead)) &&
    (all.some((one) => one.kind === 'count' && words.payers.test(one.after)) ||
      /\b(?:tuition|dues|membership|rents?)\b/i.test(before)) &&
    n.value < 20_000 && { role: 'price', per },
  ({ lead, before, after, per }) =>
    per &&
    (words.runningBefore.test(before) ||
      words.runningBefore.test(lead) ||
      words.runningAfter.test(after)) && {
      role: 'running',
      per,
      isRent: words.isRent.test(before || lead),
      isBudget: words.forAds.test(after),
      isPay: words.ofPeople.test(lead),
      isPlanned:
        words.planned.test(lead) ||
        words.planned.test(after) ||
        words.goesUp.test(lead) ||
        words.somebodyCosts.test(lead),
    },
  // "We pay $1,400 in rent and $1,600 to one worker".
  ({ before, last, n, after }) =>
    n.value >= 100 &&
    (words.runningNamed.test(after) ||
      (last?.role === 'running' &&
        /^\s*(?:and|,)?\s*$/.test(before) &&
        /^\s*(?:to|for)\b/.test(after))) && {
      role: 'running',
      per: last?.role === 'running' ? (last.per ?? 'month') : 'month',
      isRent: words.isRent.test(after),
    },
  ({ lead, before, after, per, n, isChanged }) =>
    !per &&
    n.value >= 100 &&
    !words.eachAfter.test(after) &&
    (words.monthlyCost.test(before) ||
      words.monthlyCost.test(lead) ||
      (isChanged && words.isRent.test(lead))) && {
      role: 'running',
      per: 'month',
      isRent: words.isRent.test(before || lead),
      isPlanned: words.planned.test(lead),
    },
  // "The market stall is $180 a month".
  ({ before, per }) =>
    per && per !== 'day' && words.thingIs.test(before) && { role: 'running', per },
];

const singleRules: readonly Rule[] = [
  ({ before }) => words.ourPrice.test(before) && { role: 'price' },
  ({ before, after }) =>
    words.leavesBefore.test(before) && words.fromEach.test(after) && { role: 'price' },
  ({ lead, n }) =>
    n.value >= 200 && words.oneMore.test(lead) && { role: 'outlay', isOneMore: true },
  ({ before, after, n }) =>
    n.value >= 200 &&
    !words.helperAfter.test(after) &&
    (words.outlayAfter.test(after) || words.outlayBefore.test(before)) && { role: 'outlay' },
  ({ lead }) => notForSale.test(lead) && { role: 'outlay' },
  ({ lead }) => words.oneIs.test(lead) && { role: 'price' },
  ({ before, after }) =>
    (words.costBefore.test(before) || words.costAfter.test(after)) && {
      role: 'cost',
      isOfOne: words.oneCosts.test(before),
    },
  ({ before, after }) =>
    (words.priceBefore.test(before) || words.eachAfter.test(after)) && { role: 'price' },
];

function firstOf(rules: readonly Rule[], entry: Entry): Read | undefined {
  for (const rule of rules) {
    const read = rule(entry);
    if (read) return read;
  }
  return undefined;
}

/** "Me and my sister 3 hours each": whose hours they are is not told by a number. */
const severalOwners =
  /\b(?:me and|both of us|us both|my (?:wife|husband|sister|brother|son|daughter|partner) and (?:me|i))\b/i;

/** What a number stands for; nothing where its words do not tell. */
export function readOf(entry: Entry): Read | undefined {
  if (severalOwners.test(entry.lead) || isRoomOfSeveral(entry)) return undefined;
  if (words.eitherWay.test(entry.after))
    return { role: entry.n.kind === 'money' ? 'eitherWay' : 'aside' };
  if (isPart(entry)) return firstOf(shareRules, entry);
  if (entry.n.kind === 'count') return firstOf(countRules, entry);
  const standing = firstOf(standingRules, entry);
  if (standing) return standing;
  const flow = firstOf(flowRules, entry);
  if (flow) return flow;
  return entry.per ? undefined : firstOf(singleRules, entry);
}

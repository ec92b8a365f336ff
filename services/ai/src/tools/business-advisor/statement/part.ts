import { beside } from '../reading/beside.js';
import { areWorkers } from '../reading/people-and-times.js';
import type { Quantity, Role } from '../reading/quantity.js';
import { sameThing } from '../reading/things.js';
import { othersSubject } from '../reading/words-around.js';
import { countScores, percentScores } from './count-parts.js';
import {
  bought,
  evidence,
  hired,
  incoming,
  isNamed,
  others,
  outgoing,
  running,
  wanted,
} from './part-words.js';

/** What a number can be in a statement of what a business takes in and pays. */
export type Part =
  | 'price' // comes in for one
  | 'sales' // all that comes in
  | 'unitCost' // goes into one
  | 'wage' // of an hour, a day or a piece of work
  | 'cost' // goes out each period, or for the job
  | 'outlay' // paid once for something that stays
  | 'costFrom' // a cost that rises
  | 'costTo'
  | 'goal' // what has to be left
  | 'share' // of the price or of all sales, goes out
  | 'kept' // of the price or of all sales, stays
  | 'off' // taken from the price
  | 'sold'
  | 'hours'
  | 'workers'
  | 'days'
  | 'onTop' // taxes on pay
  | 'filled' // the part of all places that is taken
  | 'term' // how long it goes on
  | 'unused'; // what others ask, a time in passing

/** A part that a number may be, and how much speaks for it. */
export interface Candidate {
  readonly part: Part;
  readonly score: number;
}

const rolesOf: Readonly<Partial<Record<Part, readonly Role[]>>> = {
  price: ['price', 'rate'],
  sales: ['sales'],
  unitCost: ['unitCost'],
  wage: ['pay'],
  cost: ['fixed'],
  outlay: ['outlay'],
  goal: ['goal'],
  share: ['taken', 'costShare'],
  kept: ['kept'],
  off: ['off'],
  unused: ['theirPrice', 'theirPay', 'aside'],
};

/** Roles that tell something else than what comes in and goes out. */
const isElse: ReadonlySet<Role> = new Set<Role>(
  'cash owed loan burn profit saves newPrice newPay floor leaving rise wasted sells down wanted calls room bad'.split(
    ' ',
  ) as Role[],
);
/** Somebody else makes it. */
const supplied = /^(?!.*\b(?:i|we)\b).*\b(?:does|makes|sells|supplies|prints|delivers)\b/;
const soldByMe = /\b(?:i|we) (?:sell|charge|get|resell)\b/;
/** How much goes into one. */
export const isNeeded = /\b(?:takes?|needs?|uses?|goes through)\b/;
const wouldBuy = /\bturn\w*\b|\bwait/;

/** "With 7 people at $14". */
const isAt = /\b(?:at|for) (?:about )?\$?$/;
/** "On a $26 order", "15% off a $3,200 package": the price of what follows. */
const isOfNext = /\b(?:on|for|off) (?:an?|the|my|our|each|every) \$?$/;

/** A cost that comes again and again, like rent. */
export const isRunning = (one: Quantity): boolean => evidence(one, running) >= 0.9;

const namesIncome =
  /\b(?:price|ticket|average|order|sale|fee|rate|sells?|charge|quote|bid|job|pays?|it|they|that|which|each|one) (?:is|are|was|were|runs?)\b/;
/** What customers spend comes in. */
const customersPay =
  /\b(?:people|parents|guests|customers|clients|kids|families|groups?|members|students|job|gig) (?:who |that )?(?:would |usually )?(?:spend|pay)\w*\b/;

function moneyScores(
  one: Quantity,
  isCounted: boolean,
  isOfWorkers: boolean,
): Readonly<Partial<Record<Part, number>>> {
  const { left, right } = beside(one);
  const around = `${left}|${right}`;
  const income =
    (customersPay.test(left) ? 1.5 : evidence(one, incoming) * (one.flow === 'out' ? 0.5 : 1)) +
    (one.flow === 'in' ? 0.5 : 0);
  const isCost = isNamed.test(left) && !namesIncome.test(left) && !(one.isOfSubject && isCounted);
  // "A cone is 4.50", "flowers are $900": the other numbers tell which of both it is.
  const ofName = one.isOfSubject && one.role === 'price' ? 0.6 : 0.9;
  const outgo = customersPay.test(left)
    ? 0
    : Math.max(evidence(one, outgoing), isCost ? ofName : 0) + (one.flow === 'out' ? 0.5 : 0);
  const isHourly = one.period === 'hour';
  const isFlow = one.period !== undefined && !isHourly;
  const isEach = one.each !== undefined;
  const isCharged = /\bcharge/.test(left) || customersPay.test(left);
  // "$250 a week per chair", with 3 chairs
  const isRented = isFlow && isCounted;
  return {
    ...((isEach || !isFlow || isCharged) &&
      !(isOfWorkers && isFlow) && {
        price:
          income -
          outgo * 0.6 +
          (isEach ? 0.4 : 0) +
          (isCounted ? 0.5 : 0) +
          (isAt.test(left) ? 0.6 : 0) +
          (isOfNext.test(left) ? 1.5 : 0) +
          (isRented || (isFlow && isCharged) ? 1.2 : 0),
      }),
    ...((isFlow ||
      /\b(?:sales|took in|takes? in|brings? in|revenue|made|(?:i|we)(?:'d| would)? (?:do|make))\b/.test(
        one.clause,
      )) && {
      sales:
        income -
        outgo * 0.6 -
        (isEach ? 0.8 : 0) +
        (isFlow ? 0.2 : 0) +
        (/\b(?:sales|revenue)\b/.test(right) ? 1.5 : 0),
    }),
    ...(!isHourly &&
      ((outgo >= ofName && !/\bat (?:about )?\$?$/.test(left)) || one.role === 'unitCost') &&
      (one.role !== 'price' || outgo >= ofName) && {
        unitCost: outgo - income * 0.5 + (isEach ? 0.4 : 0) - (isFlow && !isEach ? 1 : 0),
      }),
    ...((isHourly ||
      (isOfWorkers && isCounted) ||
      one.period === 'day' ||
      (!isFlow &&
        (one.role === 'pay' ||
          isOfWorkers ||
          /\b(?:hours?|hrs?) (?:each )?(?:at|for) \$?$/.test(left)))) && {
      wage:
        evidence(one, hired) +
        (isOfWorkers ? 0.8 : 0) +
        (isHourly ? 0.8 : 0) +
        (/\b(?:hours?|hrs?) (?:each )?(?:at|for) \$?$/.test(left) ? 0.8 : 0) -
        (/\b(?:charge|bill|i make)\b/.test(left) ? 2 : 0),
    }),
    ...(!isHourly &&
      !(isCounted && !one.period) && {
        cost:
          outgo -
          income * 0.5 +
          (isFlow ? 0.5 : 0) +
          evidence(one, running) * 0.5 +
          (one.role === 'outlay' && !isFlow && outgo >= 0.9 ? 1 : 0) -
          (isRented ? 2.5 : isEach ? 0.5 : 0),
      }),
    ...(!one.period &&
      (evidence(one, bought) > 0 || (one.role === 'outlay' && one.value >= 1_000)) &&
      !/^\s*(?:each|apiece|a piece)\b/.test(one.after) && {
        outlay:
          evidence(one, bought) -
          income * 0.6 +
          (isEach ? 0.5 : 0) +
          (one.role === 'outlay' && wanted.test(left) ? 1 : 0),
      }),
    ...(wanted.test(left) && { goal: 1.4 }),
    ...((others.test(around) || new RegExp(othersSubject).test(left)) && { unused: 1.6 }),
  };
}

const scoresOf = { money: moneyScores, percent: percentScores, count: countScores } as const;
/** Parts that are so much less likely than the best are not tried. */
const farBehind = 1.8;
const mostTried = 3;

/** What a number may be, the likeliest first: by the words beside it, its unit and period, and the role read for it. */
export function candidatesFor(one: Quantity, numbers: readonly Quantity[]): readonly Candidate[] {
  if (one.role === 'costFrom' || one.role === 'costTo') return [{ part: one.role, score: 2 }];
  // "Each dress needs 6 yards at $14"
  const isMaterial = numbers.some(
    ({ kind, things, before, each }) =>
      kind === 'count' &&
      each !== undefined &&
      sameThing(things, one.each ?? []) &&
      isNeeded.test(before) &&
      numbers.some(({ role, each: of }) => role === 'price' && sameThing(of ?? [], each)),
  );
  if (one.kind === 'money' && isMaterial) return [{ part: 'unitCost', score: 2 }];
  if (isElse.has(one.role) || (one.role === 'lost' && !wouldBuy.test(one.clause))) return [];
  const isCounted = numbers.some(
    ({ kind, things, role }) =>
      kind === 'count' && role !== 'aside' && sameThing(things, one.each ?? []),
  );
  // "A printer does shirts for $8.20 each, I sell them at $24"
  const isBought =
    one.role === 'price' &&
    supplied.test(beside(one).left) &&
    numbers.some(
      (other) => other !== one && other.kind === 'money' && soldByMe.test(beside(other).left),
    );
  if (isBought && one.kind === 'money')
    return [
      { part: 'unitCost', score: 1 },
      { part: 'price', score: 0.9 },
    ];
  const isOfWorkers =
    areWorkers(one.each ?? []) ||
    numbers.some(({ role, things }) => role === 'people' && sameThing(things, one.each ?? []));
  const scored = Object.entries(scoresOf[one.kind](one, isCounted, isOfWorkers)).map(
    ([part, score]): Candidate => ({
      part: part as Part,
      score: score + (rolesOf[part as Part]?.includes(one.role) ? 1 : 0),
    }),
  );
  const sorted = scored.sort((a, b) => b.score - a.score);
  const best = sorted[0]?.score ?? 0;
  return sorted.filter(({ score }) => score > 0 && score > best - farBehind).slice(0, mostTried);
}

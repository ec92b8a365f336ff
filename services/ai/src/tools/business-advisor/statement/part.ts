import { beside } from '../reading/beside.js';
import { areWorkers } from '../reading/people-and-times.js';
import type { Quantity, Role } from '../reading/quantity.js';
import { sameThing } from '../reading/things.js';
import { othersSubject } from '../reading/words-around.js';

/** What a number can be in a statement of what a business takes in and pays. */
export type Part =
  | 'price' // comes in for one
  | 'sales' // all that comes in
  | 'unitCost' // goes into one
  | 'wage' // of an hour, a day or a piece of work
  | 'cost' // goes out each period, or for the job
  | 'outlay' // paid once for something that stays
  | 'goal' // what has to be left
  | 'share' // of the price or of all sales, goes out
  | 'kept' // of the price or of all sales, stays
  | 'off' // taken from the price
  | 'sold'
  | 'hours'
  | 'workers'
  | 'days'
  | 'filled' // the part of all places that is taken
  | 'term' // how long it goes on
  | 'unused'; // what others ask, a time in passing

/** A part that a number may be, and how much speaks for it. */
export interface Candidate {
  readonly part: Part;
  readonly score: number;
}

const words = (list: string) => new RegExp(`\\b(?:${list.trim().replace(/\s+/g, '|')})\\b`);

const incoming = words(
  `charge[sd]? charging sell(?:s|ing)? sold price[ds]? priced tickets? average brings? bring.in
  pays?.(?:me|us) (?:they|customers?|clients?|members?|people|who|students?|families|parents|guests|each).(?:usually.)?(?:pays?|spends?|buys?) paying
  spends? bills? gets? getting got bid bidding revenue sales took.in takes?.in order.is orders?.(?:is|are) makes? making quoted? worth offers? offered offering
  tuition fare`,
);
const outgoing = words(
  `costs? costing pay(?:s|ing)? paid spend spending spent rent lease insurance supplies materials? ingredients? food gas fuel diesel labor wages? payroll
  utilities electric(?:ity)? water fees? permits? parts packaging shipping postage hardware wood fabric flour meat cups? box(?:es)? bags? labels? products? color
  commissary storage propane ice laundry cleaning truck van booth stall spot table phone internet software loan payments? expenses overhead bills
  runs?.(?:me|us) goes.into going.into takes.(?:me|us) uses? chemicals seed feed ads? advertising parking gallery travel license dues repairs? maintenance help helper
  salt film blades props bait stones? paint trash dumpster disposal bottles? jars? soap wax yarn thread ink paper`,
);
const running = words(
  'rent lease insurance utilities electric(?:ity)? power water internet phone payments? payroll overhead bills expenses storage commissary salary subscription software loan fixed',
);
const bought = words(
  'buy(?:ing)? bought new used machine equipment invest purchase renovation remodel down.payment',
);
const wanted = words(
  'want needs? need would.like make.myself for.myself pay.myself take.home clear aim goal hoping',
);
const hired = words(
  `pay(?:s|ing)? paid wages? helper worker employee hour barista cook server driver tech assistant crew guys? hire hiring somebody someone staff teacher instructor labor
  cleaners? workers baristas cooks servers drivers techs assistants teachers instructors kid kids`,
);
/** What others ask or pay is no part of one's own statement. */
const others =
  /\b(?:every(?:body| other| one else|one)|others|other (?:places?|shops?|stores?|salons?)|competitors?|near (?:me|us)|supermarket|home depot|big box|nearby|across (?:town|the street)|down the (?:street|road|block)|next door|dealership|amazon|walmart|costco|market rate|going rate|chain|most (?:places|shops|people)|(?:normal|usual|regular|normally|usually))\b/;
const goesOut =
  /\b(?:costs?|pay(?:s|ing)?|paid|food|ingredients?|supplies|materials?|products?|goods|packaging|labor|takes?|keeps?|commission|fees?|cut|royalt\w+|charges?|ink|media|parts|flowers|stock)\b/;
const stays =
  /\b(?:(?:i|we) (?:\w+ )?(?:keep|make|clear)|margin|profit|(?:is|are) left|after (?:all |the )?(?:costs?|materials?|food|supplies))\b/;

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
  'cash owed loan burn profit saves costFrom costTo newPrice newPay floor leaving rise wasted sells down wanted calls won room bad'.split(
    ' ',
  ) as Role[],
);
const wouldBuy = /\bturn\w*\b|\bwait/;

/** How near the words stand that speak for a part: right beside the number, or in its clause. */
function evidence(one: Quantity, pattern: RegExp): number {
  const { left, right } = beside(one);
  if (pattern.test(left)) return 1;
  if (pattern.test(right)) return 0.9;
  return pattern.test(one.clause) ? 0.4 : 0;
}

/** "With 7 people at $14". */
const isAt = /\b(?:at|for) (?:about )?\$?$/;
/** "On a $26 order", "15% off a $3,200 package": the price of what follows. */
const isOfNext = /\b(?:on|for|off) (?:an?|the|my|our|each|every) \$?$/;

/** A cost that comes again and again, like rent. */
export const isRunning = (one: Quantity): boolean => evidence(one, running) >= 0.9;

/** "Fruit is 2.90", "seeds are $4 a tray", "wood is 30% of it": what is named so goes out, whatever it is. */
const isNamed = /\p{L}{3,} (?:is|are|was|were|runs?|costs?) (?:about |around |maybe )?\$?$/u;
const namesIncome =
  /\b(?:price|ticket|average|order|sale|fee|rate|sells?|charge|quote|bid|job|pays?|it|they|that|which|each|one) (?:is|are|was|were|runs?)\b/;
/** What customers spend comes in. */
const customersPay =
  /\b(?:people|guests|customers|clients|kids|families|groups?|members|students) (?:who |that )?(?:would |usually )?(?:spend|pay)\w*\b/;

function moneyScores(one: Quantity, isCounted: boolean): Readonly<Partial<Record<Part, number>>> {
  const { left, right } = beside(one);
  const around = `${left}|${right}`;
  const income =
    (customersPay.test(left) ? 1.5 : evidence(one, incoming) * (one.flow === 'out' ? 0.5 : 1)) +
    (one.flow === 'in' ? 0.5 : 0);
  const isCost = isNamed.test(left) && !namesIncome.test(left) && !(one.isOfSubject && isCounted);
  const outgo = customersPay.test(left)
    ? 0
    : Math.max(evidence(one, outgoing), isCost ? 0.9 : 0) + (one.flow === 'out' ? 0.5 : 0);
  const isHourly = one.period === 'hour';
  const isFlow = one.period !== undefined && !isHourly;
  const isEach = one.each !== undefined;
  // "$250 a week per chair", with 3 chairs
  const isRented = isFlow && isCounted;
  return {
    ...((isEach || !isFlow) && {
      price:
        income -
        outgo * 0.6 +
        (isEach ? 0.4 : 0) +
        (isCounted ? 0.5 : 0) +
        (isAt.test(left) ? 0.6 : 0) +
        (isOfNext.test(left) ? 1.5 : 0) +
        (isRented ? 1.2 : 0),
    }),
    ...((isFlow ||
      /\b(?:sales|took in|takes? in|brings? in|revenue|made|(?:i|we)(?:'d| would)? (?:do|make))\b/.test(
        one.clause,
      )) && {
      sales: income - outgo * 0.6 - (isEach ? 0.8 : 0) + (isFlow ? 0.2 : 0),
    }),
    ...(!isHourly &&
      ((outgo >= 0.9 && !/\bat (?:about )?\$?$/.test(left)) || one.role === 'unitCost') &&
      (one.role !== 'price' || outgo >= 0.9) && {
        unitCost: outgo - income * 0.5 + (isEach ? 0.4 : 0) - (isFlow ? 1 : 0),
      }),
    ...((isHourly ||
      one.period === 'day' ||
      (!isFlow &&
        (one.role === 'pay' || /\b(?:hours?|hrs?) (?:each )?(?:at|for) \$?$/.test(left)))) && {
      wage:
        evidence(one, hired) +
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
          evidence(one, running) * 0.5 -
          (isRented ? 2.5 : isEach ? 0.5 : 0),
      }),
    ...(!one.period &&
      evidence(one, bought) > 0 &&
      !/^\s*(?:each|apiece|a piece)\b/.test(one.after) && {
        outlay: evidence(one, bought) - income * 0.6 + (isEach ? 0.5 : 0),
      }),
    ...(wanted.test(left) && { goal: 1.4 }),
    ...((others.test(around) || new RegExp(othersSubject).test(left)) && { unused: 1.6 }),
  };
}

function percentScores(one: Quantity): Readonly<Partial<Record<Part, number>>> {
  const { left } = beside(one);
  return {
    share: Math.max(
      evidence(one, goesOut),
      isNamed.test(left) &&
        !stays.test(left) &&
        /^\s*of (?:it|that|them|the price|(?:my |our |the )?sales)\b/.test(one.after)
        ? 0.9
        : 0,
    ),
    ...(/^\s*(?:of (?:them|those|the \p{L}+) )?(?:are|is|get) (?:\p{L}+ )?(?:full|taken|rented|sold|booked|occupied|filled)\b/u.test(
      one.after,
    ) && { filled: 1.5 }),
    kept: evidence(one, stays) * 1.2,
    ...(/^\s*(?:off|discount)|\bdiscount (?:of )?$/.test(`${one.after.slice(0, 12)}`) && {
      off: 1.5,
    }),
  };
}

const isPast = /\b(?:over|out|ago|late|old|for|since|in|within|past|last|first|next)\b/;

function countScores(one: Quantity): Readonly<Partial<Record<Part, number>>> {
  const of = (pattern: RegExp) => one.things.some((thing) => pattern.test(thing));
  if (of(/^(?:hour|minut)$/)) return { hours: 1 };
  if (of(/^(?:day|night)$/)) return one.period ? { days: 1 } : { days: 0.4, unused: 0.2 };
  if (of(/^(?:week|month|year|season)$/) && /\bfor (?:about )?$/.test(one.lead)) return { term: 1 };
  if (of(/^(?:week|month|year|season)$/))
    return { unused: isPast.test(`${one.lead.slice(-12)} ${one.after.slice(0, 14)}`) ? 0.5 : 0.1 };
  const isStaff = areWorkers(one.things);
  const isPeople = isStaff || one.role === 'people' || one.things.includes('person');
  // "Two people extra for 3 hours"
  if (isPeople && /^\s*(?:\p{L}+ ){1,2}(?:for|at|x) \d[\d.]* (?:hours?|hrs?)\b/u.test(one.after))
    return { workers: 1.2 };
  const isOfThings = one.things.length > 0 || one.role === 'sold';
  return {
    ...(isOfThings && !isStaff && { sold: isPeople ? 0.95 : 1 }),
    ...(isPeople && { workers: isStaff ? 1 : 0.8 }),
    // "Two workers cost 5,600": what follows is for both of them.
    ...((one.value === 1 || (isStaff && /^\s*\p{L}+ (?:costs?\b|\$?\d)/u.test(one.after))) && {
      unused: 0.6,
    }),
  };
}

const scoresOf = { money: moneyScores, percent: percentScores, count: countScores } as const;
/** Parts that are so much less likely than the best are not tried. */
const farBehind = 1.8;
const mostTried = 3;

/** What a number may be, the likeliest first: by the words beside it, its unit and period, and the role read for it. */
export function candidatesFor(one: Quantity, numbers: readonly Quantity[]): readonly Candidate[] {
  if (isElse.has(one.role) || (one.role === 'lost' && !wouldBuy.test(one.clause))) return [];
  const isCounted = numbers.some(
    ({ kind, things, role }) =>
      kind === 'count' && role !== 'aside' && sameThing(things, one.each ?? []),
  );
  const scored = Object.entries(scoresOf[one.kind](one, isCounted)).map(
    ([part, score]): Candidate => ({
      part: part as Part,
      score: score + (rolesOf[part as Part]?.includes(one.role) ? 1 : 0),
    }),
  );
  const sorted = scored.sort((a, b) => b.score - a.score);
  const best = sorted[0]?.score ?? 0;
  return sorted.filter(({ score }) => score > 0 && score > best - farBehind).slice(0, mostTried);
}

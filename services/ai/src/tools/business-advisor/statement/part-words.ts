import { beside } from '../reading/beside.js';
import type { Quantity } from '../reading/quantity.js';

// Words beside a number that speak for a part of a statement.

const words = (list: string) => new RegExp(`\\b(?:${list.trim().replace(/\s+/g, '|')})\\b`);

export const incoming = words(
  `charged? charging sell(?:s|ing)? sold price[ds]? priced tickets? average brings? brought.in bring.in
  pays?.(?:me|us) (?:they|customers?|clients?|members?|people|who|students?|families|parents|guests|each).(?:usually.)?(?:pays?|spends?|buys?) paying
  take.home takes.home spends? bills? gets? getting got bid bidding revenue sales took.in takes?.in order.is orders?.(?:is|are) makes? making quoted? worth offers? offered offering
  tuition fare`,
);
export const outgoing = words(
  `costs? costing pay(?:s|ing)? paid spend spending spent rent lease landlord insurance supplies materials? ingredients? food gas fuel diesel labor wages? payroll
  utilities electric(?:ity)? water fees? permits? parts packaging ship(?:ping)? postage hardware wood fabric flour meat cups? box(?:es)? bags? labels? products? color
  commissary storage propane ice laundry cleaning truck van booth stall spot table phone internet software loan payments? expenses overhead bills
  charges runs?.(?:me|us) goes.into going.into takes.(?:me|us) uses? chemicals seed feed ads? advertising parking gallery travel license dues repairs? maintenance help helper
  salt film blades props bait stones? paint trash dumpster disposal bottles? jars? soap wax yarn thread ink paper`,
);
export const running = words(
  'rent lease landlord insurance utilities electric(?:ity)? power water internet phone payments? payroll overhead bills expenses storage commissary salary subscription software loan fixed',
);
export const bought = words(
  'buy(?:ing)? bought new used machine equipment invest purchase renovation remodel down.payment',
);
export const wanted = words(
  'want needs? need would.like make.myself for.myself pay.myself take.home clear aim goal hoping',
);
export const hired = words(
  `pay(?:s|ing)? paid wages? helper worker employee hour barista cook server driver tech assistant crew guys? hire hiring somebody someone staff teacher instructor labor
  cleaners? workers baristas cooks servers drivers techs assistants teachers instructors kid kids`,
);
/** What others ask or pay is no part of one's own statement. */
export const others =
  /\b(?:every(?:body| other| one else|one)|others|other (?:places?|shops?|stores?|salons?)|competitors?|near (?:me|us)|supermarket|home depot|big box|nearby|across (?:town|the street)|down the (?:street|road|block)|next door|dealership|amazon|walmart|costco|market rate|going rate|chain|most (?:places|shops|people)|(?:normal|usual|regular|normally|usually))\b/;
export const goesOut =
  /\b(?:costs?|pay(?:s|ing)?|paid|food|ingredients?|supplies|materials?|products?|goods|packaging|labor|takes?|keeps?|commission|fees?|cut|royalt\w+|charges?|ink|media|parts|flowers|stock)\b/;
export const stays =
  /\b(?:(?:i|we) (?:\w+ )?(?:keep|make|clear)|margin|profit|(?:is|are) left|after (?:all |the )?(?:costs?|materials?|food|supplies))\b/;

/** How near the words stand that speak for a part: right beside the number, or in its clause. */
export function evidence(one: Quantity, pattern: RegExp): number {
  const { left, right } = beside(one);
  if (pattern.test(left)) return 1;
  if (pattern.test(right)) return 0.9;
  return pattern.test(one.clause) ? 0.4 : 0;
}

/** "Fruit is 2.90", "seeds are $4 a tray", "wood is 30% of it": what is named so goes out, whatever it is. */
export const isNamed = /\p{L}{3,} (?:is|are|was|were|runs?|costs?) (?:about |around |maybe )?\$?$/u;

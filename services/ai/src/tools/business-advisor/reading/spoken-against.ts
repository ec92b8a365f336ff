import type { SituationWord } from './situation-words.js';

// Labels that a number cannot have because of the words beside it, whatever was learned.

/** Things that are counted: "5 calls a week", "7 dogs a day". */
const things =
  /^(?:calls?|jobs?|orders?|tickets?|dogs?|cats?|cars?|trucks?|vans?|loads?|tables?|rooms?|chairs?|bays?|houses?|yards?|lawns?|trees?|trips?|stops?|llamadas?|trabajos?|ordenes|pedidos?|carros?|casas?|mesas?|cuartos?|viajes?)$/;
const times =
  /^(?:hours?|hrs?|days?|nights?|weeks?|months?|years?|minutes?|miles?|times|horas?|dias?|semanas?|meses)$/;
/** Places for customers, of which none leaves or stays away. */
const places = /^(?:chairs?|bays?|rooms?|tables?|trucks?|vans?|sillas?|mesas?|cuartos?)$/;
const spans = /^(?:weeks?|months?|years?|semanas?|meses|anos?)$/;
const workers =
  /^(?:servers?|cooks?|helpers?|waiters?|waitress(?:es)?|bartenders?|drivers?|techs?|technicians?|baristas?|employees|workers?|guys|crew|stylists?|barbers?|cleaners?|painters?|mechanics?|teachers?|aides?|lifeguards?|meseros?|meseras?|cocineros?|cocineras?|empleados?|empleadas?|ayudantes?|choferes)$/;

/** Sizes of a thing: a bag of 12 oz is no 12 bags. */
const sizes = /^(?:oz|ounces?|mpg|inch|inches|feet|ft|sq|acres?|onzas?|pies)$/;
const counts = ['sold', 'people', 'customers', 'turnedAway', 'missed', 'leaving', 'won'];

const hours = ['hours', 'jobHours', 'driveHours'];
const amounts = [
  'price',
  'newPrice',
  'unitCost',
  'costs',
  'pay',
  'theirPay',
  'sales',
  'spends',
  'hourSales',
];

/** "I'd bring in about 900 a month", "it saves me 140": what something brings is no cost of it. */
const brings =
  /\b(?:bring(?:s|ing)?|earn(?:s|ed)?|saves?|saving|trae[rn]?|entran?|ahorra[rn]?|deja[rn]?)(?: in)?(?: me| us)?(?: about| around| like| maybe| unos| como)?$/;
const costs = ['upkeep', 'costs', 'unitCost'];

/** "Lumber 480", "parts are 90": what is bought for a job is not its price. */
const bought =
  /\b(?:lumber|materials?|parts|supplies|ingredients|hardware|fabric|food|flour|paint|madera|materiales|ingredientes|telas?)(?: is| are| was| were| cost| costs| run| runs| about| around)*$/;

/** "18 in ingredients", "$40 of lumber": it goes into what is made, whatever it would be otherwise. */
const goesInto =
  /^(?:dollars? |bucks )?(?:in|of|for|de|en) (?:ingredients|materials?|parts|supplies|lumber|fabric|flour|clay|wax|ingredientes|materiales?|material|telas?|harina)\b/;
const ofTime = /\b(?:an?|per|each|every|al|por|cada) (?:day|week|month|year|dia|semana|mes|ano)\b/;
const notGoods = ['none', 'price', 'newPrice', 'sales', 'spends', 'pay', 'hours', 'sold', 'people'];

/** How many words before and after a number are looked at. */
const wordsBeside = 5;

/**
 * The labels that the words beside a number speak against: five calls are no people, six servers no dollars.
 * @param at the place of the number among the words
 */
export function labelsSpokenAgainst(
  words: readonly SituationWord[],
  at: number,
): ReadonlySet<string> {
  const next = words[at + 1]?.word ?? '';
  const before = words
    .slice(Math.max(0, at - wordsBeside), at)
    .map(({ word }) => word)
    .join(' ');
  const after = words
    .slice(at + 1, at + 1 + wordsBeside)
    .map(({ word }) => word)
    .join(' ');
  const against = new Set<string>();
  const add = (labels: readonly string[]) => {
    for (const label of labels) against.add(label);
  };
  if (things.test(next)) add(['people', ...hours, 'days']);
  if (places.test(next)) add(['missed', 'leaving']);
  if (times.test(next)) add(['people']);
  if (spans.test(next)) add(hours);
  if (workers.test(next) && words[at]?.number?.kind === 'count') add([...amounts, ...hours]);
  if (sizes.test(next)) add(counts);
  if (brings.test(before)) add(costs);
  if (bought.test(before)) add(['price', 'newPrice']);
  if (goesInto.test(after)) add(ofTime.test(after) ? notGoods : [...notGoods, 'costs']);
  return against;
}

import { cents } from '../computations/computed.js';
import type { Measure, Period } from './measure.js';
import { isChange } from './read-measures.js';
import { isGeneral, sameThing } from './things.js';

/** A thing that is sold, with all that is told of one of them. */
export interface SoldThing {
  readonly noun: string;
  readonly price: Measure;
  readonly costs: readonly Measure[];
  /** Pay for the time in each, of somebody who is paid by the hour. */
  readonly labor?: { readonly wage: Measure; readonly people: number; readonly cost: number } | undefined;
  /** Hours of one's own in each. */
  readonly hours?: number | undefined;
  readonly time?: Measure | undefined;
  /** How many are sold, with the period where it is told. */
  readonly count?: { readonly value: number; readonly period?: Period | undefined; readonly factors: readonly number[]; readonly of: readonly Measure[] } | undefined;
  /** What one leaves before pay and rent. */
  readonly left: number;
}

const people = /^(?:guy|man|woman|worker|helper|person|employe|cook|driver|cleaner|mechanic|shooter|assistant|teacher|musician|instructor|stylist|us|crew)$/;
const ofTime = /^(?:hour|minut|day|week|month|year|mil|night)$/;
const isPeople = (things: readonly string[]) => things.some((thing) => people.test(thing));
const isTime = (things: readonly string[]) => things.some((thing) => ofTime.test(thing));

/** Where the words speak of what is not yet so: alternatives and wishes make no sum. */
const alternative =
  /\b(?:instead|rather|or|could|would|if|hire|hiring|turn(?:ing|ed)? away|waiting|lose|losing|lost|quit|left|cancel\w*|only|used to|wants?|offer(?:s|ed)?|seasonal|second|another)\b/;
/** What is bought once. */
const outlay = /\b(?:second|new|used|another|buy|buying|bought|machine|equipment|deposit|remodel\w*)\b/;

export interface Business {
  readonly things: readonly SoldThing[];
  /** Costs of a period that do not depend on what is sold. */
  readonly running: readonly { readonly of: Measure; readonly value: number; readonly period: Period; readonly terms: readonly number[] }[];
  /** What the owner wants to have left. */
  readonly aim?: Measure | undefined;
  readonly days?: Measure | undefined;
}

const wants = /\b(?:want|need|like|hope|hoping|aim|goal|trying)\b[^.;]*\b(?:make|earn|clear|take home|bring home|pay myself|have|reach|keep)\s*(?:about |around |at least )?$/;
const monthlyCost =
  /\b(?:rent|lease|insurance|payroll|wages?|salary|utilities|power|electric\w*|lights?|water|internet|phone|software|loan|storage|truck payment|van payment|payment)\b/;

const inClauseOf = (one: Measure, price: Measure) =>
  one.sentence === price.sentence && one.clause === price.clause;

/** How many of a thing there are: those of the price's own clause, else the only ones. */
const countOfThing = (price: Measure, measures: readonly Measure[]) => {
  const each = price.each ?? [];
  const counts = measures.filter(
    ({ kind, things, each: inEach }) =>
      kind === 'count' && !inEach && !isTime(things) && !isPeople(things) && sameThing(things, each),
  );
  const own = counts.find((one) => inClauseOf(one, price)) ?? (counts.length === 1 ? counts[0] : undefined);
  if (!own && counts.length > 1) return undefined;
  if (own) return { value: own.value, period: own.period, factors: [own.value], of: [own] };
  // "3 bales, a bale has 90 pieces": pieces by the bales.
  const inOther = measures.find(({ kind, things, each: of }) => kind === 'count' && of && sameThing(things, each));
  const outer = inOther?.each && measures.find(({ kind, things, each: of }) => kind === 'count' && !of && inOther.each && sameThing(things, inOther.each));
  return inOther && outer
    ? { value: inOther.value * outer.value, period: outer.period, factors: [outer.value, inOther.value], of: [outer, inOther] }
    : undefined;
};

/**
 * The business that all amounts of a situation make together; nothing where one of them has no part in it, because a
 * sum that leaves one out would be wrong.
 */
export function businessIn(measures: readonly Measure[]): Business | undefined {
  const amounts = measures.filter(({ kind }) => kind === 'money');
  if (measures.some((one, at) => one.kind === 'percent' || (measures[at + 1] && isChange(one, measures[at + 1] as Measure)))) return undefined;
  const aim = amounts.find(({ lead, each }) => !each && wants.test(lead));
  const rest = amounts.filter((one) => one !== aim);
  if (rest.some(({ lead, each }) => alternative.test(each ? lead.replace(/\bsecond\b(?= shooter)/, '') : lead))) return undefined;
  const prices = rest.filter(({ flow, each, period }) => flow !== 'out' && each && !isPeople(each) && !period);
  const hourly = rest.filter(({ flow, period }) => flow !== 'out' && period === 'hour');
  if (prices.length === 0 && hourly.length !== 1) return undefined;
  // Two prices of the same are two ways, where each has its own number.
  const isTwice = (one: Measure) =>
    prices.some((other) => other !== one && sameThing(one.each ?? [], other.each ?? []));
  if (prices.some((one) => isTwice(one) && !measures.some((count) => count.kind === 'count' && inClauseOf(count, one)))) return undefined;
  const used = new Set<Measure>([...prices, ...hourly]);
  const wage = rest.find(({ flow, period, each, value }) => flow === 'out' && (period === 'hour' || (each && isPeople(each) && !period)) && value < 100);
  const things = (hourly.length === 1 && prices.length === 0 ? hourly : prices).map((price): SoldThing => {
    const isHour = price.period === 'hour';
    const each = isHour ? ['hour'] : (price.each ?? []);
    const costs = rest.filter(
      (one) =>
        one.flow === 'out' && one !== wage && (isHour ? one.period === 'hour' : !one.period) &&
        (isHour || (one.each && (sameThing(one.each, each) || one.each.some(isGeneral) || 
            (prices.length === 1 && one.value < price.value && !outlay.test(one.lead.replace(/\bsecond\b(?= shooter)/, '')) && (!isPeople(one.each) || one.value >= 100))))),
    );
    for (const cost of costs) used.add(cost);
    const time = measures.find(
      ({ kind, things: of, each: inEach, period }) =>
        kind === 'count' && !period && of.some((thing) => /^(?:hour|minut)$/.test(thing)) && inEach !== undefined && sameThing(inEach, each),
    );
    const hours = time && (time.things.includes('minut') ? time.value / 60 : time.value);
    const paid = measures.find(({ kind, things: of }) => kind === 'count' && isPeople(of))?.value ?? 1;
    const otherHours = measures.some((one) => one !== time && one.kind === 'count' && one.things.includes('hour') && !one.period);
    const labor = wage && (isHour || (hours && !otherHours)) ? { wage, people: paid, cost: cents(wage.value * paid * (isHour ? 1 : (hours ?? 0))) } : undefined;
    if (labor) used.add(labor.wage);
    const hoursSold = measures.find(({ kind, things: of, period }) => kind === 'count' && period && of.includes('hour'));
    const count = isHour
      ? hoursSold && { value: hoursSold.value, period: hoursSold.period, factors: [hoursSold.value], of: [hoursSold] }
      : countOfThing(price, measures);
    const left = cents(price.value - costs.reduce((sum, { value }) => sum + value, 0) - (labor?.cost ?? 0));
    return {
      noun: price.eachNoun ?? '',
      price,
      costs,
      labor,
      ...(!labor && { hours }),
      time,
      count,
      left,
    };
  });
  const running = rest.flatMap((one) => {
    if (used.has(one) || one.flow !== 'out') return [];
    const period = one.period === 'hour' ? undefined : (one.period ?? (monthlyCost.test(one.clause) && !one.each ? 'month' : undefined));
    if (period) {
      const paid = one.each && isPeople(one.each) ? measures.find(({ kind, things: of }) => kind === 'count' && isPeople(of)) : undefined;
      used.add(one);
      return [{ of: one, value: cents(one.value * (paid?.value ?? 1)), period, terms: paid ? [paid.value, one.value] : [one.value] }];
    }
    const hours = one.period === 'hour' ? measures.find(({ kind, things: of, period: per }) => kind === 'count' && per && of.includes('hour')) : undefined;
    if (!hours?.period || hours.period === 'hour') return [];
    used.add(one);
    return [{ of: one, value: cents(one.value * hours.value), period: hours.period, terms: [hours.value, one.value] }];
  });
  // What was bought once: "3 bales at $280 each".
  if (rest.some((one) => !used.has(one))) return undefined;
  return {
    things,
    running,
    aim,
    days: measures.find(({ kind, things: of, period }) => kind === 'count' && of.includes('day') && (period === 'week' || period === 'month')),
  };
}

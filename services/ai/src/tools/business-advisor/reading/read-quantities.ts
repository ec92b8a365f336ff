import { countRows, percentRows } from './count-roles.js';
import { withLumpCosts } from './lump-costs.js';
import type { Measure } from './measure.js';
import { moneyRows } from './money-roles.js';
import { areWorkers } from './people-and-times.js';
import { withPlainAmounts } from './plain-amounts.js';
import type { Quantity, Role } from './quantity.js';
import { byTheHour, withCostLists, withOnlyPeriod, withSharedPeriods } from './shared-periods.js';
import { measuresOf } from './spelled-out.js';
import { isGeneral, sameThing } from './things.js';
import { type Around, type Row, worker } from './words-around.js';

const rowsOf: Readonly<Record<Measure['kind'], readonly Row[]>> = {
  money: moneyRows,
  count: countRows,
  percent: percentRows,
};

function aroundOf(one: Measure): Around {
  const head = one.after.replace(/(?:[,;:.](?!\d)|\b(?:and|but|so|while)\b|\$?\d)[\s\S]*$/, '');
  return { one, lead: one.lead, before: one.before, head };
}

function roleOf(one: Measure): Role {
  const around = aroundOf(one);
  return rowsOf[one.kind].find(([, holds]) => holds(around))?.[0] ?? 'open';
}

/** "They owe me $2,400, $1,800 and $900": all of them are owed. */
function withLists(quantities: readonly Quantity[]): Quantity[] {
  const listed: Quantity[] = [];
  for (const one of quantities) {
    const last = listed.at(-1);
    const between = last?.after.slice(0, last.after.length - one.after.length);
    const isNext =
      last?.role === 'owed' &&
      one.kind === 'money' &&
      one.sentence === last.sentence &&
      /^\s*(?:,|and|,\s*and)?\s*(?:another )?\$?[\d,.]+$/.test(between ?? '');
    // "Milk costs me $14 and the wrapper $2": both go into one.
    const isMore =
      last?.role === 'unitCost' &&
      one.kind === 'money' &&
      one.role === 'open' &&
      one.sentence === last.sentence &&
      /^\s*(?:,|and|,\s*and|plus) (?:the |an? |another )?(?:\p{L}+ ){1,3}\$?[\d,.]+$/u.test(
        between ?? '',
      );
    if (isMore && last) listed.push({ ...one, role: 'unitCost', each: last.each });
    else listed.push(isNext ? { ...one, role: 'owed', each: undefined } : one);
  }
  return listed;
}

const fromEnd = /\b(?:from|up from|down from|was|were)\s*(?:about |around )?$/;
const toEnd = /\b(?:to|wants?|now|is going to be|will be)\s*(?:about |around |only |just )?$/;

/** "From 6.50 to 7.25", "wants 2,950, up from 2,400": one amount that changes. */
function withChanges(quantities: readonly Quantity[]): Quantity[] {
  const changed = [...quantities];
  for (const [at, one] of changed.entries()) {
    const next = changed[at + 1];
    if (!next || one.kind !== 'money' || next.kind !== 'money' || one.sentence !== next.sentence)
      continue;
    const between = one.after.slice(0, one.after.length - next.after.length);
    const isForward = fromEnd.test(one.lead) && toEnd.test(next.lead);
    const isBackward =
      toEnd.test(one.lead) &&
      /\b(?:up|down) from\b[^\d]*$|\binstead of\b[^\d]*$|\bfrom\b[^\d]*$|\b(?:now(?: (?:(?:we |i )?pay|it's|it is|we're at))?|(?:we|i) pay(?: now)?|it's now|(?:it|we) (?:was|were)(?: at)?|used to be)\s*\$?$/.test(
        next.lead,
      );
    if ((!isForward && !isBackward) || between.length > 60) continue;
    const [from, to] = isForward ? [one, next] : [next, one];
    const isCost =
      /\b(?:rent|lease|landlord|insurance|supplier|bill|premium|mall|building|subscription|software|processor)\b/.test(
        `${one.lead} ${next.after}`,
      ) ||
      (/\b(?:went|gone|goes|(?:is|are) going|rose|jumped|climbed|is up|are up)\b[^.;]*$/.test(
        one.lead,
      ) &&
        !/\b(?:my|our|we|i)\b/.test(one.before));
    const isPay = /\ban hour\b|\bpay\b/.test(`${one.clause} ${next.clause}`) && !isCost;
    const roles: readonly [Role, Role] = isCost
      ? ['costFrom', 'costTo']
      : isPay
        ? ['pay', 'newPay']
        : ['price', 'newPrice'];
    const period =
      to.period ??
      from.period ??
      (isCost && /\b(?:rent|lease|landlord)\b/.test(one.lead) ? 'month' : undefined);
    changed[changed.indexOf(from)] = { ...from, role: roles[0], period };
    changed[changed.indexOf(to)] = { ...to, role: roles[1], period };
  }
  return changed;
}

/** "5 dresses, each needs 6 yards", "9 students and each pays $75": of what was counted before. */
const withPronouns = (quantities: readonly Quantity[]): Quantity[] =>
  quantities.map((one, at) => {
    if (!one.each?.every((word) => /^(?:each|cada|them|one)$/.test(word))) return one;
    const counted = quantities
      .slice(0, at)
      .findLast(
        ({ kind, role, each }) =>
          kind === 'count' &&
          /^(?:sold|gained|people)$/.test(role) &&
          !each?.every((word) => word === 'each'),
      );
    return counted
      ? { ...one, each: counted.things, eachNoun: counted.noun }
      : { ...one, each: undefined };
  });

const material =
  /\b(?:cups?|fruit|food|flour|milk|beans|parts?|materials?|supplies|ingredients?|meat|wood|fabric|paint|products?|packaging|labels?|jars?|bottles?|box(?:es)?|snacks|gas|soap|filling)\b/;

/** What the other numbers tell of one that its own words leave open. */
function withNeighbors(quantities: readonly Quantity[]): Quantity[] {
  const prices = quantities.filter(({ role }) => role === 'price');
  const hasIncome = quantities.some(({ role }) => role === 'rate' || role === 'sales');
  const leaving = quantities.find(({ role }) => role === 'leaving');
  const wage = quantities.find(
    ({ role, period }) => role === 'pay' || (role === 'theirPay' && period === 'hour'),
  );
  return quantities.map((one) => {
    // "The products cost us $18": what goes into the haircut.
    if (one.role === 'unitCost' && one.each && material.test(one.eachNoun ?? ''))
      return { ...one, each: undefined };
    const isPriced = prices.some(({ each }) => each !== undefined && sameThing(each, one.things));
    if (one.kind === 'count' && isPriced && /^(?:people|aside)$/.test(one.role))
      return { ...one, role: 'sold' };
    // "The dealership pays $31.50 an hour, we pay $28"
    if (
      one.kind === 'money' &&
      !one.period &&
      wage &&
      one.sentence === wage.sentence &&
      one !== wage &&
      /\b(?:we|i) (?:only )?(?:pay|offer|start at)\s*$/.test(one.before)
    )
      return { ...one, role: 'pay', period: 'hour' };
    // "The hall is $1,100 a week": nothing of it is counted, so nobody buys it.
    const isBought = quantities.some(
      ({ kind, things }) => kind === 'count' && sameThing(things, one.each ?? []),
    );
    if (
      one.role === 'price' &&
      one.period &&
      one.isOfSubject &&
      !/\b(?:charge|sells?|pays?|brings?|earns?)\b/.test(one.before) &&
      !isBought &&
      (prices.length > 1 || hasIncome)
    )
      return { ...one, role: 'fixed' };
    // "Snacks are $31 a kid" beside "we charge $240 a week per kid"; "the cup is 1.90".
    const dearer = prices.find((price) => price !== one && price.value > one.value);
    const isMaterial = material.test(one.before.slice(-30));
    const isSame = dearer && sameThing(dearer.each ?? [], one.each ?? []);
    if (
      one.role === 'price' &&
      dearer &&
      !one.period &&
      (isMaterial || (isSame && one.flow !== 'in' && dearer.flow === 'in')) &&
      /\b(?:is|are|costs?|runs?)\s*(?:about )?$/.test(one.lead)
    )
      return { ...one, role: 'unitCost', each: isSame ? one.each : undefined };
    // "$59 a month and costs me $9 a month per person"
    const ofPrice = prices.find(
      (price) => price.period && price.period === one.period && price.value > one.value,
    );
    if (
      one.role === 'fixed' &&
      ofPrice &&
      one.each &&
      (one.each.some(isGeneral) || sameThing(one.each, ofPrice.each ?? []))
    )
      return { ...one, role: 'unitCost' };
    // "8% quit every month … it drops to 5%"
    if (
      one.kind === 'percent' &&
      leaving &&
      one !== leaving &&
      /\b(?:to|at)\s*(?:about )?$/.test(one.lead) &&
      /^(?:open|rise)$/.test(one.role)
    )
      return { ...one, role: 'leaving' };
    // "They earn $16 an hour and ask for $17.50. There are 6 of them"
    if (
      wage &&
      one.kind === 'money' &&
      !one.period &&
      one.sentence === wage.sentence &&
      one.value > wage.value &&
      one.value < wage.value * 2 &&
      /\b(?:asks?|asking|wants?)(?: for)?\s*$/.test(one.lead)
    )
      return { ...one, role: 'newPay', each: undefined };
    const isOfPay = prices.every(({ sentence }) => sentence === wage?.sentence);
    if (wage && one.role === 'sold' && /^\s*of them\b/.test(one.after) && isOfPay)
      return { ...one, role: 'people' };
    // "Thinking of going to $95", behind a price
    if (
      one.kind === 'money' &&
      prices.length === 1 &&
      /\b(?:thinking(?: of| about)?|going to|go(?: up)? to|raise(?: it| them)? to|drop(?: it)? to|lower(?: it)? to|charge)\s*$/.test(
        one.lead.slice(-28),
      ) &&
      (one.role === 'open' || one.role === 'newPay') &&
      !prices.includes(one)
    )
      return { ...one, role: wage ? 'newPay' : 'newPrice' };
    return one;
  });
}

/** "14 people": the last word of what is counted, where it surely names it. */
function unitOf({ noun, things, kind }: Measure, role: Role): string {
  const word =
    noun.split(' ').find((one) => /^\p{L}+s$/u.test(one)) ?? noun.split(' ').at(-1) ?? '';
  const isSure = kind === 'count' && /^\p{L}+$/u.test(word) && role !== 'won';
  return isSure &&
    (role !== 'people' || areWorkers(things) || new RegExp(`^(?:${worker})$`).test(word))
    ? word
    : '';
}

/**
 * Numbers of a situation with what they measure and what they are in the business.
 * @param hasUnits the words of the situation are those of the reader
 */
export function quantitiesIn(situation: string, hasUnits = true): Quantity[] {
  const measures = measuresOf(withPlainAmounts(situation));
  const withRoles = measures.map((one): Quantity => {
    const role = roleOf(one);
    return { ...one, role, unit: hasUnits ? unitOf(one, role) : '' };
  });
  return withLumpCosts(
    withNeighbors(
      withLists(
        withOnlyPeriod(withCostLists(withSharedPeriods(withChanges(withPronouns(withRoles))))),
      ),
    ),
  ).map(byTheHour);
}

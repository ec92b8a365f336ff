import { weeksInMonth } from '@commons/calculators/worksheets/term';
import type { WorksheetField } from '@commons/calculators/worksheets/worksheet';
import { costBefore, costNow, sameTime, used } from './cost-values.js';
import {
  combined,
  type FieldValue,
  field,
  type GivenNumbers,
  raised,
  sum,
  unsure,
} from './given-numbers.js';
import { keptOf, leftOf, leftOfBusiness, paidOf, wageOf } from './income-values.js';
import {
  asOften,
  inOneHour,
  inOneMonth,
  ofAYear,
  onDays,
  paidByVisit,
  spentOnLeads,
  weeksOfHours,
} from './values-per-time.js';

/** What the people cost in a month, or on one job, who are paid by the hour. */
function laborOf(given: GivenNumbers, isJob: boolean): FieldValue | undefined {
  const pay = given.read(field('pay', 'money', 'hour'));
  const hours = isJob
    ? given.read(field('jobHours', 'count'))
    : given.read(field('hours', 'count', 'week'));
  if (!pay) return undefined;
  if (!hours) return { ...pay, value: 0, probability: 0 };
  const people = given.read(field('people', 'count'));
  const isNoWeek = given.isOnce && hours.from.every(({ period }) => period === undefined);
  const factor = (people?.value ?? 1) * (isJob || isNoWeek ? 1 : weeksInMonth.value);
  return combined(pay.value * hours.value * factor, pay, hours, ...(people ? [people] : []));
}

/** What a part of the price takes: a commission, or goods that are told as a part of it. */
function partsOfPrice(given: GivenNumbers): FieldValue | undefined {
  const price = given.values.get('price');
  if (!price) return undefined;
  const part = (label: string) =>
    given.hasField(label) ? undefined : given.read(field(label, 'percent'));
  const [fee, share, kept] = ['fee', 'costShare', 'kept'].map(part);
  const taken = (of: FieldValue | undefined, percent = of?.value ?? 0) =>
    of && combined((price.value * percent) / 100, price, of);
  return sum([
    taken(fee),
    taken(share),
    share ? undefined : taken(kept, 100 - (kept?.value ?? 100)),
    given.hasField('feeEach') ? undefined : given.read(field('feeEach', 'money')),
  ]);
}

/** What has to be borrowed for something, where only its price and the savings are named. */
function borrowed(own: FieldValue | undefined, given: GivenNumbers): FieldValue | undefined {
  const savings = given.read(field('cash', 'money'));
  // A sum beside savings may be the whole price.
  if (own) return savings ? { ...own, probability: Math.min(own.probability, unsure) } : own;
  const price = given.read(field('outlay', 'money'));
  if (!price) return undefined;
  // A part of the price may be paid down.
  if (!savings || price.value <= savings.value)
    return { ...price, probability: Math.min(price.probability, unsure) };
  return combined(price.value - savings.value, price, savings);
}

/** Who left, where it is told how many there were and how many there are today: "140 members, now 96". */
function leavingOf(own: FieldValue | undefined, { read }: GivenNumbers): FieldValue | undefined {
  const customers = read(field('customers', 'count'));
  const staying = read(field('staying', 'count'));
  if (!customers || !staying || staying.value >= customers.value) return own;
  const left = combined(customers.value - staying.value, customers, staying);
  // "52 homes in spring, 39 now, three because of the cleaners": some of those who left.
  return own && own.value >= left.value ? own : left;
}

/** What is thrown away in a month, in dollars: named as such, or as a part of what is bought. */
function wasteOf({ read }: GivenNumbers): FieldValue | undefined {
  const cost = read(field('wastedCost', 'money', 'month'));
  if (cost) return cost;
  const bought = read(field('bought', 'money', 'month'));
  const share = read(field('wastedShare', 'percent'));
  return bought && share && combined((bought.value * share.value) / 100, bought, share);
}

/** No costs, where a part of the price goes to whoever does the work. */
const withoutCosts = ({ read }: GivenNumbers): FieldValue | undefined => {
  const fee = read(field('fee', 'percent'));
  return fee && combined(0, fee);
};

/**
 * The number of a field: its own, with what belongs to it by other labels, or one that is worked out of others.
 * @param own the number with the label of the field
 */
export function derived(
  of: WorksheetField,
  own: FieldValue | undefined,
  given: GivenNumbers,
): FieldValue | undefined {
  const { values } = given;
  switch (of.name) {
    case 'unitCost':
      if (given.hasField('wasted')) return wasteOf(given) ?? own;
      return sum([
        own,
        partsOfPrice(given),
        ...(given.hasField('jobHours') ? [laborOf(given, true)] : []),
      ]);
    case 'costs': {
      const costs = sum([own, laborOf(given, false)]);
      // Somebody who takes a part of each sale has no other cost.
      return costs ?? (given.hasField('turnedAway') ? withoutCosts(given) : undefined);
    }
    case 'openHours':
      return onDays(own, given);
    case 'hourSales':
      return inOneHour(own, given);
    case 'kept':
      return own ?? keptOf(given);
    case 'price':
      return inOneMonth(own, given);
    case 'newPrice':
      return inOneMonth(own, given) ?? raised(values.get('price'), given);
    case 'rentNew':
      return own ?? raised(values.get('rentNow'), given);
    case 'theirPay':
      return own ?? raised(values.get('pay'), given);
    case 'loan':
      return borrowed(own, given);
    case 'leaving':
      return leavingOf(own, given);
    case 'costBefore':
      return costBefore(own, given);
    case 'costNow':
      return costNow(own, given);
    case 'used':
      return used(own, given);
    case 'lasts':
    case 'newLasts':
      return sameTime(own, of.name, given);
    case 'ownCosts':
      return asOften(own, 'ownHours', given);
    case 'weeksWorked':
      return ofAYear(own) ?? weeksOfHours(given);
    case 'pays':
      return paidByVisit(own, given);
    case 'spent':
      return spentOnLeads(own, given);
    case 'wage':
      return own ?? wageOf(given);
    case 'leaves':
      return own ?? leftOfBusiness(given);
    case 'sales':
      return own ?? (given.hasField('newFee') ? paidOf(given) : undefined);
    case 'leftNow':
      return own ?? leftOf(given);
    case 'wasted':
      return wasteOf(given) ? { value: 1, probability: 1, from: [] } : own;
    default:
      return own;
  }
}

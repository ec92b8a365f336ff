import { month } from '@commons/calculators/worksheets/money-worksheets';
import type { Period } from '../reading/measure.js';
import type { Quantity, Role } from '../reading/quantity.js';
import { inPeriod } from './monthly.js';

/** The numbers that a situation has for one field, and the value that they give. */
interface FieldNumbers {
  readonly value: number;
  readonly uses: readonly Quantity[];
}

type Reader = (all: readonly Quantity[]) => FieldNumbers | undefined;

const ofRole = (all: readonly Quantity[], roles: readonly Role[], kind?: Quantity['kind']) =>
  all.filter((one) => roles.includes(one.role) && (!kind || one.kind === kind));

/** The first number with one of the roles. @param period that it is given in */
const first =
  (roles: readonly Role[], kind: Quantity['kind'], period?: Period): Reader =>
  (all) => {
    const [one] = roles.flatMap((role) => ofRole(all, [role], kind));
    return one && { value: period ? inPeriod(one, period, all) : one.value, uses: [one] };
  };

/** All numbers with one of the roles, added up for a month. */
const monthlySum =
  (roles: readonly Role[]): Reader =>
  (all) => {
    const uses = ofRole(all, roles, 'money').filter(({ period }) => period !== 'hour');
    if (uses.length === 0) return undefined;
    return { value: uses.reduce((sum, one) => sum + inPeriod(one, 'month', all), 0), uses };
  };

const either =
  (...readers: readonly Reader[]): Reader =>
  (all) => {
    for (const read of readers) {
      const found = read(all);
      if (found) return found;
    }
    return undefined;
  };

/** "Goods take 40%" keeps 60%. */
const keptOfCostShare: Reader = (all) => {
  const found = first(['costShare'], 'percent')(all);
  return found && { ...found, value: 100 - found.value };
};

/** A share of cost of what is sold, in dollars of each piece, is no share. */
const kept = either(first(['kept'], 'percent'), keptOfCostShare);

/** Pay for an hour; that of a year or a month, for a full place. */
const hourlyPay = (roles: readonly Role[]) => first(roles, 'money', 'hour');

const price = first(['price'], 'money');
const unitCost = first(['unitCost'], 'money');
const sold = first(['sold'], 'count', 'month');
const costs = monthlySum(['fixed', 'burn']);

/** For how many months something goes on. */
const term: Reader = (all) => {
  const found = ofRole(all, ['term'], 'count').find(({ noun }) => /^(?:month|year)/.test(noun));
  if (!found) return undefined;
  return { value: found.value * (found.noun.startsWith('year') ? 12 : 1), uses: [found] };
};

/** What a month leaves: stated, or worked out of price, costs and number. */
const leftNow: Reader = (all) => {
  const stated = first(['profit'], 'money', 'month')(all);
  if (stated) return stated;
  const parts = { price: price(all), unitCost: unitCost(all), sold: sold(all), costs: costs(all) };
  const values = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, part?.value]),
  );
  const [left] = month.workOut(values);
  if (!left || left.value <= 0) return undefined;
  return { value: left.value, uses: Object.values(parts).flatMap((part) => part?.uses ?? []) };
};

/** Where a number of each field comes from, by the name of the field. */
export const fieldReaders: Readonly<Record<string, Reader>> = {
  cash: first(['cash'], 'money'),
  sales: monthlySum(['sales']),
  kept,
  costs,
  months: term,
  monthsUsed: term,
  price,
  newPrice: first(['newPrice', 'theirPrice'], 'money'),
  unitCost,
  sold,
  rentNow: first(['costFrom'], 'money', 'month'),
  rentNew: first(['costTo'], 'money', 'month'),
  fee: first(['taken'], 'percent'),
  feeEach: first(['taken'], 'money'),
  spent: first(['outlay', 'fixed'], 'money', 'month'),
  won: first(['won', 'gained', 'sold'], 'count', 'month'),
  spends: first(['price', 'sales'], 'money'),
  jobHours: first(['hours'], 'count'),
  wantedHour: hourlyPay(['pay', 'rate']),
  turnedAway: first(['lost', 'gained'], 'count', 'month'),
  leaving: first(['leaving', 'lost'], 'count', 'month'),
  customers: first(['sold', 'people'], 'count'),
  pays: first(['price'], 'money', 'month'),
  openHours: first(['hours'], 'count', 'week'),
  hourSales: first(['sales', 'gained', 'rate'], 'money', 'hour'),
  people: first(['people'], 'count'),
  pay: hourlyPay(['pay']),
  theirPay: hourlyPay(['theirPay', 'newPay']),
  hours: first(['hours'], 'count', 'week'),
  onTop: first(['onTop'], 'percent'),
  leftNow,
  outlay: first(['outlay', 'loan'], 'money'),
  brings: first(['saves', 'profit', 'sales'], 'money', 'month'),
  upkeep: first(['fixed'], 'money', 'month'),
  lease: first(['fixed'], 'money', 'month'),
};

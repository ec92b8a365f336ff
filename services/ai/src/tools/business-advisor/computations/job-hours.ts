import { amount, usd } from '../dates-and-amounts.js';
import type { EnteredNumber } from '../entered-numbers.js';
import type { NumberRoles } from '../number-roles.js';
import { cents, type Found, type Say } from './computed.js';
import { around, countsOf, isHours, isStaff, moneyOf } from './operands.js';

const ofOwner =
  /\b(?:me and my|my \w+ and (?:me|I)|the two of us|us two|two of us|both of us|with my (?:sister|brother|wife|husband|son|daughter|mom|dad|cousin|partner|friend))\b/i;
const goods = /\b(?:supplies|materials?|products?|gas|fuel|parts)\b/i;

/** Minutes of driving for one job: those "each way" count twice. */
function drivingHours(numbers: readonly EnteredNumber[]): number {
  const drive = countsOf(numbers).find(
    (n) =>
      /^min/i.test(n.noun ?? '') &&
      /\b(?:driv\w+|drive|each way|round trip|travel)\b/i.test(around(n)),
  );
  if (!drive) return 0;
  return (drive.value / 60) * (/\beach way\b/i.test(drive.sentence.slice(drive.start)) ? 2 : 1);
}

const perPiece =
  /^\s*(?:\/|per|an?|each|for)\s*(?:\w+\s)?(?:house|home|yard|lawn|car|haircut|cut|job|cake|window|room|dog|groom|cleaning|visit|one)\b/i;

/** Somebody else's: "the driver needs 2 hours at $27". */
const isPaid = (n: EnteredNumber) => /^\s*(?:hours?\s+)?(?:at|for)\s+\$?\d/i.test(n.after);

/** Hours of work in one job: "3 hours each", "takes 50 minutes". */
function workHours(numbers: readonly EnteredNumber[]): number | undefined {
  const hours = countsOf(numbers).find(
    (n) => isHours(n) && n.value <= 12 && n.per !== 'week' && !isPaid(n),
  );
  const minutes = countsOf(numbers).find(
    (n) => /^min/i.test(n.noun ?? '') && /\btakes?\b/i.test(n.before),
  );
  return hours?.value ?? (minutes && minutes.value / 60);
}

interface Job {
  readonly price: number;
  readonly hours: number;
  readonly driving: number;
  readonly people: number;
  /** Supplies of one job, with their name. */
  readonly used?: { readonly value: number; readonly name: string };
}

function jobOf(
  numbers: readonly EnteredNumber[],
  text: string,
  unitPrice: EnteredNumber | undefined,
): Job | undefined {
  const money = moneyOf(numbers).filter((n) => n.per !== 'hour');
  const isPrice = (n: EnteredNumber) =>
    /\b(?:charg\w+(?! (?:us|me)\b)|price|ask|get|bill)\b/i.test(n.before) || perPiece.test(n.after);
  const prices = [...(unitPrice ? [unitPrice] : []), ...money].filter(isPrice);
  const price = prices.toSorted((one, other) => other.value - one.value)[0];
  const hours = workHours(numbers);
  if (!price || !hours || /^(?:day|week|month|year)$/.test(price.per ?? '')) return undefined;
  const own = money.find(
    (n) =>
      n !== price && n.value < price.value / 2 && (goods.test(n.before) || perPiece.test(n.after)),
  );
  const name = goods.exec(own?.before ?? '')?.[0].toLowerCase() ?? 'supplies';
  return {
    price: price.value,
    hours,
    driving: drivingHours(numbers),
    people: countsOf(numbers).find(isStaff)?.value ?? (ofOwner.test(text) ? 2 : 1),
    ...(own && { used: { value: own.value, name } }),
  };
}

/** "120 a house, me and my sister 3 hours each, supplies 8, 25 min each way": what an hour of a job earns. */
export function jobHours(
  numbers: readonly EnteredNumber[],
  goal: readonly EnteredNumber[],
  text: string,
  { unitPrice }: NumberRoles,
  found: Found,
  say: Say,
): void {
  const job = found.slowHours ? undefined : jobOf(numbers, text, unitPrice);
  if (!job) return;
  const { price, hours, driving, people, used } = job;
  const left = price - (used?.value ?? 0);
  const time = people * (hours + driving);
  if (used)
    say(`A job leaves ${usd(price)} − ${usd(used.value)} = ${usd(left)} after ${used.name}.`);
  const each = driving
    ? `(${amount(cents(hours))} + ${amount(cents(driving))} driving)`
    : amount(cents(hours));
  const sum = `${people > 1 ? `${amount(people)} × ` : ''}${each}`;
  const wage = moneyOf(numbers).find((n) => n.per === 'hour' && n.value < 150);
  if (wage && !/\b(?:want|make|earn)\b/i.test(wage.before)) {
    const pay = cents(time * wage.value);
    found.jobHour = { each: cents((left - pay) / time), now: price };
    say(
      `Pay in it: ${sum} hours × ${usd(wage.value)} = ${usd(pay)}, so ${usd(left)} − ${usd(pay)} = ${usd(cents(left - pay))} of the ${usd(price)} are left for payroll taxes, equipment and you.`,
    );
    return;
  }
  const earned = cents(left / time);
  say(
    `Time in it: ${sum} = ${amount(time)} hours, so ${usd(left)} ÷ ${amount(time)} = ${usd(earned)} an hour${people > 1 ? ' for each of you' : ''}.`,
  );
  const wanted = [...goal, ...numbers].find((n) => n.kind === 'money' && n.per === 'hour');
  const needed = wanted && cents(wanted.value * time + (used?.value ?? 0));
  if (wanted && needed)
    say(
      `For ${usd(wanted.value)} an hour${people > 1 ? ' each' : ''}, a job has to bring ${amount(time)} × ${usd(wanted.value)}${used ? ` + ${usd(used.value)}` : ''} = ${usd(needed)}.`,
    );
  found.jobHour = { each: earned, now: price, ...(needed && { price: needed }) };
}

/** "12 customers from 1 to 5, average 6.25, a barista at 14 for those 4 hours": what slow hours bring and cost. */
export function slowHours(
  numbers: readonly EnteredNumber[],
  { unitPrice }: NumberRoles,
  found: Found,
  say: Say,
): void {
  const wages = moneyOf(numbers).filter((n) => n.per === 'hour' && n.value < 100);
  const hours = countsOf(numbers).find(
    (n) => isHours(n) && n.value <= 12 && n.per !== 'week' && !isPaid(n),
  );
  const guests = countsOf(numbers).find((n) =>
    /^(?:customers?|people|guests|covers|orders|sales|cups|tickets)\b/.test(n.noun ?? ''),
  );
  if (wages.length === 0 || !hours || !guests || !unitPrice || found.idle) return;
  if (unitPrice.value >= 500) return;
  const hourly = wages.reduce((sum, { value }) => sum + value, 0);
  const [sales, pay] = [guests.value * unitPrice.value, hourly * hours.value];
  found.slowHours = { sales, pay };
  say(
    `Those hours bring ${amount(guests.value)} × ${usd(unitPrice.value)} = ${usd(sales)}, and the pay is ${wages.length > 1 ? `(${wages.map(({ value }) => usd(value)).join(' + ')})` : usd(hourly)} × ${amount(hours.value)} = ${usd(pay)}: ${usd(Math.abs(sales - pay))} ${sales < pay ? 'too little' : 'is left'}, before the goods and payroll taxes.`,
  );
}

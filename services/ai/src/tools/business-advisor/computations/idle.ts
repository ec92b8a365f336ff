import { amount, usd } from '../dates-and-amounts.js';
import type { EnteredNumber } from '../entered-numbers.js';
import type { NumberRoles } from '../number-roles.js';
import { type Found, perYear, type Say } from './computed.js';
import { around, countsOf, lead, moneyOf } from './operands.js';

const waiting = /\b(?:empty|vacant|unrented|wait(?:ing)? ?list\w*|unsold|down|broken)\b/i;
const waitingBefore =
  /\b(?:wait(?:ing)? ?list (?:of|is|has)|turn(?:ed|ing)? (?:away|down))\s*(?:about |around |maybe )?$/i;

/** What stands empty or waits, with what one brings, beside what taking it would cost. */
export function idle(
  numbers: readonly EnteredNumber[],
  roles: NumberRoles,
  found: Found,
  say: Say,
): void {
  const { unitPrice } = roles;
  const some = countsOf(numbers).find((n) => {
    const clause = n.sentence.slice(n.start, n.start + 45).split(/[,;]/)[0] ?? '';
    // "4 chairs and 2 been empty": the words after the next number are about that one; "3 of 12 are vacant" is about 3.
    const next = /^\S+\s+(?:out )?of\b/i.test(clause)
      ? clause
      : (/^\S+[^\d]*/.exec(clause)?.[0] ?? clause);
    return n.value > 0 && (waiting.test(next) || waitingBefore.test(n.before));
  });
  const flow = moneyOf(numbers).find(
    (n) =>
      /^(?:day|week|month)$/.test(n.per ?? '') &&
      n.value < 5_000 &&
      n !== roles.change?.from &&
      n !== roles.change?.to &&
      !/\b(?:rent is|pay|more|wages?|cost|bills?)\b/i.test(around(n)),
  );
  const per = some?.per && perYear[some.per] ? some.per : undefined;
  const fee = per && unitPrice ? unitPrice : flow;
  const unit = fee === flow ? flow?.per : per;
  if (!some || !fee || !unit || found.lostCustomers) return;
  const total = some.value * fee.value;
  const times = perYear[unit] ?? 1;
  const isEmpty =
    /\b(?:empty|vacant|unrented)\b/i.test(some.sentence.slice(some.start)) &&
    !/^(?:hours?|slots?|seats?|classes)/.test(some.noun ?? '');
  found.idle = { each: total, per: unit, isEmpty };
  const year =
    unit === 'day' ? '' : `, and ${usd(total)} × ${times} = ${usd(total * times)} a year`;
  say(
    `What they would bring: ${amount(some.value)} × ${usd(fee.value)} = ${usd(total)} a ${unit}${year}.`,
  );
  const parts = moneyOf(numbers).find((n) => /\bparts?\b[^,]*$/i.test(n.before) && !n.per);
  if (parts) {
    found.repair = some.value * parts.value;
    say(
      `The parts: ${amount(some.value)} × ${usd(parts.value)} = ${usd(found.repair)}, which come back in ${usd(found.repair)} ÷ ${usd(total)} = ${amount(found.repair / total)} ${unit}s.`,
    );
  }
  costOfTaking(numbers, { total, unit, fee }, found, say);
  besideRent(numbers, { total, unit, some }, say);
  lowerPrice(numbers, some, fee, say);
}

/** "4 chairs, 2 empty, drop the rent to 150": all of them at less, beside those that are taken today. */
function lowerPrice(
  numbers: readonly EnteredNumber[],
  some: EnteredNumber,
  fee: EnteredNumber,
  say: Say,
) {
  const less = moneyOf(numbers).find(
    (n) => n.value < fee.value && /\b(?:drop|lower|cut|reduce)\b[^.;]*\bto\s+$/i.test(lead(n)),
  );
  const all = countsOf(numbers).find((n) => n.sentence === some.sentence && n.value > some.value);
  if (!less || !all) return;
  const taken = all.value - some.value;
  say(
    `At ${usd(less.value)}: ${amount(all.value)} × ${usd(less.value)} = ${usd(all.value * less.value)} a ${fee.per} when all are taken, beside ${amount(taken)} × ${usd(fee.value)} = ${usd(taken * fee.value)} today. Lowered for the ${amount(taken)} who pay now and with nobody new, it is ${amount(taken)} × ${usd(less.value)} = ${usd(taken * less.value)}.`,
  );
}

/** What the taken places bring beside the owner's own rent. */
function besideRent(
  numbers: readonly EnteredNumber[],
  { total, unit, some }: { total: number; unit: string; some: EnteredNumber },
  say: Say,
) {
  const rent = moneyOf(numbers).find((n) =>
    /\b(?:my|our)(?: own)? rent\b|\blandlord\b/i.test(n.before),
  );
  const all = countsOf(numbers).find((n) => n.sentence === some.sentence && n.value > some.value);
  if (!all || rent?.per !== 'month' || unit !== 'week') return;
  const each = total / some.value;
  const month = (count: number) => (count * each * 52) / 12;
  const taken = all.value - some.value;
  say(
    `Beside your own rent of ${usd(rent.value)}: ${amount(taken)} × ${usd(each)} × 52 ÷ 12 = ${usd(month(taken))} a month today, ${amount(all.value)} × ${usd(each)} × 52 ÷ 12 = ${usd(month(all.value))} when all are taken.`,
  );
}

interface Waiting {
  readonly total: number;
  readonly unit: string;
  readonly fee: EnteredNumber;
}

/** The monthly cost of more room or help, and the first outlay, against what it would bring. */
function costOfTaking(
  numbers: readonly EnteredNumber[],
  { total, unit, fee }: Waiting,
  found: Found,
  say: Say,
) {
  const monthly = moneyOf(numbers).find(
    (n) =>
      n !== fee &&
      n.per === 'month' &&
      !/\b(?:my|our)(?: own)? rent\b|\brent is\b/i.test(lead(n)) &&
      (/\bmore\b/i.test(n.after) ||
        /\b(?:would cost|cost me|costs? us|helper|rent)\b/i.test(lead(n))),
  );
  if (!monthly) return;
  found.costOfTaking = monthly.value;
  if (unit !== 'month') {
    say(
      `The ${usd(monthly.value)} a month is paid by ${usd(monthly.value)} ÷ ${usd(fee.value)} = ${amount(monthly.value / fee.value)} of them a month.`,
    );
    return;
  }
  const left = total - monthly.value;
  const first = moneyOf(numbers).find(
    (n) => n.sentence === monthly.sentence && !n.per && n.value >= 1_000 && n !== fee,
  );
  say(
    `After the new monthly cost: ${usd(total)} − ${usd(monthly.value)} = ${usd(left)} a month, before materials.${first && left > 0 ? ` The ${usd(first.value)} would be back after ${usd(first.value)} ÷ ${usd(left)} = ${amount(first.value / left)} months.` : ''}`,
  );
}

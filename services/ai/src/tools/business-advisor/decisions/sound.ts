import { sameThing } from '../measures/things.js';
import type { Quantity } from './quantity.js';

const numbersIn = (text: string) =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((one) => Number(one.replaceAll(',', '')));

/** Factors that arithmetic brings along: open days, days of a month, weeks. */
const calendar = new Set([26, 30, 52]);

/** "350 × $14" where $350 is a fee: an amount that was counted. */
function countsAnAmount(lines: readonly string[], quantities: readonly Quantity[]): boolean {
  const text = lines.join(' ');
  const factors = [...text.matchAll(/(?<![\d$.,%])(\d[\d,]*(?:\.\d+)?) × \$/g)].map(
    ([, digits = '']) => Number(digits.replaceAll(',', '')),
  );
  const isIn = (kind: Quantity['kind'], value: number) =>
    quantities.some((one) => one.kind === kind && one.value === value);
  const amounts = [...text.matchAll(/(?<!= )\$(\d[\d,]*(?:\.\d+)?) [×−]/g)].map(([, digits = '']) =>
    Number(digits.replaceAll(',', '')),
  );
  // "$6 × 5" where 6 are made a day.
  const isSoldOften = (value: number) =>
    quantities.some(
      (one) => one.value === value && one.role === 'sold' && one.period !== undefined,
    );
  const results = [...text.matchAll(/= \$(\d[\d,]*(?:\.\d+)?)/g)].map(([, digits = '']) =>
    Number(digits.replaceAll(',', '')),
  );
  if (
    amounts.some(
      (value) =>
        value > 1 && isSoldOften(value) && !isIn('money', value) && !results.includes(value),
    )
  )
    return true;
  return factors.some(
    (value) => value > 20 && !calendar.has(value) && isIn('money', value) && !isIn('count', value),
  );
}

const costRoles = new Set(['fixed', 'unitCost', 'pay', 'outlay', 'loan', 'costTo', 'goal']);

/** "What is left: $640 − $210" where $640 is a lease: a cost that was taken for what comes in. */
function takesCostForIncome(lines: readonly string[], quantities: readonly Quantity[]): boolean {
  const first = /What is left: \$(\d[\d,]*(?:\.\d+)?) −/.exec(lines.join('\n'))?.[1];
  const value = Number(first?.replaceAll(',', '') ?? Number.NaN);
  const same = quantities.filter((one) => one.kind === 'money' && one.value === value);
  return same.length > 0 && same.every(({ role }) => costRoles.has(role));
}

/** "Each one leaves $380" where $380 is the price: what goes into one is not known. */
function takesPriceForMargin(lines: readonly string[], quantities: readonly Quantity[]): boolean {
  const [, digits] = /each one leaves \$(\d[\d,]*(?:\.\d+)?)/.exec(lines.join('\n')) ?? [];
  const value = Number(digits?.replaceAll(',', '') ?? Number.NaN);
  return quantities.some((one) => one.kind === 'money' && one.value === value);
}

/** Whether arithmetic takes a number for something that it is not. */
export const misreads = (lines: readonly string[], quantities: readonly Quantity[]): boolean =>
  countsAnAmount(lines, quantities) ||
  takesCostForIncome(lines, quantities) ||
  takesPriceForMargin(lines, quantities) ||
  // What is earned back in hours was not counted whole.
  /= 0\.[01]\d* (?:days|weeks|months|years)/.test(lines.join(' ')) ||
  // A cost that half a sale covers is the cost of something else.
  /= 0\.[0-4]\d*, so 1\b/.test(lines.join(' '));

/** Costs of a period, of an hour or of one that arithmetic does not have. */
export function leavesCost(quantities: readonly Quantity[], lines: readonly string[]): boolean {
  // A cost that rises is told alone.
  if (quantities.some(({ role }) => role === 'costTo')) return false;
  const told = numbersIn(lines.join(' '));
  return quantities.some(
    ({ kind, role, value }) =>
      kind === 'money' &&
      /^(?:fixed|pay|unitCost)$/.test(role) &&
      !told.some((one) => Math.abs(one - value) < 0.006) &&
      !quantities.some(
        (count) =>
          count.kind === 'count' && told.some((one) => Math.abs(one - value * count.value) < 0.006),
      ),
  );
}

/** Counts that tell who is asking, or how large a place is. */
const background = /^(?:years?|months?|minutes?|miles?|sq|square|ft|feet|foot|acres?)$/;

const isToldIn = (lines: readonly string[]) => {
  const told = numbersIn(lines.join(' '));
  return ({ value }: Quantity) => told.some((one) => Math.abs(one - value) < 0.006);
};

/** "3 vans … $520 a month for each": whether arithmetic has the amount without the number of them. */
export function leavesMultiplier(
  quantities: readonly Quantity[],
  lines: readonly string[],
): boolean {
  const isTold = isToldIn(lines);
  return quantities.some(
    (one) =>
      one.kind === 'count' &&
      one.value > 1 &&
      !isTold(one) &&
      // "3 of 14 washers": the 3 are told.
      !quantities.some(
        (other) => other.kind === 'count' && other.sentence === one.sentence && isTold(other),
      ) &&
      quantities.some(
        (amount) =>
          amount.kind === 'money' &&
          isTold(amount) &&
          amount.sentence === one.sentence &&
          /\b(?:each|apiece)\b/.test(amount.clause),
      ),
  );
}

/** What one sale leaves, and what is missed: sums that are wrong if a number of the situation is not in them. */
const needsAll = /\b(?:each sale|a job) leaves\b|^Missed:/im;

/**
 * Whether single lines leave a number out that changes them: "$4,800 − $165" of a job that takes 22 times $165.
 * @param lines the arithmetic in English
 */
export function leavesNumber(quantities: readonly Quantity[], lines: readonly string[]): boolean {
  if (!needsAll.test(lines.join('\n'))) return false;
  const isTold = isToldIn(lines);
  const counts = quantities.filter(
    ({ kind, role, value, noun }) =>
      kind === 'count' && !/^(?:aside|people)$/.test(role) && value > 1 && !background.test(noun),
  );
  return !isSound(quantities, lines) || (counts.length > 0 && !counts.some(isTold));
}

/** "Half", "a third": the arithmetic divides by two or three. */
const fractions = [25, 50, 75, 100 / 3, 200 / 3];

/** Whether arithmetic leaves a part in percent out: what comes in without the 5% of a commission. */
export function leavesPart(quantities: readonly Quantity[], lines: readonly string[]): boolean {
  const told = numbersIn(lines.join(' '));
  const isNear = (one: number, other: number) => Math.abs(one - other) < 0.06;
  return quantities.some(
    ({ kind, role, value }) =>
      kind === 'percent' &&
      role !== 'aside' &&
      !fractions.some((fraction) => isNear(fraction, value)) &&
      // "Down 18%": $64,000 ÷ 82%.
      !told.some((one) => isNear(one, value) || isNear(one, 100 - value)),
  );
}

/**
 * Whether arithmetic has every number of its situation that can change it. A price may stay away where a cost changed,
 * and a count where more or fewer of the same are told.
 * @param lines the arithmetic in English
 */
export function isSound(quantities: readonly Quantity[], lines: readonly string[]): boolean {
  if (misreads(lines, quantities)) return false;
  const told = numbersIn(lines.join(' '));
  // Also multiplied already: 20 at $450 are $9,000.
  const times = [1, ...quantities.flatMap(({ kind, value }) => (kind === 'count' ? [value] : []))];
  const isTold = ({ value }: Quantity) =>
    told.some((one) => times.some((by) => Math.abs(one - value * by) < 0.006));
  const hasChange = quantities.some(({ role }) => role === 'costTo' || role === 'costFrom');
  return quantities.every((one) => {
    if (isTold(one) || (one.value <= 1 && one.kind !== 'money')) return true;
    if (one.kind === 'money') return one.role === 'price' && hasChange;
    if (one.kind !== 'count' || one.role !== 'sold' || !(one.period ?? one.each)) return true;
    // "I wash 7 and could wash 11": the 4 more are told.
    const isCompared = quantities.some(
      (other) =>
        other !== one && other.kind === 'count' && told.includes(Math.abs(other.value - one.value)),
    );
    return (
      isCompared ||
      one.things.length === 0 ||
      /^centavos?$/.test(one.noun) ||
      quantities.some(
        (other) =>
          other !== one &&
          other.kind === 'count' &&
          isTold(other) &&
          sameThing(other.things, one.things),
      )
    );
  });
}

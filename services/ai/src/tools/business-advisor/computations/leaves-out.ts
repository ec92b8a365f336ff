import type { Measure } from '../measures/measure.js';
import { areWorkers, isNotSold, isWorkTime } from '../measures/people-and-times.js';
import { sameThing } from '../measures/things.js';

/** People at one thing and requests for it: they multiply nothing. */
const besides = /^(?:person|request|mention|call|review|star|side|kind|way|other|normally|chair)$/;
/** Room, plans and what is left do not take part in what is sold today. */
const notYet =
  /\b(?:room|could|would|can|capacity|licensed|up to|fit|holds?|left|left over|still have|only)\b/;
const bought = /\b(?:buy|bought|buys|use|used|order|ordered|make|bake|cook|prepare|stock)\b/;

const numbersIn = (lines: readonly string[]) =>
  (lines.join(' ').match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((one) =>
    Number(one.replaceAll(',', '')),
  );

const isWage = ({ kind, flow, period, each, lead }: Measure) =>
  kind === 'money' &&
  (period === 'hour' ||
    (flow === 'out' && each !== undefined && areWorkers(each)) ||
    /\bhours? (?:at|of)\s*$/.test(lead));

/**
 * Whether arithmetic leaves out a number that multiplies, or a cost of each: "45 hives, 38 pounds from each, $7.40 a
 * pound" is no sum of 38 × $7.40. Such a sum is not told.
 * @param lines the arithmetic in English
 */
export function leavesOut(measures: readonly Measure[], lines: readonly string[]): boolean {
  const told = numbersIn(lines);
  const isTold = ({ value }: Measure) => told.some((one) => Math.abs(one - value) < 0.006);
  const used = measures.filter(isTold);
  const amounts = used.filter(({ kind }) => kind === 'money');
  const hasTime = used.some(({ things }) => isWorkTime(things));
  return measures.some((one) => {
    const { kind, things, clause, each, value, period } = one;
    if (kind !== 'count' || value <= 1 || isTold(one)) return false;
    if (isWorkTime(things)) return !hasTime && amounts.some(isWage);
    if (things.includes('tim')) return amounts.some((amount) => amount.each !== undefined);
    if (each || things.length === 0 || isNotSold(things)) return false;
    if (things.some((thing) => besides.test(thing)) || notYet.test(clause)) return false;
    const isSame = used.some(
      (other) => sameThing(other.things, things) || sameThing(other.each ?? [], things),
    );
    // "900 bushels a year … can only sell 250 there": a sum of one alone says nothing of either.
    const isTwice = measures.some(
      (other) =>
        other !== one &&
        other.kind === 'count' &&
        !isTold(other) &&
        sameThing(other.things, things),
    );
    return (
      !isSame ||
      (isTwice && period !== undefined) ||
      (bought.test(clause) && amounts.some((amount) => amount.clause === clause))
    );
  });
}

/** "5 groups of 9 students", "100 liters of milk give 12 kilos": two numbers, of which the arithmetic has neither. */
export function leavesOutTwo(measures: readonly Measure[], lines: readonly string[]): boolean {
  const told = numbersIn(lines);
  const open = measures.filter(
    ({ kind, value, things, each, clause }) =>
      kind === 'count' &&
      value > 1 &&
      !told.includes(value) &&
      !each &&
      things.length > 0 &&
      !isNotSold(things) &&
      !notYet.test(clause),
  );
  return (
    new Set(open.flatMap(({ things }) => things.slice(0, 1))).size > 1 ||
    open.some(({ after }) => /^\s*\p{L}+ (?:of|de|with|con) \d/u.test(after))
  );
}

/** As `leavesOut`, where the arithmetic may have multiplied the number already: 9 a day on 4 days are 36. */
export function leavesOutSurely(measures: readonly Measure[], lines: readonly string[]): boolean {
  const told = numbersIn(lines);
  const isIn = (value: number) =>
    value > 2 && told.some((one) => one >= value && one % value === 0);
  return (
    leavesOutTwo(measures, lines) ||
    leavesOut(
      measures.filter(
        ({ kind, value, things }) => kind !== 'count' || (!isIn(value) && !isWorkTime(things)),
      ),
      lines,
    )
  );
}

import type { Worksheet, WorksheetField } from '@commons/calculators/worksheets/worksheet';
import { added } from '../reading/label-fields.js';
import type { Reading, ReadNumber } from '../reading/read-situation.js';
import { derived } from './derived-values.js';
import { type FieldValue, type GivenNumbers, unsure } from './given-numbers.js';
import { inPeriod } from './in-period.js';

/** "15 to 20", "15 o 20": one number. */
const isRange = (all: readonly ReadNumber[]) =>
  all.length === 2 && /^(?:to|or|a|o|y|and|-|–|hasta)?$/.test(all[1]?.before ?? '.');

/** "$3,200 a month in season": not what every month brings. */
const atTimes =
  /^(?:a|per|each|every)? ?(?:month|week|day)?,? ?(?:in (?:the )?(?:season|summer|winter|good months?)|during (?:the )?(?:season|summer|winter)|on a good (?:day|week|month)|at best|if (?:im|i am|were|we are) lucky)\b/;
const least = (all: readonly ReadNumber[]) =>
  Math.min(...all.map(({ probability }) => probability));

/** Hours of a job in minutes, months in years or weeks, a part as cents of a dollar. */
function inUnit({ name, unit }: WorksheetField, one: ReadNumber): number {
  const { value } = one;
  // "A 5-year loan"
  const after = one.after.replace(/^[-–—] /, '');
  if (unit === 'percent' && one.kind !== 'percent' && value < 1) return value * 100;
  if (/^(?:jobHours|driveHours|ownHours)$/.test(name) && /^min/.test(after)) return value / 60;
  if (unit === 'months') {
    if (/^(?:more |mas )?(?:years?|yrs?|anos?|seasons?|temporadas?)\b/.test(after))
      return value * 12;
    if (/^(?:weeks?|wks?|semanas?)\b/.test(after)) return Math.round((value * 120) / 52) / 10;
  }
  // "A customer 32 miles away": there and back.
  if (
    name === 'miles' &&
    !/\b(?:round ?trip|in all|total|there and back|both ways|ida y vuelta|en total)\b/.test(
      `${one.before} ${after}`,
    )
  )
    return value * 2;
  return value;
}

/** One number of a field from those with a label. */
function fieldValue(
  field: WorksheetField,
  all: readonly ReadNumber[],
  reading: Reading,
): FieldValue | undefined {
  if (all.length === 0) return undefined;
  const values = all.map((one) =>
    inPeriod({ value: inUnit(field, one), period: one.period }, field.per, reading),
  );
  const isSeldom = all.some(({ after }) => atTimes.test(after));
  const probability = isSeldom ? Math.min(least(all), unsure) : least(all);
  const sum = values.reduce((total, value) => total + value, 0);
  if (all.length === 1 || added.has(field.name)) return { value: sum, probability, from: all };
  if (isRange(all)) return { value: sum / 2, probability, from: all };
  // "6.5% and 20 cents, and the payment is 3%": both are taken, unless they are two offers.
  if (/^fee(?:Each)?$/.test(field.name) && all.length === 2)
    return { value: sum, probability: Math.min(probability, unsure), from: all };
  const isSame = values.every((value) => value === values[0]);
  return {
    value: values[0] as number,
    probability: isSame ? probability : 0,
    from: all.slice(0, 1),
  };
}

/** The numbers of a situation in the fields of a worksheet, by their names. */
export function fieldValues(sheet: Worksheet, reading: Reading): ReadonlyMap<string, FieldValue> {
  const values = new Map<string, FieldValue>();
  const find = (label: string) => reading.numbers.filter((one) => one.label === label);
  const given: GivenNumbers = {
    find,
    values,
    read: (field, label = field.name) => fieldValue(field, find(label), reading),
    hasField: (name) => sheet.fields.some((field) => field.name === name),
    isOnce: reading.isOnce,
  };
  for (const field of sheet.fields) {
    const own = given.read(field);
    const value = derived(field, own, given);
    if (value) values.set(field.name, value);
  }
  return values;
}

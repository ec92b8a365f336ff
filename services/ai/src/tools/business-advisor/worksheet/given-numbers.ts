import type { WorksheetField } from '@commons/calculators/worksheets/worksheet';
import type { ReadNumber } from '../reading/read-situation.js';

/** A number of a field, and how sure it is. */
export interface FieldValue {
  readonly value: number;
  /** Up to 1; 0 where two numbers may be meant. */
  readonly probability: number;
  readonly from: readonly ReadNumber[];
}

/** The numbers of a situation, for fields that are worked out of several. */
export interface GivenNumbers {
  find(label: string): readonly ReadNumber[];
  /** The fields before this one. */
  readonly values: ReadonlyMap<string, FieldValue>;
  /** The number with a label, in the unit and period of a field. */
  read(field: WorksheetField, label?: string): FieldValue | undefined;
  hasField(name: string): boolean;
  /** It is about something that happens once. */
  readonly isOnce: boolean;
}

/** The probability of a number that people should look at. */
export const unsure = 0.3;

const cents = (value: number) => Math.round(value * 100) / 100;

/** A number that is worked out of others, and as sure as the least sure of them. */
export const combined = (value: number, ...of: readonly FieldValue[]): FieldValue => ({
  value: cents(value),
  probability: Math.min(...of.map(({ probability }) => probability)),
  from: of.flatMap(({ from }) => from),
});

/** The sum of those that are known. */
export const sum = (all: readonly (FieldValue | undefined)[]): FieldValue | undefined => {
  const known = all.filter((one) => one !== undefined);
  return known.length > 0
    ? combined(
        known.reduce((total, { value }) => total + value, 0),
        ...known,
      )
    : undefined;
};

/** A field to read a number for, beside those of the worksheet. */
export const field = (name: string, unit: WorksheetField['unit'], per?: WorksheetField['per']) => ({
  name,
  label: '',
  unit,
  per,
});

const lowers = /\b(?:off|discount|lower|less|cheaper|drop|cut|down|descuento|menos|rebaja|bajar)\b/;

/** What a rise by dollars or a part makes of a number. */
export function raised(
  from: FieldValue | undefined,
  { find }: GivenNumbers,
): FieldValue | undefined {
  const [rise] = find('rise');
  if (!from || !rise) return undefined;
  const sign = lowers.test(`${rise.before} ${rise.after}`) ? -1 : 1;
  const by = rise.kind === 'percent' ? (from.value * rise.value) / 100 : rise.value;
  return combined(from.value + sign * by, from, { ...rise, from: [rise] });
}

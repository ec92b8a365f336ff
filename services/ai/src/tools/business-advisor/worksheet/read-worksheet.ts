import type { Worksheet, WorksheetResult } from '@commons/calculators/worksheets/worksheet';
import { worksheetOf } from '@commons/calculators/worksheets/worksheets';
import { labelsOfQuestion } from '../reading/label-fields.js';
import type { Reading } from '../reading/read-situation.js';
import { fieldValues } from './field-values.js';
import type { FieldValue } from './given-numbers.js';

/** The worksheet that decides the question of a situation, with the numbers that were read for it. */
export interface FilledWorksheet {
  readonly sheet: Worksheet;
  readonly values: ReadonlyMap<string, FieldValue>;
  /** What it gives; nothing while a number is missing. */
  readonly results: readonly WorksheetResult[];
  /** Whether the answer may be told without a look at the numbers. */
  readonly isSure: boolean;
  /** Whether the answer may be told with the numbers that it is for. */
  readonly isLikely: boolean;
}

/** Probabilities below these are told as numbers to be checked. */
const sure = { question: 0.6, number: 0.6, belonging: 0.5 };
/** With more numbers that have no place in the sum, half of the answers that seemed sure were wrong. */
const maxLeftOut = 2;
/** Below these it is not told at all. */
export const likely = { question: 0.4, number: 0.25 };

/** Reads the worksheet of a situation; nothing for a question that has none, or without a number of its own. */
export function fillWorksheet(reading: Reading): FilledWorksheet | undefined {
  const sheet = worksheetOf(reading.question);
  if (!sheet) return undefined;
  const values = fieldValues(sheet, reading);
  if (values.size === 0) return undefined;
  const results = sheet.workOut(
    Object.fromEntries([...values].map(([name, { value }]) => [name, value])),
  );
  const { has } = labelsOfQuestion(sheet.id);
  const leftOut = reading.numbers.filter(({ label }) => !has(label));
  // A number that may belong to the sum after all, or more than are told beside a sum.
  const isLeftOut =
    leftOut.length > maxLeftOut || leftOut.some(({ belonging }) => belonging > sure.belonging);
  const number = (name: string) => values.get(name)?.value;
  // Nobody sells below what goes into it for long: one of them was something else.
  const isBelow = (number('unitCost') ?? 0) >= (number('price') ?? Number.POSITIVE_INFINITY);
  const probability = Math.min(...[...values.values()].map((one) => one.probability));
  const isLikely =
    results.length > 0 &&
    !isBelow &&
    reading.probability >= likely.question &&
    probability >= likely.number;
  return {
    sheet,
    values,
    results,
    isLikely,
    isSure:
      isLikely && reading.probability >= sure.question && probability >= sure.number && !isLeftOut,
  };
}

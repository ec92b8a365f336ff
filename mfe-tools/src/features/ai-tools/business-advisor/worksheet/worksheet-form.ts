import type { Unit, Worksheet, WorksheetField } from '@commons/calculators/worksheets/worksheet';
import { worksheetWords } from '@commons/calculators/worksheets/worksheet-words';
import { worksheets } from '@commons/calculators/worksheets/worksheets';
import { language, t } from '@commons/ui/text/texts';
import { numberProblem, optionalNumber, typedNumber } from '@commons/web-kit/forms/typed-number';
import { count, money } from '../../../../display-numbers';

/** The words of a worksheet in the language of the page. */
export const inWords = worksheetWords(language);

/** What is typed into the fields, by their names. */
export type Typed = Readonly<Record<string, string>>;

const maxValue = 1e12;

/** Questions to choose from. */
export const questions = worksheets.map(({ id, question }) => ({
  value: id,
  label: inWords(question),
}));

const monthsText = (months: number) =>
  t('worksheetMonths', { count: Math.round(months * 10) / 10 });

/** A number as people write it: "$1,200.00", "3.5 months". */
export const shown = (value: number, unit: Unit): string =>
  ({
    money,
    percent: (share: number) => `${count(share, 1)}%`,
    count: (number: number) => count(number, 1),
    months: monthsText,
  })[unit](value);

/** The same inside of a calculation: months are a plain number. */
export const shownIn = (value: number, unit: Unit): string =>
  shown(value, unit === 'months' ? 'count' : unit);

/** The errors of what was typed, by field; empty fields have none. */
export const problemsOf = ({ fields }: Worksheet, typed: Typed): Typed =>
  Object.fromEntries(
    fields.flatMap(({ name, unit }) => {
      const problem = numberProblem(typed[name] ?? '', {
        noun: t('aNumber'),
        most: maxValue,
        orZero: true,
        optional: true,
        isAmount: unit === 'money',
      });
      return problem ? [[name, problem]] : [];
    }),
  );

/** What is worked out of what was typed; nothing while a number is missing. */
export const resultsOf = (sheet: Worksheet, typed: Typed) =>
  sheet.workOut(
    Object.fromEntries(sheet.fields.map(({ name }) => [name, optionalNumber(typed[name] ?? '')])),
  );

/** Fields that still need a number. */
export const missingOf = ({ fields }: Worksheet, typed: Typed): readonly WorksheetField[] =>
  fields.filter(
    ({ name, otherwise }) =>
      otherwise === undefined && Number.isNaN(typedNumber(typed[name] ?? '')),
  );

/** Question, numbers and results as Markdown, for the text. */
export const worksheetText = (sheet: Worksheet, typed: Typed): string => {
  const entered = sheet.fields.flatMap(({ name, label, unit, otherwise }) => {
    const value = optionalNumber(typed[name] ?? '') ?? otherwise;
    return value === undefined ? [] : [`- ${inWords(label)}: ${shown(value, unit)}`];
  });
  const results = resultsOf(sheet, typed).map(
    ({ label, unit, value }) => `- **${inWords(label)}:** ${shown(value, unit)}`,
  );
  return [`## ${inWords(sheet.question)}`, '', ...entered, ...results].join('\n');
};

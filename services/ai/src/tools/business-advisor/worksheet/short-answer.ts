import { weeksInMonth } from '@commons/calculators/worksheets/term';
import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../dates-and-amounts.js';
import type { Reading } from '../reading/read-situation.js';
import { answers, type Numbers, number, type Wording } from './answers.js';
import type { FilledWorksheet } from './read-worksheet.js';

/** The answer of a worksheet in a sentence. */
export function shortAnswer(
  { sheet, values, results }: FilledWorksheet,
  reading: Reading,
  t: Translate,
): string {
  const of: Numbers = Object.fromEntries([
    ...sheet.fields.flatMap(({ name, otherwise }) => {
      const value = values.get(name)?.value ?? otherwise;
      return value === undefined ? [] : [[name, value] as const];
    }),
    ...results.map(({ name, value }) => [name, value] as const),
  ]);
  const inWeek = (value: string) => (reading.isWeekly ? t('adviceInWeek', { week: value }) : '');
  const wording: Wording = {
    perWeek: (monthly) => inWeek(usd(Math.abs(monthly) / weeksInMonth.value)),
    countPerWeek: (monthly) => inWeek(number(monthly / weeksInMonth.value)),
    once: reading.isOnce ? 'yes' : 'no',
  };
  return answers[sheet.id]?.(of, t, wording) ?? '';
}

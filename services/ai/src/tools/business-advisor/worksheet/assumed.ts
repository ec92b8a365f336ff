import { worksheetWords } from '@commons/calculators/worksheets/worksheet-words';
import { lowerFirst } from '../../../facts/grammar/lower-first.js';
import { aiTexts } from '../../../texts/ai-texts.js';
import type { Computed } from './compute.js';
import { shown } from './worksheet-lines.js';

/** The fields of each worksheet whose number changes the answer and is not said in it. */
const counted: Readonly<Record<string, readonly string[]>> = {
  cash: ['sales'],
  month: ['unitCost', 'costs'],
  breakEven: ['unitCost'],
  job: ['unitCost'],
  drive: ['unitCost', 'mileCost'],
  priceChange: ['unitCost'],
  fees: ['unitCost'],
  advertising: ['kept'],
  moreWork: ['unitCost'],
  openingHours: ['kept'],
  payGap: ['hours'],
  hourlyRate: ['costs', 'weeksWorked'],
  purchase: ['upkeep'],
  leaseOrBuy: ['upkeep'],
  compare: ['kept'],
};

/**
 * What an answer counts with although nobody named it: "what goes into one as $0".
 * @returns nothing where all was named, or nothing is answered
 */
export function assumedNumbers(
  { filled, short }: Computed,
  language: 'en' | 'es',
): string | undefined {
  if (!filled || !short) return undefined;
  const names = worksheetWords(language);
  const t = aiTexts(language);
  const { sheet, values } = filled;
  const items = sheet.fields.flatMap(({ name, label, unit, otherwise }) =>
    otherwise === undefined || values.has(name) || !counted[sheet.id]?.includes(name)
      ? []
      : [t('adviceAssumedOne', { name: lowerFirst(names(label)), value: shown(otherwise, unit) })],
  );
  return items.length > 0 ? t('adviceAssumed', { items: items.join('; ') }) : undefined;
}

import { worksheetWords } from '@commons/calculators/worksheets/worksheet-words';
import { upperFirst } from '@commons/contracts/text/upper-first';
import { aiTexts } from '../../../texts/ai-texts.js';
import { bullets } from '../../entered-text.js';
import type { Computed } from './compute.js';
import { likely } from './read-worksheet.js';
import { shown } from './worksheet-lines.js';

/**
 * Where no sum is sure: the question that the numbers decide, what was read for each of them, and what is missing. The
 * worksheet below the advice does the sum.
 * @returns nothing where the answer is told, or no number was read
 */
export function numbersToCheck(
  { filled, short, lines, isSure, reading }: Computed,
  language: 'en' | 'es',
): string | undefined {
  if (!filled || isSure || reading.probability < likely.question) return undefined;
  const t = aiTexts(language);
  const names = worksheetWords(language);
  const { sheet, values } = filled;
  const rows = sheet.fields.flatMap(({ name, label, unit, otherwise }) => {
    const found = values.get(name);
    const read = found && found.probability >= likely.number ? found : undefined;
    if (!read && otherwise !== undefined) return [];
    const value = read ? shown(Math.round(read.value * 100) / 100, unit) : 'none';
    return [upperFirst(t('adviceRead', { name: names(label), value }))];
  });
  if (!sheet.fields.some(({ name }) => (values.get(name)?.probability ?? 0) >= likely.number))
    return undefined;
  const check = t('adviceCheck', { question: names(sheet.question) });
  const answer = short ? `\n\n${t('adviceLikely', { answer: short })}\n\n${bullets(lines)}` : '';
  return `${check}\n\n${bullets(rows)}${answer}`;
}

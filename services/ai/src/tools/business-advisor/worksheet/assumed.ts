import { translatedWords } from '@commons/service-kit/texts/translated-words';
import { lowerFirst } from '../../../facts/grammar/sentence.js';
import { aiTexts } from '../../../texts/ai-texts.js';
import type { Computed } from './compute.js';
import { shown } from './worksheet-lines.js';

/** Numbers that an answer tells by itself, or that are no cost. */
const told = new Set(['months', 'onTop', 'people', 'leftNow', 'sold', 'deposit', 'wantedHour']);

/** Without what goods take, these say nothing about sales. */
const withoutGoods = new Set(['hire', 'rent']);

/**
 * What an answer counts with although nobody named it: "what goes into one as $0".
 * @returns nothing where all was named, or nothing is answered
 */
export function assumedNumbers(
  { filled, short }: Computed,
  language: 'en' | 'es',
): string | undefined {
  if (!filled || !short) return undefined;
  const names = translatedWords(language);
  const t = aiTexts(language);
  const { sheet, values } = filled;
  const items = sheet.fields.flatMap(({ name, label, unit, otherwise }) =>
    otherwise === undefined ||
    values.has(name) ||
    told.has(name) ||
    sheet.id === 'loan' ||
    (name === 'kept' && withoutGoods.has(sheet.id))
      ? []
      : [t('adviceAssumedOne', { name: lowerFirst(names(label)), value: shown(otherwise, unit) })],
  );
  return items.length > 0 ? t('adviceAssumed', { items: items.join('; ') }) : undefined;
}

import { foldText } from '@commons/contracts/fold-text';

const names =
  'english spanish french german italian portuguese chinese mandarin cantonese japanese korean arabic hindi russian vietnamese tagalog ukrainian polish haitian somali hmong navajo urdu bengali punjabi swahili persian farsi hebrew greek turkish'.split(
    ' ',
  );
const pattern = new RegExp(String.raw`\b(?:${names.join('|')}|creole|sign language|asl)\b`, 'g');

/** The languages that a text names, folded. */
export const languagesIn = (text: string): string[] => [
  ...new Set(
    (foldText(text).match(pattern) ?? []).map((name) => (name === 'asl' ? 'sign language' : name)),
  ),
];

/** Whether a requirement is about speaking: "bilingual", "fluent in Spanish", "Spanish a plus". */
export const asksLanguage = (text: string): boolean =>
  /\bbilingual\b/i.test(text) || languagesIn(text).length > 0;

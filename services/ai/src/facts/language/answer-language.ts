import { languageOf } from './language.js';

/** English words that no Spanish text has, so many that an entry is surely English. */
const surelyEnglish = 3;
const english =
  /\b(?:the|and|is|are|we|you|our|your|for|with|that|this|have|has|will|my|from|they|their|of|to|our|need|want)\b/gi;
/** Words and marks that no English text has. */
const spanish =
  /[ñ¿¡]|(?<!\p{L})(?:el|los|las|una|del|que|para|con|por|su|sus|y|en|la|de|al|mi|se|es|un|más|muy|sin|nuestr[oa]s?|quiero|necesito)(?!\p{L})/giu;

/**
 * The language in which a text is written: that of the entries; of entries with few words, e.g. a trade and numbers,
 * that of the page.
 * @param entered all that the person typed
 * @param page language of the page
 * @returns 'en', 'es', or another one that the entries are in
 */
export function answerLanguage(entered: string, page = 'en'): string {
  const read = languageOf(entered);
  if (read !== 'en') return read;
  const [ofEnglish, ofSpanish] = [english, spanish].map(
    (words) => entered.match(words)?.length ?? 0,
  ) as [number, number];
  if (ofSpanish > ofEnglish) return 'es';
  return ofEnglish >= surelyEnglish ? 'en' : page;
}

import { isWord } from '../grammar/vocabulary.js';
import { languageOf } from './language.js';

/** English words that no Spanish text has, so many that an entry is surely English. */
const surelyEnglish = 3;
const english =
  /\b(?:the|and|is|are|we|you|our|your|for|with|that|this|have|has|will|my|from|they|their|of|to|our|need|want)\b/gi;
/** Words and marks that no English text has. */
const spanish =
  /[ñ¿¡]|(?<!\p{L})(?:el|los|las|una|del|que|para|con|por|su|sus|y|en|la|de|al|mi|se|es|un|más|muy|sin|nuestr[oa]s?|quiero|necesito)(?!\p{L})/giu;

/** Longer words in small letters; names tell no language. */
const longerWords = /(?<![\p{L}@.])\p{Ll}{3,}(?![\p{L}@])/gu;
/** Fewer words tell nothing. */
const enough = { english: 4, spanish: 6 };
/** From this share of English words on an entry is English, up to the other one it is not. */
const mostlyEnglish = 0.65;
const hardlyEnglish = 0.35;
/** How most Spanish words end. */
const spanishEnd = /(?:[aeo]s?|[aei]r|ci[oó]n|dad|al|[oó]n|or)$/u;

/** Of "oak firewood 85 a cord, 15 mi": no word of its grammar tells the language, all of its nouns do. */
function byVocabulary(entered: string): 'en' | 'es' | undefined {
  const words = [...new Set(entered.match(longerWords))];
  const share = words.filter((word) => /^[a-z]+$/.test(word) && isWord(word)).length / words.length;
  if (words.length >= enough.english && share >= mostlyEnglish) return 'en';
  const looksSpanish = words.filter((word) => spanishEnd.test(word)).length / words.length;
  return words.length >= enough.spanish && share <= hardlyEnglish && looksSpanish > mostlyEnglish
    ? 'es'
    : undefined;
}

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
  const byWords = byVocabulary(entered);
  if (ofSpanish > ofEnglish && byWords !== 'en') return 'es';
  if (byWords === 'es' && ofEnglish === 0) return 'es';
  return ofEnglish >= surelyEnglish ? 'en' : page;
}

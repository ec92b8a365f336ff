import { packageTexts, type Translate } from './package-texts.js';

const words = packageTexts('@commons/contracts', { namesAreTexts: true });

/**
 * Translates stored values and API texts for mails, by their English text: `translatedWords('es')('Full-time')`,
 * `translatedWords('es')('Matches your category {category}', { category })`. Words without a translation are left in
 * English.
 */
export const translatedWords = (language?: string): Translate => words(language);

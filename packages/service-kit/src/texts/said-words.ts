import { packageTexts, type Translate } from './package-texts.js';

const words = packageTexts('@commons/contracts', { namesAreTexts: true });

/**
 * Translates stored values and API texts for mails, by their English text: `saidWords('es')('Full-time')`,
 * `saidWords('es')('Matches your category {category}', { category })`. Words without a translation stay English.
 */
export const saidWords = (language?: string): Translate => words(language);

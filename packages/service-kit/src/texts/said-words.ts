import { packageTexts, type Translate } from './package-texts.js';

const words = packageTexts('@commons/contracts', { namesAreTexts: true });

/**
 * Stored values and texts of the API in a language of mails, by their English text: `saidWords('es')('Full-time')`,
 * `saidWords('es')('Matches your category {category}', { category })`. A word without a translation stays English.
 */
export const saidWords = (language?: string): Translate => words(language);

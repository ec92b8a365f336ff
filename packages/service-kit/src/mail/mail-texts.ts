import { packageTexts } from '../texts/package-texts.js';

/** Texts that all mails share, by language. */
export const mailTexts = packageTexts('@commons/service-kit');

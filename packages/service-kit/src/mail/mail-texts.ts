import { packageTexts } from '../texts/package-texts.js';

/** What all mails say, by language. */
export const mailTexts = packageTexts('@commons/service-kit');

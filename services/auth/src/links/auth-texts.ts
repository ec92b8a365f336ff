import { packageTexts } from '@commons/service-kit/texts/package-texts';

/** What the mails of auth say, by the language of the account. */
export const authTexts = packageTexts('@commons/auth');

import { packageTexts } from '@commons/service-kit/texts/package-texts';

/** Texts of the mails of auth, by the language of the account. */
export const authTexts = packageTexts('@commons/auth');

import { packageTexts } from '@commons/service-kit/texts/package-texts';

/** Texts of the directory's mails, by the language of the account. */
export const directoryTexts = packageTexts('@commons/directory');

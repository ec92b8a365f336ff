import { packageTexts } from '@commons/service-kit/texts/package-texts';

/** What the mails of the directory say, by the language of the account. */
export const directoryTexts = packageTexts('@commons/directory');

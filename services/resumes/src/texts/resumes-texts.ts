import { packageTexts } from '@commons/service-kit/texts/package-texts';

/** Texts of the mails about profiles, by the language of the account. */
export const resumesTexts = packageTexts('@commons/resumes');

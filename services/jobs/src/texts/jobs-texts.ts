import { packageTexts } from '@commons/service-kit/texts/package-texts';

/** Texts of the mails of jobs, and of suggested letters, by the language of the account. */
export const jobsTexts = packageTexts('@commons/jobs');

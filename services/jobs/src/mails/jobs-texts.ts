import { packageTexts } from '@commons/service-kit/texts/package-texts';

/** What the mails of jobs say, and the letters that they suggest, by the language of the account. */
export const jobsTexts = packageTexts('@commons/jobs');

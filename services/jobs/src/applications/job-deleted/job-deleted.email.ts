import type { Mail } from '@commons/service-kit/mail/mail';
import { jobsTexts } from '../../texts/jobs-texts.js';
import type { ApplicationRecord } from '../application.schema.js';
import { jobText } from '../application-links.js';
import type { MailAddress } from '../mails/applicant-address.service.js';
import { applicantMail } from '../mails/applicant-mail.js';

/** Informs an applicant who waits for an answer that there will be none. */
export function jobDeletedEmail(
  application: ApplicationRecord,
  address: MailAddress,
  site: string,
): Mail {
  const { language } = address;
  const t = jobsTexts(language);
  return applicantMail(application, address, site, {
    subject: t('deletedSubject', { job: application.job.title }),
    parts: [
      t('deleted', { job: jobText(application, language) }),
      t('deletedKept'),
      { link: { label: t('seeOtherJobs'), url: `${site}/jobs` } },
    ],
  });
}

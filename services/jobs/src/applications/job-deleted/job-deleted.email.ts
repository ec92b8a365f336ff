import { hello, type Mail, notificationsStop } from '@commons/service-kit/mail/mail';
import { jobsTexts } from '../../mails/jobs-texts.js';
import type { ApplicationRecord } from '../application.schema.js';
import type { MailAddress } from '../mails/applicant-address.service.js';
import { applicantLink, jobText } from '../mails/application-links.js';

/** Tells an applicant who waits for an answer that there will be none. */
export function jobDeletedEmail(
  application: ApplicationRecord,
  { to, language }: MailAddress,
  site: string,
): Mail {
  const t = jobsTexts(language);
  return {
    to,
    language,
    subject: t('deletedSubject', { job: application.job.title }),
    greeting: hello(application.applicant.name, language),
    parts: [
      t('deleted', { job: jobText(application, language) }),
      t('deletedKept'),
      { link: { label: t('seeOtherJobs'), url: `${site}/jobs` } },
      { link: applicantLink(application, site, language) },
    ],
    why: t('applicantWhy'),
    stop: notificationsStop(site, 'job_seeker', language),
  };
}

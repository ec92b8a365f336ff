import type { Mail } from '@commons/service-kit/mail/mail';
import { jobsTexts } from '../../texts/jobs-texts.js';
import type { ApplicationRecord } from '../application.schema.js';
import { jobText } from '../application-links.js';
import type { MailAddress } from './applicant-address.service.js';
import { applicantMail } from './applicant-mail.js';

/** The applicant's receipt: what was sent, and what happens next. */
export function applicationReceivedEmail(
  application: ApplicationRecord,
  address: MailAddress,
  site: string,
): Mail {
  const { language } = address;
  const t = jobsTexts(language);
  return applicantMail(application, address, site, {
    subject: t('receivedSubject', { job: application.job.title }),
    parts: [arrived(application, language), t('receivedNext')],
  });
}

function arrived(application: ApplicationRecord, language: string | undefined): string {
  const t = jobsTexts(language);
  const { cover_letter, resume } = application;
  const job = jobText(application, language);
  if (!resume) return cover_letter ? t('receivedWithLetter', { job }) : t('received', { job });
  const sent = { job, resume: resume.filename };
  return cover_letter ? t('receivedWithBoth', sent) : t('receivedWithResume', sent);
}

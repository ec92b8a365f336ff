import type { UserSnapshot } from '@commons/contracts/account/account';
import { hello, type Mail, notificationsStop } from '@commons/service-kit/mail/mail';
import { jobsTexts } from '../../texts/jobs-texts.js';
import type { ApplicationRecord } from '../application.schema.js';
import { employerLink } from '../application-links.js';

/** Notifies the employer of a new application. */
export function newApplicationEmail(
  application: ApplicationRecord,
  { email, full_name, language }: UserSnapshot,
  site: string,
): Mail {
  const t = jobsTexts(language);
  return {
    to: email,
    language,
    subject: t('newApplicationFor', { job: application.job.title }),
    greeting: hello(full_name, language),
    parts: [applied(application, language), { link: employerLink(application, site, language) }],
    why: t('ownerWhy'),
    stop: notificationsStop(site, 'employer', language),
  };
}

function applied(application: ApplicationRecord, language: string | undefined): string {
  const t = jobsTexts(language);
  const { applicant, cover_letter, resume } = application;
  const facts = { name: applicant.name, job: application.job.title };
  if (!resume) return cover_letter ? t('appliedWithLetter', facts) : t('applied', facts);
  return cover_letter ? t('appliedWithBoth', facts) : t('appliedWithResume', facts);
}

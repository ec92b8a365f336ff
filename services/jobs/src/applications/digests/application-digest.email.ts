import type { UserSnapshot } from '@commons/contracts/account/account';
import { hello, type Mail, notificationsStop } from '@commons/service-kit/mail/mail';
import { localeOf } from '@commons/service-kit/texts/package-texts';
import { jobsTexts } from '../../texts/jobs-texts.js';
import type { ApplicationRecord } from '../application.schema.js';
import { employerLink } from '../application-links.js';

/** Applications named in one mail. The others are in the dashboard. */
const named = 20;

/** 'a resume and 3 answers' */
function sentAlong(
  { resume, cover_letter, answers = [] }: ApplicationRecord,
  language: string | undefined,
): string {
  const t = jobsTexts(language);
  const parts = [
    ...(resume ? [t('sentResume')] : []),
    ...(cover_letter ? [t('sentLetter')] : []),
    ...(answers.length > 0 ? [t('sentAnswers', { count: answers.length })] : []),
  ];
  if (parts.length < 3) return new Intl.ListFormat(localeOf(language)).format(parts);
  // English: no comma before "and".
  const last = parts.pop() ?? '';
  return new Intl.ListFormat(localeOf(language)).format([parts.join(', '), last]);
}

function factsOf(application: ApplicationRecord, language: string | undefined): string {
  const { applicant, status } = application;
  const t = jobsTexts(language);
  const what = sentAlong(application, language);
  const done = {
    pending: '',
    reviewed: t('statusReviewed'),
    accepted: t('statusAccepted'),
    rejected: t('statusRejected'),
  };
  const facts = [applicant.location, what ? t('sent', { what }) : t('sentNothing'), done[status]];
  return facts.filter(Boolean).join(' · ');
}

/** How many came for each job: '2 for Bread Baker, 1 for Barista'. */
function byJob(applications: readonly ApplicationRecord[], language: string | undefined): string {
  const counts = new Map<string, number>();
  for (const { job } of applications) counts.set(job.title, (counts.get(job.title) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 5)
    .map(([job, count]) => jobsTexts(language)('digestFor', { count, job }))
    .join(', ');
}

/** The applications since the last of these mails, the longest waiting first. */
export function applicationDigestEmail(
  applications: readonly ApplicationRecord[],
  { email, full_name, application_mails, language }: UserSnapshot,
  site: string,
): Mail {
  const t = jobsTexts(language);
  const [first] = applications;
  const count = applications.length;
  const only = count === 1 ? first : undefined;
  const left = count - named;
  return {
    to: email,
    language,
    subject: only
      ? t('newApplicationFor', { job: only.job.title })
      : `${t('digestCount', { count })}: ${byJob(applications, language)}`,
    greeting: hello(full_name, language),
    parts: [
      t('digestApplied', { count }),
      {
        items: applications.slice(0, named).map((application) => ({
          title: t('digestPerson', {
            name: application.applicant.name,
            job: application.job.title,
          }),
          text: factsOf(application, language),
          url: employerLink(application, site, language).url,
        })),
      },
      ...(left > 0 ? [t('andMore', { count: left })] : []),
      {
        link: {
          label: t('reviewAll'),
          url: `${site}/employer-dashboard?tab=applications&status=pending`,
        },
      },
    ],
    why: application_mails === 'weekly' ? t('weekly') : t('daily'),
    stop: notificationsStop(site, 'employer', language),
  };
}

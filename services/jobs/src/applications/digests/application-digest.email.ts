import type { UserSnapshot } from '@commons/contracts/account';
import { hello, type Mail, notificationsStop } from '@commons/service-kit/mail/mail';
import type { ApplicationRecord } from '../application.schema.js';
import { employerLink } from '../mails/application-links.js';

/** Applications named in one mail. The others are in the dashboard. */
const named = 20;

/** 'a resume and 3 answers' */
function sentAlong({ resume, cover_letter, answers = [] }: ApplicationRecord): string {
  const parts = [
    ...(resume ? ['a resume'] : []),
    ...(cover_letter ? ['a cover letter'] : []),
    ...(answers.length > 0
      ? [answers.length === 1 ? '1 answer' : `${answers.length} answers`]
      : []),
  ];
  const last = parts.pop() ?? '';
  return parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
}

const statusWords = {
  pending: '',
  reviewed: 'reviewed',
  accepted: 'accepted',
  rejected: 'rejected',
};

function factsOf(application: ApplicationRecord): string {
  const { applicant, status } = application;
  const along = sentAlong(application);
  const facts = [applicant.location, along ? `sent ${along}` : 'sent no resume or letter'];
  const isDone = statusWords[status] && `already ${statusWords[status]}`;
  return [...facts, isDone].filter(Boolean).join(' · ');
}

/** How many came for each job: '2 for Bread Baker, 1 for Barista'. */
function byJob(applications: readonly ApplicationRecord[]): string {
  const counts = new Map<string, number>();
  for (const { job } of applications) counts.set(job.title, (counts.get(job.title) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 5)
    .map(([title, count]) => `${count} for ${title}`)
    .join(', ');
}

/** The applications that came since the last of these mails, oldest first: who has waited longest is on top. */
export function applicationDigestEmail(
  applications: readonly ApplicationRecord[],
  { email, full_name, application_mails }: UserSnapshot,
  site: string,
): Mail {
  const [first] = applications;
  const only = applications.length === 1 ? first : undefined;
  const count = `${applications.length} new applications`;
  const left = applications.length - named;
  const often = application_mails === 'weekly' ? 'once a week' : 'once a day';
  return {
    to: email,
    subject: only ? `New application for ${only.job.title}` : `${count}: ${byJob(applications)}`,
    greeting: hello(full_name),
    parts: [
      only ? 'One person has applied:' : `${applications.length} people have applied:`,
      {
        items: applications.slice(0, named).map((application) => ({
          title: `${application.applicant.name} for ${application.job.title}`,
          text: factsOf(application),
          url: employerLink(application, site).url,
        })),
      },
      ...(left > 0 ? [`And ${left} more.`] : []),
      {
        link: {
          label: 'Review them all',
          url: `${site}/employer-dashboard?tab=applications&status=pending`,
        },
      },
    ],
    why: `You get this mail at most ${often} because you chose that in your settings.`,
    stop: notificationsStop(site, 'employer'),
  };
}

import { jobPage } from '@commons/contracts/front-ends/page-addresses';
import { readableJob } from '@commons/contracts/imports/readable-name';
import type { JobMatch, SeekerPreferences } from '@commons/contracts/jobs/job-matches';
import { hello, type Mail } from '@commons/service-kit/mail/mail';
import { jobsTexts } from '../texts/jobs-texts.js';

/** The weekly mail with new matching jobs, with one-click unsubscribe (RFC 8058). */
export function jobAlertsEmail(
  { full_name, email, language }: SeekerPreferences,
  matches: readonly JobMatch[],
  token: string,
  site: string,
): Mail {
  const t = jobsTexts(language);
  const count = matches.length;
  return {
    to: email,
    language,
    subject: t('alertSubject', { count }),
    greeting: hello(full_name, language),
    parts: [
      t('alertFits', { count }),
      {
        items: matches.map(({ job, reasons }) => {
          const { title, company_name: company } = readableJob(job);
          return {
            title: t('titleAt', { title, company }),
            text: `${reasons.join('. ')}.`,
            url: `${site}${jobPage(job.id)}`,
          };
        }),
      },
      { link: { label: t('seeAllForMe'), url: `${site}/job-seeker-dashboard?tab=job-search` } },
    ],
    why: t('alertWhy'),
    stop: {
      label: t('stopThisMail'),
      url: `${site}/stop-job-alerts?token=${token}`,
      oneClick: `${site}/api/jobs/alerts/${token}/unsubscribe`,
    },
  };
}

import type { JobMatch, SeekerPreferences } from '@commons/contracts/job-matches';
import { readableJob } from '@commons/contracts/readable-name';
import { hello, type Mail } from '@commons/service-kit/mail/mail';

/** The weekly mail with new matching jobs, with one-click unsubscribe (RFC 8058). */
export function jobAlertsEmail(
  { full_name, email }: SeekerPreferences,
  matches: readonly JobMatch[],
  token: string,
  site: string,
): Mail {
  const isOne = matches.length === 1;
  const count = isOne ? '1 new job' : `${matches.length} new jobs`;
  return {
    to: email,
    subject: `${count} for you this week`,
    greeting: hello(full_name),
    parts: [
      `This week ${count} ${isOne ? 'fits' : 'fit'} your job preferences:`,
      {
        items: matches.map(({ job, reasons }) => {
          const { title, company_name } = readableJob(job);
          return {
            title: `${title} at ${company_name}`,
            text: `${reasons.join('. ')}.`,
            url: `${site}/jobs/${job.id}`,
          };
        }),
      },
      {
        link: { label: 'See all jobs for me', url: `${site}/job-seeker-dashboard?tab=job-search` },
      },
    ],
    why: 'You get this mail once a week because "Job alerts" is switched on in your account.',
    stop: {
      label: 'Stop this mail',
      url: `${site}/stop-job-alerts?token=${token}`,
      oneClick: `${site}/api/jobs/alerts/${token}/unsubscribe`,
    },
  };
}

import type { JobMatch, SeekerPreferences } from '@commons/contracts/job-matches';
import { escapeHtml } from '@commons/service-kit/mail/escape-html';
import type { Mail } from '@commons/service-kit/mail/mailer';

/** The weekly mail with new matching jobs. Mail programs offer to stop it with one click (RFC 8058). */
export function jobAlertsEmail(
  { full_name, email }: SeekerPreferences,
  matches: readonly JobMatch[],
  token: string,
  siteUrl: string,
): Mail {
  const count = matches.length === 1 ? '1 new job' : `${matches.length} new jobs`;
  const hello = `Hello ${full_name},`;
  const intro = `${count} this week that fit your job preferences:`;
  const stop = `${siteUrl}/stop-job-alerts?token=${token}`;
  const all = `${siteUrl}/job-seeker-dashboard?tab=job-search`;
  const why = 'You get this mail once a week because "Job alerts" is switched on in your account.';
  const blocks = matches.map(({ job, reasons }) => ({
    title: `${job.title} at ${job.company_name}`,
    reasons: reasons.join('. '),
    link: `${siteUrl}/jobs/${job.id}`,
  }));
  const list = blocks.map(({ title, reasons, link }) => `${title}\n${reasons}.\n${link}`);
  const items = blocks.map(
    ({ title, reasons, link }) =>
      `<li><a href="${escapeHtml(link)}">${escapeHtml(title)}</a><br>${escapeHtml(reasons)}.</li>`,
  );
  return {
    to: email,
    subject: `${count} for you this week`,
    text: `${[hello, intro, ...list, `All of them: ${all}`, why, `Stop this mail: ${stop}`].join('\n\n')}\n`,
    html: `<p>${escapeHtml(hello)}</p>
<p>${escapeHtml(intro)}</p>
<ul>${items.join('\n')}</ul>
<p><a href="${escapeHtml(all)}">All jobs for you</a></p>
<p>${escapeHtml(why)} <a href="${escapeHtml(stop)}">Stop this mail</a></p>
`,
    headers: {
      'List-Unsubscribe': `<${siteUrl}/api/jobs/alerts/${token}/unsubscribe>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

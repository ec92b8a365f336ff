import { beginningOf } from '@commons/contracts/cut-text';
import type { Job } from '@commons/contracts/jobs';
import { readableJob } from '@commons/contracts/readable-name';
import { escapeHtml } from '@commons/service-kit/mail/escape-html';
import { saidWords } from '@commons/service-kit/texts/said-words';
import { jobsTexts } from '../mails/jobs-texts.js';

/** Characters that XML 1.0 does not allow. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches them to remove them
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const xml = (text: string) => escapeHtml(text.replace(forbidden, ''));

function entry(job: Job, siteUrl: string, language: string): string {
  const t = jobsTexts(language);
  const link = xml(`${siteUrl}/jobs/${job.id}`);
  const place = job.location_city
    ? [job.location_city, job.location_state].filter(Boolean).join(', ')
    : job.location;
  const type = saidWords(language)(job.employment_type ?? '');
  const facts = [type, place, job.salary_range].filter(Boolean).join(' · ');
  const words = [facts, job.overview ?? job.description].filter(Boolean).join('\n\n');
  return `  <entry>
    <id>${link}</id>
    <title>${xml(t('titleAt', { title: job.title, company: job.company_name }))}</title>
    <link rel="alternate" type="text/html" href="${link}"/>
    <author><name>${xml(job.company_name)}</name></author>
    <category term="${xml(job.category)}"/>
    <published>${job.created_at}</published>
    <updated>${job.created_at}</updated>
    <summary type="text">${xml(beginningOf(words, 1_000))}</summary>
  </entry>`;
}

interface FeedFacts {
  readonly siteUrl: string;
  /** The time of the last change when nothing is found. */
  readonly now: Date;
  readonly language: string;
}

/**
 * A search as an Atom feed (RFC 4287).
 * @param query query string of the search, without `?`
 */
export function jobFeed(
  jobs: readonly Job[],
  query: string,
  { siteUrl, now, language }: FeedFacts,
): string {
  const t = jobsTexts(language);
  const suffix = query ? `?${query}` : '';
  const words = new URLSearchParams(query).get('search');
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${xml(`${siteUrl}/jobs${suffix}`)}</id>
  <title>${xml(words ? t('jobsFor', { words }) : t('jobs'))}</title>
  <updated>${jobs[0]?.created_at ?? now.toISOString()}</updated>
  <link rel="self" type="application/atom+xml" href="${xml(`${siteUrl}/api/jobs/feed.atom${suffix}`)}"/>
  <link rel="alternate" type="text/html" href="${xml(`${siteUrl}/jobs${suffix}`)}"/>
${jobs.map((job) => entry(readableJob(job), siteUrl, language)).join('\n')}
</feed>
`;
}

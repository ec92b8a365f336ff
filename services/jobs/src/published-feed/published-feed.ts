import { jobPage } from '@commons/contracts/front-ends/page-addresses';
import { documentTitle } from '@commons/contracts/front-ends/page-titles';
import { readableJob } from '@commons/contracts/imports/readable-name';
import type { Job } from '@commons/contracts/jobs/jobs';
import type { TownWord } from '@commons/contracts/portal/town-lists';
import { type AtomEntry, atomFeed } from '@commons/service-kit/feeds/atom-feed';
import type { PortalFacts } from '@commons/service-kit/portal/portal';
import { townWordIn } from '@commons/service-kit/portal/town-words';
import { translatedWords } from '@commons/service-kit/texts/translated-words';
import { jobsTexts } from '../texts/jobs-texts.js';

function entryOf(
  job: Job,
  { portal: { url: siteUrl }, language, categories }: FeedFacts,
): AtomEntry {
  const place = job.location_city
    ? [job.location_city, job.location_state].filter(Boolean).join(', ')
    : job.location;
  const type = translatedWords(language)(job.employment_type ?? '');
  const facts = [type, place, job.salary_range].filter(Boolean).join(' · ');
  return {
    link: `${siteUrl}${jobPage(job.id)}`,
    title: jobsTexts(language)('titleAt', { title: job.title, company: job.company_name }),
    author: job.company_name,
    category: townWordIn(categories, job.category, language),
    published: job.created_at,
    text: [facts, job.overview ?? job.description].filter(Boolean).join('\n\n'),
  };
}

interface FeedFacts {
  readonly portal: Pick<PortalFacts, 'name' | 'url'>;
  readonly now: Date;
  readonly language: string;
  /** Categories of the town's own. */
  readonly categories: readonly TownWord[];
}

/**
 * A search as an Atom feed.
 * @param query query string of the search, without `?`
 */
export function publishedFeed(jobs: readonly Job[], query: string, facts: FeedFacts): string {
  const { portal, now, language } = facts;
  const t = jobsTexts(language);
  const suffix = query ? `?${query}` : '';
  const words = new URLSearchParams(query).get('search');
  return atomFeed({
    title: documentTitle(words ? t('jobsFor', { words }) : t('jobs'), portal.name),
    page: `${portal.url}/jobs${suffix}`,
    self: `${portal.url}/api/jobs/feed.atom${suffix}`,
    entries: jobs.map((job) => entryOf(readableJob(job), facts)),
    now,
  });
}

import type { UserSnapshot } from '@commons/contracts/account/account';
import { jobPage } from '@commons/contracts/front-ends/page-addresses';
import { readableJob } from '@commons/contracts/imports/readable-name';
import { hello, type Mail } from '@commons/service-kit/mail/mail';
import { translatedWords } from '@commons/service-kit/texts/translated-words';
import type { JobRecord } from '../postings/job.js';
import { placeOf } from '../postings/job-answer.js';
import { jobsTexts } from '../texts/jobs-texts.js';
import type { SavedSearchRecord } from './saved-search.schema.js';

/** Jobs in one mail. The rest are on the board. */
const mailed = 15;

const titleOf = (job: JobRecord, language: string | undefined) => {
  const { title, company_name } = readableJob({ ...job, external: !job.owner_id });
  return jobsTexts(language)('titleAt', { title, company: company_name });
};

const factsOf = (job: JobRecord, language: string | undefined) =>
  [
    placeOf(job),
    job.employment_type && translatedWords(language)(job.employment_type),
    job.salary_range,
  ]
    .filter(Boolean)
    .join(' · ');

/** The board with this search. */
function boardLink({ search }: Pick<SavedSearchRecord, 'search'>, site: string): string {
  const { near, within_miles, ...rest } = search;
  const given = { ...rest, location: rest.location ?? near, within: within_miles };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (value) query.set(name, String(value));
  return `${site}/jobs?${query}`;
}

/** The new jobs of a saved search, with one-click unsubscribe (RFC 8058). */
export function savedSearchEmail(
  { full_name, email, language }: UserSnapshot,
  saved: SavedSearchRecord,
  jobs: readonly JobRecord[],
  site: string,
): Mail {
  const t = jobsTexts(language);
  const count = jobs.length;
  return {
    to: email,
    language,
    subject: t('searchSubject', { count, search: saved.name }),
    greeting: hello(full_name, language),
    parts: [
      t('searchFound', { search: saved.name, count }),
      {
        items: jobs.slice(0, mailed).map((job) => ({
          title: titleOf(job, language),
          text: factsOf(job, language),
          url: `${site}${jobPage(String(job._id))}`,
        })),
      },
      { link: { label: t('seeAllOfSearch'), url: boardLink(saved, site) } },
    ],
    why: saved.frequency === 'daily' ? t('searchDaily') : t('searchWeekly'),
    stop: {
      label: t('stopSearch'),
      url: `${site}/stop-job-alerts?search=${saved.token}`,
      oneClick: `${site}/api/jobs/search-alerts/${saved.token}/stop`,
    },
  };
}

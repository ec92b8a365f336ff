import type { UserSnapshot } from '@commons/contracts/account';
import { readableJob } from '@commons/contracts/readable-name';
import { hello, type Mail } from '@commons/service-kit/mail/mail';
import type { JobRecord } from '../postings/job.js';
import { placeOf } from '../postings/job-answer.js';
import type { SavedSearchRecord } from './saved-search.schema.js';

/** Jobs in one mail. The rest are on the board. */
const mailed = 15;

const titleOf = (job: JobRecord) => {
  const { title, company_name } = readableJob({ ...job, external: !job.owner_id });
  return `${title} at ${company_name}`;
};

const factsOf = (job: JobRecord) =>
  [placeOf(job), job.employment_type, job.salary_range].filter(Boolean).join(' · ');

/** The board with this search. */
export function boardLink({ search }: Pick<SavedSearchRecord, 'search'>, site: string): string {
  const { near, within_miles, ...rest } = search;
  const given = { ...rest, location: rest.location ?? near, within: within_miles };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (value) query.set(name, String(value));
  return `${site}/jobs?${query}`;
}

/** The new jobs of a saved search, with one-click unsubscribe (RFC 8058). */
export function savedSearchEmail(
  { full_name, email }: UserSnapshot,
  saved: SavedSearchRecord,
  jobs: readonly JobRecord[],
  site: string,
): Mail {
  const count = jobs.length === 1 ? '1 new job' : `${jobs.length} new jobs`;
  const often = saved.frequency === 'daily' ? 'once a day' : 'once a week';
  return {
    to: email,
    subject: `${count}: ${saved.name}`,
    greeting: hello(full_name),
    parts: [
      `Your saved search "${saved.name}" has found ${count}:`,
      {
        items: jobs.slice(0, mailed).map((job) => ({
          title: titleOf(job),
          text: factsOf(job),
          url: `${site}/jobs/${job._id}`,
        })),
      },
      { link: { label: 'See all jobs of this search', url: boardLink(saved, site) } },
    ],
    why: `You get this mail at most ${often} because you saved this search.`,
    stop: {
      label: 'Stop the mails of this search',
      url: `${site}/stop-job-alerts?search=${saved.token}`,
      oneClick: `${site}/api/jobs/search-alerts/${saved.token}/stop`,
    },
  };
}

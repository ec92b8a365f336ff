import { entrySources } from '@commons/contracts/imports/source-lists';
import {
  jobEmploymentFilters,
  jobExperienceLevels,
  jobFilterCategories,
} from '@commons/contracts/jobs/job-lists';
import type { Portal } from '@commons/service-kit/portal/portal';
import { fromList, titled } from '@commons/service-kit/search/facet-text';
import type { SearchSubject } from '@commons/service-kit/search/search-subject';
import { fromOpenList, townAreas, townMeanings } from '@commons/service-kit/search/town-meanings';
import { jobSubject } from './job-search-fields.js';

const employmentFilter = fromList(jobEmploymentFilters);

type Settings = Pick<Portal, 'now' | 'made'>;

/** Filters of the job board whose values a summary counts. */
const jobFacets = (portal: Settings): SearchSubject['facets'] => ({
  category: {
    of: [
      {
        name: 'category',
        text: fromOpenList(jobFilterCategories, () => portal.now.job_categories),
      },
    ],
  },
  employment_type: {
    of: [
      { name: 'employment', text: employmentFilter },
      { name: 'place', text: employmentFilter },
    ],
  },
  experience_level: { of: [{ name: 'level', text: fromList(jobExperienceLevels) }] },
  location: {
    of: [
      { name: 'area', text: titled },
      { name: 'zip', text: titled },
    ],
  },
  source: { of: [{ name: 'source', text: fromList(entrySources) }] },
});

/** With the filters that are counted, and with the categories that the town added at any moment. */
export const townJobSubject = (portal: Settings): SearchSubject => ({
  ...jobSubject,
  facets: jobFacets(portal),
  townMeanings: portal.made(({ job_categories, service_areas }) => [
    ...townMeanings(job_categories, 'category', 'Category'),
    ...townAreas(service_areas),
  ]),
});

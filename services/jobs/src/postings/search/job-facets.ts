import { entrySources } from '@commons/contracts/imports/source-lists';
import {
  jobEmploymentFilters,
  jobExperienceLevels,
  jobFilterCategories,
} from '@commons/contracts/jobs/job-lists';
import { fromList, titled } from '@commons/service-kit/search/facet-text';
import type { SearchSubject } from '@commons/service-kit/search/search-subject';

const employmentFilter = fromList(jobEmploymentFilters);

/** Filters of the job board whose values a summary counts. */
export const jobFacets: SearchSubject['facets'] = {
  category: { of: [{ name: 'category', text: fromList(jobFilterCategories) }] },
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
};

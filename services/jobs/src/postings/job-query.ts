import type { JobSearch } from '@commons/contracts/jobs';
import {
  facetTerm,
  foldText,
  type TermFilter,
  termFilter,
} from '@commons/service-kit/search/search-terms';
import type { QueryFilter, SortOrder } from 'mongoose';
import type { z } from 'zod';
import type { JobRecord } from './job.schema.js';
import { payStated } from './job-search-fields.js';
import { employmentTypeOf, experienceLevelOf } from './job-vocabulary.js';

type Search = z.output<typeof JobSearch>;
const day = 86_400_000;

/** `remote` and `hybrid` of the employment filter are kinds of place (decision A22). */
function employmentFacet(filter: string): string {
  const key = foldText(filter);
  if (key === 'remote' || key === 'hybrid') return facetTerm('place', key);
  return facetTerm('employment', employmentTypeOf(filter));
}

/** Terms of the filters that match whole. */
function facetsOf(search: Search): string[] {
  const { category, employment_type: employment, experience_level: level } = search;
  return [
    ...(category ? [facetTerm('category', category)] : []),
    ...(employment ? [employmentFacet(employment)] : []),
    ...(level ? [facetTerm('level', experienceLevelOf(level) ?? level)] : []),
    ...(search.remote_ok ? [facetTerm('remote', 'ok')] : []),
    ...(search.has_salary ? [payStated] : []),
    ...(search.company_size ? [facetTerm('size', search.company_size)] : []),
  ];
}

/** The query of a search: everything the board filters by, active jobs only (decisions A19–A26, A66). */
export function jobFilter(search: Search, now: Date): QueryFilter<JobRecord> & TermFilter {
  const { salary_min: min, salary_max: max, posted_within_days: days } = search;
  return {
    status: 'active',
    ...termFilter(search.search, search.location, facetsOf(search)),
    ...(search.source && { import_ref: { $exists: search.source === 'imported' } }),
    ...(search.employer_id && { owner_id: search.employer_id }),
    // Ranges overlap; jobs without pay drop out only because a bound was asked for (decision A23).
    ...(min !== undefined && { pay_to: { $gte: min } }),
    ...(max !== undefined && { pay_from: { $lte: max } }),
    ...(days && { created_at: { $gte: new Date(now.getTime() - days * day) } }),
  };
}

const newestFirst: Record<string, SortOrder> = { created_at: -1, _id: -1 };

const sorts: Readonly<Record<Search['sortBy'], Record<string, SortOrder>>> = {
  newest: newestFirst,
  oldest: { created_at: 1, _id: 1 },
  salary_high: { pay_high_key: -1, ...newestFirst },
  salary_low: { pay_low_key: 1, ...newestFirst },
  company: { company_key: 1, ...newestFirst },
  title: { title_key: 1, ...newestFirst },
};

/** The order of a search; `_id` is always the last key, so that pages never overlap. */
export function jobSort(sortBy: Search['sortBy']): Record<string, SortOrder> {
  return sorts[sortBy];
}

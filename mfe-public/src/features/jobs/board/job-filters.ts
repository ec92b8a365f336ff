import { maxSalary } from '@commons/contracts/applications/desired-salary';
import { type EntrySource, entrySources } from '@commons/contracts/imports/source-lists';
import { type JobSort, jobSorts } from '@commons/contracts/jobs/job-lists';
import type { JobSearch } from '@commons/contracts/jobs/job-search';
import { typedSalary } from '@commons/web-kit/forms/typed-salary';
import type { ChangeFilters, FilterRules } from '@commons/web-kit/page/address-filters';
import { distances, placeOf } from '@commons/web-kit/search/distance';

/** The filters of the board as form values; every text may be empty (D1 §3). */
export interface JobFilters {
  readonly search: string;
  readonly category: string;
  readonly location: string;
  /** Miles around the location; '' matches the place name only. */
  readonly within: string;
  readonly employment_type: string;
  readonly experience_level: string;
  readonly company_size: string;
  readonly salary_min: string;
  readonly salary_max: string;
  readonly posted_within_days: string;
  readonly remote_ok: boolean;
  readonly has_salary: boolean;
  readonly source: EntrySource | '';
  readonly sortBy: JobSort | 'nearest';
  /** 'Newest first' was chosen despite search words, which default to the best match (decision A69). */
  readonly byDate: boolean;
  /** Searches for the words exactly as typed: no spelling correction, no word dropped. */
  readonly exact: boolean;
}

export const noJobFilters: JobFilters = {
  search: '',
  category: '',
  location: '',
  within: '',
  employment_type: '',
  experience_level: '',
  company_size: '',
  salary_min: '',
  salary_max: '',
  posted_within_days: '',
  remote_ok: false,
  has_salary: false,
  source: '',
  sortBy: 'newest',
  byDate: false,
  exact: false,
};

/** The query parameters of the address, named as in POST /jobs/search. */
export const jobFilterRules: FilterRules<JobFilters> = {
  none: noJobFilters,
  known: { sortBy: [...jobSorts, 'nearest'], source: ['', ...entrySources], within: distances },
};

export type ChangeJobFilters = ChangeFilters<JobFilters>;

/** Removes the filter with this field name of the search call. Removing the place also removes the distance. */
export const withoutFilter = (field: string): Partial<JobFilters> =>
  field === 'within_miles'
    ? { location: '', within: '' }
    : { [field]: noJobFilters[field as keyof JobFilters] };

/** The filters that count as active: words, order and the distance of a place do not. */
export const countedFilters = (filters: JobFilters): JobFilters => ({
  ...filters,
  byDate: false,
  exact: false,
  within: '',
});

/** An amount for the filter, at most what the server accepts; undefined when it is none. */
export function wholeDollars(typed: string): number | undefined {
  const amount = typedSalary(typed);
  return amount === null || Number.isNaN(amount) ? undefined : Math.min(amount, maxSalary);
}

/** The body of POST /jobs/search: empty values are left out, amounts are integers (D1 §5, A21). */
export function searchRequest(filters: JobFilters, offset = 0): JobSearch {
  const days = Number.parseInt(filters.posted_within_days, 10);
  const request: Record<string, unknown> = {
    search: filters.search.trim(),
    category: filters.category,
    ...placeOf(filters),
    employment_type: filters.employment_type,
    experience_level: filters.experience_level,
    company_size: filters.company_size,
    salary_min: wholeDollars(filters.salary_min),
    salary_max: wholeDollars(filters.salary_max),
    posted_within_days: days > 0 ? days : undefined,
    remote_ok: filters.remote_ok,
    has_salary: filters.has_salary,
    source: filters.source,
    // By default the server sorts by best match with words, else newest first.
    sortBy: filters.sortBy === 'newest' && !filters.byDate ? undefined : filters.sortBy,
    exact: filters.exact,
    offset,
  };
  const given = Object.entries(request).filter(([, value]) => value || value === 0);
  return Object.fromEntries(given.filter(([key, value]) => key !== 'offset' || value !== 0));
}

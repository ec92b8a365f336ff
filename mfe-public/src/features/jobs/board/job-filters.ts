import { type JobSort, jobSorts } from '@commons/contracts/job-lists';
import type { JobSearch } from '@commons/contracts/jobs';
import { type EntrySource, entrySources } from '@commons/contracts/source-lists';
import type { ChangeFilters, FilterRules } from '@commons/web-kit/address-filters';
import { distances, placeOf } from '@commons/web-kit/search/distance';

/** What the visitor chose on the board, as the form holds it: every text may be empty (D1 §3). */
export interface JobFilters {
  readonly search: string;
  readonly category: string;
  readonly location: string;
  /** Miles around the location; '' where only its name counts. */
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
  readonly sortBy: JobSort;
  /** 'Newest first' was chosen although there are words, which alone put the best match first (decision A69). */
  readonly byDate: boolean;
  /** The words as typed: no typing error is mended, no word left out. */
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

/** How the filters stand in the address, under the names of POST /jobs/search. */
export const jobFilterRules: FilterRules<JobFilters> = {
  none: noJobFilters,
  known: { sortBy: jobSorts, source: ['', ...entrySources], within: distances },
};

export type ChangeJobFilters = ChangeFilters<JobFilters>;

/** Takes away a filter that the search call knows under this name; a distance goes with its place. */
export const withoutFilter = (field: string): Partial<JobFilters> =>
  field === 'within_miles'
    ? { location: '', within: '' }
    : { [field]: noJobFilters[field as keyof JobFilters] };

/** What is counted as active filters: the words, their order and the distance of a place are none of their own. */
export const countedFilters = (filters: JobFilters): JobFilters => ({
  ...filters,
  byDate: false,
  exact: false,
  within: '',
});

/** The contract's cap of a yearly salary; more would be refused with 422. */
const highestSalary = 100_000_000;

/** Whole dollars of what a person types ('45,000', '$45k', '45000.50'); undefined when it is no amount. */
export function wholeDollars(typed: string): number | undefined {
  const match = /^\$?(\d+(?:\.\d+)?)(k?)$/i.exec(typed.replaceAll(/[\s,]/g, ''));
  if (!match) return undefined;
  const amount = Math.trunc(Number(match[1]) * (match[2] ? 1000 : 1));
  return Math.min(amount, highestSalary);
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
    // Without a name the server takes the best match with words, else the newest first.
    sortBy: filters.sortBy === 'newest' && !filters.byDate ? undefined : filters.sortBy,
    exact: filters.exact,
    offset,
  };
  const given = Object.entries(request).filter(([, value]) => value || value === 0);
  return Object.fromEntries(given.filter(([key, value]) => key !== 'offset' || value !== 0));
}

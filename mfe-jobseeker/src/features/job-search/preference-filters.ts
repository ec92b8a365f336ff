import type { AccountProfile } from '@commons/contracts/account/account-profile';
import { jobFilterCategories } from '@commons/contracts/jobs/job-lists';
import { townNames } from '@commons/web-kit/portal/town-lists';

type Preferences = Pick<
  AccountProfile,
  | 'preferred_categories'
  | 'employment_types'
  | 'preferred_locations'
  | 'remote_ok'
  | 'desired_salary_min'
>;

const only = <Value>(list: readonly Value[] = []) => (list.length === 1 ? list[0] : undefined);

/**
 * The job preferences as filters of the board (decision A37), named as in the address. The board accepts one value per
 * filter, so with several preferred ones the filter stays open.
 */
export function preferenceFilters(profile: Preferences): Record<string, string> {
  const places = (profile.preferred_locations ?? '')
    .split(';')
    .map((place) => place.trim())
    .filter(Boolean);
  const category = only(profile.preferred_categories);
  const known = [...jobFilterCategories, ...townNames('job_categories')].find(
    (one) => one === category,
  );
  const type = only(profile.employment_types)?.toLowerCase();
  // A place would exclude remote jobs, so those who accept them get no place filter.
  const place = profile.remote_ok ? undefined : only(places);
  const salary = profile.desired_salary_min;
  return {
    ...(known && { category: known }),
    ...(type && { employment_type: type }),
    ...(place && { location: place }),
    ...(salary && { salary_min: String(salary) }),
  };
}

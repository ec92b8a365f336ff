import { foldText } from '@commons/contracts/fold-text';
import type { SeekerPreferences } from '@commons/contracts/job-matches';
import type { JobRecord } from '../postings/job.js';
import { placeOf } from '../postings/job-answer.js';

import { categoryFilters } from '../postings/search/job-vocabulary.js';

type Facts = Pick<
  JobRecord,
  | 'category'
  | 'employment_type'
  | 'location_type'
  | 'location_city'
  | 'location_state'
  | 'location'
  | 'salary_min'
  | 'salary_max'
>;

export interface Score {
  /** Share of the stated preferences that the job matches, 0 to 1. */
  readonly fit: number;
  /** Texts for the screen, strongest first. */
  readonly reasons: string[];
}

interface Wish {
  readonly weight: number;
  readonly reason: string | undefined;
}

/** The first wanted word that equals one of the job's, ignoring case. */
const common = (wanted: readonly string[], stated: readonly (string | undefined)[]) => {
  const keys = new Set(stated.map((word) => foldText(word ?? '')).filter(Boolean));
  return wanted.find((word) => keys.has(foldText(word)));
};

function placeWish({ preferred_locations: places, remote_ok }: SeekerPreferences, job: Facts) {
  if (remote_ok && job.location_type === 'Remote') return 'Remote, as you prefer';
  const { location_city: city, location_state: state, location } = job;
  const names = [city, `${city}, ${state}`, `${city} ${state}`, location, state];
  const place = common(places, names);
  if (place) return `In ${placeOf(job) ?? place}, one of your places`;
  if (remote_ok && job.location_type === 'Hybrid') return 'Partly remote, as you prefer';
  return undefined;
}

function payWish({ desired_salary_min: wanted = 0 }: SeekerPreferences, job: Facts) {
  const { salary_min: min, salary_max: max } = job;
  if (min === undefined && max === undefined) return undefined;
  if (min !== undefined && min >= wanted) return 'Pays at least what you want';
  return mostPay(job) >= wanted ? 'Can pay what you want' : undefined;
}

/** Upper end of the pay: "$45,000 or more" has none. */
const mostPay = ({ salary_max: max }: Facts) => max ?? Number.POSITIVE_INFINITY;

/** Whether any preference is stated; without one there is nothing to recommend by. */
export const hasPreferences = (wishes: SeekerPreferences): boolean =>
  wishes.categories.length > 0 ||
  wishes.employment_types.length > 0 ||
  wishes.preferred_locations.length > 0 ||
  wishes.remote_ok ||
  wishes.desired_salary_min !== undefined;

/**
 * How well a job matches a person's preferences. Only stated ones count.
 * @returns undefined when it pays too little, or matches less than half of the preferences by weight
 */
export function matchScore(wishes: SeekerPreferences, job: Facts): Score | undefined {
  const wanted = wishes.desired_salary_min;
  if (wanted !== undefined && mostPay(job) < wanted) return undefined;
  const category = common(wishes.categories, categoryFilters(job.category));
  const type = common(wishes.employment_types, [job.employment_type]);
  const parts: (Wish | false)[] = [
    wishes.categories.length > 0 && {
      weight: 4,
      reason: category && `Matches your category ${category}`,
    },
    (wishes.preferred_locations.length > 0 || wishes.remote_ok) && {
      weight: 3,
      reason: placeWish(wishes, job),
    },
    wishes.employment_types.length > 0 && {
      weight: 2,
      reason: type && `${type}, as you want to work`,
    },
    wanted !== undefined && { weight: 2, reason: payWish(wishes, job) },
  ];
  const stated = parts.filter((part) => part !== false);
  const met = stated.filter(({ reason }) => reason !== undefined);
  const sum = (list: readonly Wish[]) => list.reduce((total, { weight }) => total + weight, 0);
  const fit = sum(met) / Math.max(1, sum(stated));
  if (met.length === 0 || fit < 0.5) return undefined;
  return { fit, reasons: met.map(({ reason = '' }) => reason) };
}

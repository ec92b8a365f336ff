import type { SeekerPreferences } from '@commons/contracts/jobs/job-matches';
import type { TownWord } from '@commons/contracts/portal/town-lists';
import { foldText } from '@commons/contracts/text/fold-text';
import { townWordIn } from '@commons/service-kit/portal/town-words';
import type { Translate } from '@commons/service-kit/texts/package-texts';
import { translatedWords } from '@commons/service-kit/texts/translated-words';
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

interface Criterion {
  readonly weight: number;
  readonly reason: string | undefined;
}

/** The first wanted word that equals one of the job's, ignoring case. */
const common = (wanted: readonly string[], stated: readonly (string | undefined)[]) => {
  const keys = new Set(stated.map((word) => foldText(word ?? '')).filter(Boolean));
  return wanted.find((word) => keys.has(foldText(word)));
};

interface Subject {
  readonly preferences: SeekerPreferences;
  readonly job: Facts;
  readonly say: Translate;
}

function placeCriterion({ preferences, job, say }: Subject) {
  const { preferred_locations: places, remote_ok } = preferences;
  if (remote_ok && job.location_type === 'Remote') return say('Remote, as you prefer');
  const { location_city: city, location_state: state, location } = job;
  const names = [city, `${city}, ${state}`, `${city} ${state}`, location, state];
  const place = common(places, names);
  if (place) return say('In {place}, one of your places', { place: placeOf(job) ?? place });
  if (remote_ok && job.location_type === 'Hybrid') return say('Partly remote, as you prefer');
  return undefined;
}

function payCriterion({ preferences: { desired_salary_min: wanted = 0 }, job, say }: Subject) {
  const { salary_min: min, salary_max: max } = job;
  if (min === undefined && max === undefined) return undefined;
  if (min !== undefined && min >= wanted) return say('Pays at least what you want');
  return maxPay(job) >= wanted ? say('Can pay what you want') : undefined;
}

/** Upper end of the pay: "$45,000 or more" has none. */
const maxPay = ({ salary_max: max }: Facts) => max ?? Number.POSITIVE_INFINITY;

/** Whether any preference is stated; without one there is nothing to recommend by. */
export const hasPreferences = (preferences: SeekerPreferences): boolean =>
  preferences.categories.length > 0 ||
  preferences.employment_types.length > 0 ||
  preferences.preferred_locations.length > 0 ||
  preferences.remote_ok ||
  preferences.desired_salary_min !== undefined;

/**
 * How well a job matches a person's preferences. Only stated ones count.
 * @param language of the reasons
 * @param town categories of the town's own
 * @returns undefined when it pays too little, or matches less than half of the preferences by weight
 */
export function matchScore(
  preferences: SeekerPreferences,
  job: Facts,
  language?: string,
  town: readonly TownWord[] = [],
): Score | undefined {
  const say = translatedWords(language);
  const subject = { preferences, job, say };
  const wanted = preferences.desired_salary_min;
  if (wanted !== undefined && maxPay(job) < wanted) return undefined;
  const category = common(preferences.categories, categoryFilters(job.category));
  const type = common(preferences.employment_types, [job.employment_type]);
  const parts: (Criterion | false)[] = [
    preferences.categories.length > 0 && {
      weight: 4,
      reason:
        category &&
        say('Matches your category {category}', {
          category: townWordIn(town, category, language),
        }),
    },
    (preferences.preferred_locations.length > 0 || preferences.remote_ok) && {
      weight: 3,
      reason: placeCriterion(subject),
    },
    preferences.employment_types.length > 0 && {
      weight: 2,
      reason: type && say('{type}, as you want to work', { type: say(type) }),
    },
    wanted !== undefined && { weight: 2, reason: payCriterion(subject) },
  ];
  const stated = parts.filter((part) => part !== false);
  const met = stated.filter(({ reason }) => reason !== undefined);
  const sum = (list: readonly Criterion[]) => list.reduce((total, { weight }) => total + weight, 0);
  const fit = sum(met) / Math.max(1, sum(stated));
  if (met.length === 0 || fit < 0.5) return undefined;
  return { fit, reasons: met.map(({ reason = '' }) => reason) };
}

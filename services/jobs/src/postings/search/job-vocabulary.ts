import {
  jobCategoryAliases,
  jobEmploymentTypes,
  jobExperienceLevels,
  jobFilterCategories,
  jobFormCategories,
  jobLocationTypes,
} from '@commons/contracts/jobs/job-lists';
import { foldText } from '@commons/contracts/text/fold-text';

/** Synonyms of the five levels from the AI job description tool (D2 §3) and from imports. */
const experienceWords: Readonly<Record<string, string>> = {
  entry: 'Entry Level',
  junior: 'Entry Level',
  mid: 'Mid Level',
  intermediate: 'Mid Level',
  senior: 'Senior Level',
  'lead/principal': 'Senior Level',
  lead: 'Senior Level',
  principal: 'Senior Level',
  executive: 'Executive',
  intern: 'Internship',
  internship: 'Internship',
};

/** Values are compared case-folded, with - and _ as spaces: `full_time` is Full-time. */
const looseKey = (text: string) => foldText(text).replace(/[-_ ]+/g, ' ');

const byLooseKey = new Map<readonly string[], ReadonlyMap<string, string>>();

function fromList(list: readonly string[], text: string | undefined): string | undefined {
  const known = byLooseKey.get(list) ?? new Map(list.map((value) => [looseKey(value), value]));
  byLooseKey.set(list, known);
  return known.get(looseKey(text ?? ''));
}

/** The level that a text names, e.g. "mid" or "Senior (5-8)"; undefined when none (decision A24). */
export function experienceLevelOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const key = looseKey(text.replace(/\(.*\)/, ''));
  const short = key.replace(/ level$/, '');
  return fromList(jobExperienceLevels, key) ?? experienceWords[short];
}

/** The employment type in the list's spelling. Unknown texts stay unchanged. */
export function employmentTypeOf(text: string | undefined): string {
  const stated = text ?? '';
  const words: Record<string, string> = {
    intern: 'Internship',
    temp: 'Temporary',
    permanent: 'Full-time',
  };
  return fromList(jobEmploymentTypes, stated) ?? words[looseKey(stated)] ?? stated;
}

/** Other words for where the work is done, in English and Spanish: of searches, columns and titles. */
export const workplaceWords = {
  Remote: [
    'work from home',
    'working from home',
    'wfh',
    'work at home',
    'home based',
    'home office',
    'telework',
    'telecommute',
    'remoto',
    'desde casa',
    'trabajo desde casa',
    'teletrabajo',
  ],
  Hybrid: ['partly remote', 'hibrido'],
  'On-site': ['onsite', 'in person', 'office', 'presencial'],
} as const;

/** What a column "Remote" says. */
const remoteAnswers: Readonly<Record<string, string>> = {
  ...{ yes: 'Remote', si: 'Remote', true: 'Remote' },
  ...{ no: 'On-site', false: 'On-site' },
};

const workplaces = new Map(
  Object.entries(workplaceWords).flatMap(([place, words]) =>
    words.map((word) => [word as string, place] as const),
  ),
);

/** The location type in the list's spelling; a column "Remote" may say yes or no. Undefined when the text is empty. */
export function locationTypeOf(text: string | undefined): string | undefined {
  const key = looseKey(text ?? '');
  return fromList(jobLocationTypes, text) ?? workplaces.get(key) ?? remoteAnswers[key] ?? text;
}

/** "Remote sensing" and "hybrid vehicles" are what is worked on. */
const workedOn =
  'sensing|sensors?|monitoring|control|operator|pilot|area|site|vehicles?|cars?|cloud|electric';
const titled = (place: 'Remote' | 'Hybrid') =>
  new RegExp(
    `\\b(?:${[place.toLowerCase(), ...workplaceWords[place]].join('|')})\\b(?! (?:${workedOn})\\b)`,
  );
const hybridTitle = titled('Hybrid');
const remoteTitle = titled('Remote');

/** Where the work is done, as a title says: "Billing Clerk (Remote)". Undefined when it does not. */
export function locationTypeIn(title: string): string | undefined {
  const text = looseKey(title);
  if (hybridTitle.test(text)) return 'Hybrid';
  return remoteTitle.test(text) ? 'Remote' : undefined;
}

/** The category that a text names; undefined when it is not in the list. */
export const statedCategory = (text: string | undefined): string | undefined =>
  fromList(jobFormCategories, text) ?? fromList(jobFilterCategories, text);

/** Filters that match a category: its own name and its aliases (decision A22). */
export function categoryFilters(category: string): string[] {
  const key = foldText(category);
  const wider = Object.entries(jobCategoryAliases)
    .filter(([, aliases]) => aliases.some((alias) => foldText(alias) === key))
    .map(([filter]) => filter);
  return [category, ...wider];
}

/** The value of the filter that lists a category; undefined for "Other", which says nothing. */
export const filterOf = (category: string | undefined): string | undefined => {
  const filter = category && categoryFilters(category).at(-1);
  return filter === 'Other' ? undefined : filter;
};

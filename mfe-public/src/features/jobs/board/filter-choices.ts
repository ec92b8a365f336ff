import {
  companySizes,
  jobEmploymentFilters,
  jobEmploymentTypes,
  jobExperienceFilters,
  jobExperienceLevels,
  jobFilterCategories,
  jobFormCategories,
  postedWithinDays,
} from '@commons/contracts/job-lists';

export interface Choices {
  /** The list of the specification. */
  readonly first: readonly string[];
  /** What postings can also say, under "More" (decision A22). */
  readonly more: readonly string[];
}

/** Compared without capitals: the filter says 'full-time', the posting form 'Full-time'. */
const choices = (first: readonly string[], all: readonly string[]): Choices => {
  const known = new Set(first.map((word) => word.toLowerCase()));
  return { first, more: all.filter((word) => !known.has(word.toLowerCase())) };
};

export const categoryChoices = choices(jobFilterCategories, jobFormCategories);
export const employmentChoices = choices(jobEmploymentFilters, jobEmploymentTypes);
export const experienceChoices = choices(jobExperienceFilters, jobExperienceLevels);

export const postedChoices = postedWithinDays.map((days) => ({
  value: String(days),
  label: days === 1 ? 'Last 24 hours' : `Last ${days} days`,
}));

export const sizeChoices = companySizes.map((size) => ({
  value: size,
  label: size === '1' ? '1 person' : `${size} people`,
}));

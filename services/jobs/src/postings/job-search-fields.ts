import {
  facetTerm,
  foldText,
  placeTerms,
  searchTermsOf,
} from '@commons/service-kit/search/search-terms';
import type { JobFacts } from './job.schema.js';
import { hasPay } from './job-pay.js';
import { categoryFilters } from './job-vocabulary.js';

/** Fields that only searching reads; all derived from the facts, so they are written anew with every change. */
export interface JobSearchFields {
  search_terms: string[];
  company_key: string;
  title_key: string;
  pay_from?: number;
  pay_to?: number;
  pay_high_key: number;
  pay_low_key: number;
}

/** Beyond every pay: an open upper end, and the place of jobs without pay in ascending order. */
export const beyondEveryPay = 1_000_000_000;

/** By what a job is filtered and sorted for its pay. */
export function payFields({
  salary_min: min,
  salary_max: max,
}: Pick<JobFacts, 'salary_min' | 'salary_max'>) {
  const stated = min !== undefined || max !== undefined;
  return {
    ...(stated && { pay_from: min ?? 0, pay_to: max ?? beyondEveryPay }),
    // Jobs without a readable pay come last in both orders (decision A23).
    pay_high_key: min ?? max ?? -1,
    pay_low_key: min ?? max ?? beyondEveryPay,
  };
}

/** Term of the jobs that state a pay. */
export const payStated = facetTerm('pay', 'stated');

/** Remote and hybrid jobs show the chip "Remote OK" (decision A25). */
export const isRemoteFriendly = ({ location_type }: JobFacts) =>
  location_type === 'Remote' || location_type === 'Hybrid';

/** Terms of what the board filters by whole. */
function facetsOf(facts: JobFacts): string[] {
  return [
    ...categoryFilters(facts.category).map((filter) => facetTerm('category', filter)),
    facetTerm('employment', facts.employment_type),
    facetTerm('place', facts.location_type ?? ''),
    facetTerm('level', facts.experience_level ?? ''),
    ...(isRemoteFriendly(facts) ? [facetTerm('remote', 'ok')] : []),
    ...(hasPay(facts) ? [payStated] : []),
    ...(facts.company_size ? [facetTerm('size', facts.company_size)] : []),
  ];
}

/**
 * What a job is found, filtered and sorted by.
 * @param otherWords short texts that also find it, e.g. the category of an import file before it was mapped
 */
export function searchFieldsOf(
  facts: JobFacts,
  otherWords: readonly string[] = [],
): JobSearchFields {
  return {
    search_terms: searchTermsOf({
      short: [facts.title, facts.company_name, facts.category, ...otherWords],
      long: [
        facts.overview,
        facts.description,
        facts.key_responsibilities,
        facts.required_qualifications,
        facts.preferred_qualifications,
        facts.experience_required,
        facts.education_required,
        facts.work_schedule,
        facts.benefits_offered,
        facts.perks,
        facts.physical_requirements,
      ],
      extra: [
        ...facetsOf(facts),
        ...placeTerms([
          facts.location_city,
          facts.location_state,
          facts.location_zip,
          facts.location,
          facts.location_type,
        ]),
      ],
    }),
    company_key: foldText(facts.company_name),
    title_key: foldText(facts.title),
    ...payFields(facts),
  };
}

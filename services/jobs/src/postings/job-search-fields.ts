import { foldText, placeTerms, searchTermsOf } from '@commons/service-kit/search/search-terms';
import type { JobFacts } from './job.schema.js';

/** Fields that only searching reads; all derived from the facts, so they are written anew with every change. */
export interface JobSearchFields {
  search_terms: string[];
  category_key: string;
  employment_key: string;
  location_type_key: string;
  experience_key: string;
  company_key: string;
  title_key: string;
  has_pay: boolean;
  pay_from?: number;
  pay_to?: number;
  pay_high_key: number;
  pay_low_key: number;
}

/** Beyond every pay: an open upper end, and the place of jobs without pay in ascending order. */
export const beyondEveryPay = 1_000_000_000;

function payFields({ salary_min: min, salary_max: max, salary_range }: JobFacts) {
  const stated = min !== undefined || max !== undefined;
  return {
    has_pay: stated || /\d/.test(salary_range ?? ''),
    ...(stated && { pay_from: min ?? 0, pay_to: max ?? beyondEveryPay }),
    // Jobs without a readable pay come last in both orders (decision A23).
    pay_high_key: min ?? max ?? -1,
    pay_low_key: min ?? max ?? beyondEveryPay,
  };
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
      extra: placeTerms([
        facts.location_city,
        facts.location_state,
        facts.location_zip,
        facts.location,
        facts.location_type,
      ]),
    }),
    category_key: foldText(facts.category),
    employment_key: foldText(facts.employment_type),
    location_type_key: foldText(facts.location_type ?? ''),
    experience_key: foldText(facts.experience_level ?? ''),
    company_key: foldText(facts.company_name),
    title_key: foldText(facts.title),
    ...payFields(facts),
  };
}

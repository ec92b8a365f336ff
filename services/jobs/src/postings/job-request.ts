import { foldText } from '@commons/contracts/fold-text';
import type { JobSearch } from '@commons/contracts/jobs';
import { facetTerm } from '@commons/service-kit/search/facet-term';
import { aroundOf } from '@commons/service-kit/search/places/around';
import type { SearchRequest } from '@commons/service-kit/search/search-engine';
import type { z } from 'zod';
import { ownerTerm, payStated } from './job-search-fields.js';
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
    ...(search.source ? [facetTerm('source', search.source)] : []),
    ...(search.employer_id ? [ownerTerm(search.employer_id)] : []),
  ];
}

/** What a search of the board asks the index (decisions A19–A26, A66, A69). */
export function jobRequest(search: Search, now: Date): SearchRequest {
  const { salary_min: min, salary_max: max, posted_within_days: days } = search;
  const since = days ? now.getTime() - days * day : undefined;
  const only = (number: (name: string) => number | undefined) =>
    // Ranges overlap; jobs without pay drop out only because a bound was asked for (decision A23).
    (min === undefined || (number('pay_to') ?? -1) >= min) &&
    (max === undefined || (number('pay_from') ?? Number.NaN) <= max) &&
    (since === undefined || (number('created_at') ?? 0) >= since);
  const isBounded = min !== undefined || max !== undefined || since !== undefined;
  return {
    search: search.search,
    location: search.location,
    facets: facetsOf(search),
    ...(isBounded && { only }),
    order: search.sortBy,
    offset: search.offset,
    limit: search.limit,
    exact: search.exact,
    around: aroundOf(search.near, search.within_miles),
  };
}

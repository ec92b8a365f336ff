import { dayMs } from '@commons/contracts/durations';
import type { JobSearch } from '@commons/contracts/jobs/job-search';
import type { TownWord } from '@commons/contracts/portal/town-lists';
import { foldText } from '@commons/contracts/text/fold-text';
import type { SearchRequest } from '@commons/service-kit/search/engine/search-request';
import { facetTerm } from '@commons/service-kit/search/facet-term';
import { aroundOf } from '@commons/service-kit/search/places/around';
import { areaNames } from '@commons/service-kit/search/town-meanings';
import type { z } from 'zod';
import { ownerTerm, payStated } from './job-search-fields.js';
import { employmentTypeOf, experienceLevelOf } from './job-vocabulary.js';

type Search = z.output<typeof JobSearch>;

/** The filter values `remote` and `hybrid` are location types (decision A22). */
function employmentFacet(filter: string): string {
  const key = foldText(filter);
  if (key === 'remote' || key === 'hybrid') return facetTerm('place', key);
  return facetTerm('employment', employmentTypeOf(filter));
}

/** Index terms of the exact-match filters. */
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

/**
 * The index request for a search of the board (decisions A19–A26, A66, A69).
 * @param areas of the town's own: a job is in one if its place has a name of it
 */
export function jobRequest(
  search: Search,
  now: Date,
  areas: readonly TownWord[] = [],
): SearchRequest {
  const { salary_min: min, salary_max: max, posted_within_days: days } = search;
  const since = days ? now.getTime() - days * dayMs : undefined;
  const only = (number: (name: string) => number | undefined) =>
    // Ranges overlap. Jobs without pay are excluded only if a bound is given (decision A23).
    (min === undefined || (number('pay_to') ?? -1) >= min) &&
    (max === undefined || (number('pay_from') ?? Number.NaN) <= max) &&
    (since === undefined || (number('created_at') ?? 0) >= since);
  const named = search.location ? areaNames(areas, search.location) : undefined;
  const isBounded = min !== undefined || max !== undefined || since !== undefined;
  return {
    search: search.search,
    ...(named ? { placeNames: named } : { location: search.location }),
    facets: facetsOf(search),
    ...(isBounded && { only }),
    order: search.sortBy,
    offset: search.offset,
    limit: search.limit,
    exact: search.exact,
    around: aroundOf(search.near, search.within_miles),
  };
}

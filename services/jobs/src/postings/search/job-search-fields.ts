import { foldText } from '@commons/contracts/text/fold-text';
import { facetTerm } from '@commons/service-kit/search/facet-term';
import { findableTerms } from '@commons/service-kit/search/findable-terms';
import { addressesIn, type FoundAddress } from '@commons/service-kit/search/places/addresses';
import { placeNumber } from '@commons/service-kit/search/places/place-number';
import { stateWords, streetForms } from '@commons/service-kit/search/places/postal-words';
import type { IndexedDocument, SearchSubject } from '@commons/service-kit/search/search-subject';
import type { Types } from 'mongoose';
import { occupationsNamed, occupationsOf } from '../../categories/occupation-titles.js';
import type { JobFacts, JobRecord } from '../job.js';
import { hasPay } from '../pay/job-pay.js';
import { benefitsStated, understoodJobWords } from './job-search-words.js';
import { categoryFilters } from './job-vocabulary.js';
import { agesNamed, statedAgeTerms } from './stated-age.js';

const newest = [{ by: 'created_at', down: true }];

/** Searchable fields of a job. */
export const jobSubject: SearchSubject = {
  name: 'jobs',
  fields: [
    { name: 'title', weight: 10, short: true, whole: true },
    { name: 'company', weight: 6, short: true, company: true },
    { name: 'category', weight: 3, short: true },
    { name: 'place', weight: 4, short: true, place: true },
    { name: 'kind', weight: 4, short: true },
    { name: 'summary', weight: 3 },
    { name: 'details', weight: 1.5, prose: true, further: true },
  ],
  orders: {
    newest,
    oldest: [{ by: 'created_at' }],
    salary_high: [{ by: 'pay_high', down: true }, ...newest],
    salary_low: [{ by: 'pay_low' }, ...newest],
    company: [{ by: 'company' }, ...newest],
    title: [{ by: 'title' }, ...newest],
  },
  understood: understoodJobWords,
  suggested: [
    { key: 'title', kind: 'job' },
    { key: 'company', kind: 'company' },
  ],
  vocabularyKind: 'Occupation',
  described: 'activities',
  named: occupationsNamed,
  stated: agesNamed,
  streets: true,
  pay: { from: 'pay_from', to: 'pay_to' },
  listed: [
    ...['job', 'jobs', 'work', 'working', 'position', 'positions', 'vacancy', 'vacancies'],
    ...['opening', 'openings', 'hiring', 'career', 'careers', 'employment', 'role', 'roles'],
    ...['opportunity', 'opportunities'],
  ],
  fillers: [
    ...['best', 'good', 'great', 'local', 'nearby', 'now', 'today', 'crew', 'gig', 'gigs'],
    ...['urgent', 'urgently', 'immediate', 'immediately', 'asap', 'start', 'only'],
    ...['something', 'anything', 'whatever', 'kind', 'type', 'sort', 'paid'],
    // About the searcher; postings rarely say who would suit them.
    ...['retired', 'retiree', 'retirees', 'moms', 'mothers', 'felons', 'jubilados', 'madres'],
  ],
};

/** Upper bound of open ranges; also sorts jobs without pay last in ascending order. */
const beyondEveryPay = 1_000_000_000;

/** The amounts that a job is found and sorted by; none for a job without amounts. */
function payNumbers({ salary_min: min, salary_max: max }: JobFacts): Record<string, number> {
  const stated = min !== undefined || max !== undefined;
  return {
    pay_from: stated ? (min ?? 0) : Number.NaN,
    pay_to: stated ? (max ?? beyondEveryPay) : Number.NaN,
    // Jobs without a readable pay come last in both orders (decision A23).
    pay_high: min ?? max ?? -1,
    pay_low: min ?? max ?? beyondEveryPay,
  };
}

/** Term of the jobs that state a pay. */
export const payStated = facetTerm('pay', 'stated');

/** Remote and hybrid jobs show the chip "Remote OK" (decision A25). */
export const isRemoteFriendly = ({ location_type }: JobFacts) =>
  location_type === 'Remote' || location_type === 'Hybrid';

/** The term of the jobs of one account. */
export const ownerTerm = (id: string) => facetTerm('owner', id);

/** Terms of the exact-match filters. */
function facetsOf(job: JobFacts & Pick<JobRecord, 'owner_id' | 'import_ref'>): string[] {
  return [
    ...categoryFilters(job.category).map((filter) => facetTerm('category', filter)),
    ...occupationsOf(job.title),
    facetTerm('employment', job.employment_type),
    facetTerm('place', job.location_type ?? ''),
    facetTerm('level', job.experience_level ?? ''),
    ...(isRemoteFriendly(job) ? [facetTerm('remote', 'ok')] : []),
    ...(hasPay(job) ? [payStated] : []),
    ...(job.benefits_offered ? [benefitsStated] : []),
    ...(job.company_size ? [facetTerm('size', job.company_size)] : []),
    facetTerm('source', job.import_ref ? 'imported' : 'posted'),
    ...(job.owner_id ? [ownerTerm(job.owner_id)] : []),
  ];
}

/** City, borough and ZIP code, for the facets of a summary. */
function placeFacets(job: JobFacts, addresses: readonly FoundAddress[]): string[] {
  const areas = [job.location_city, ...addresses.map(({ locality }) => locality)];
  const zip = /\d{5}/.exec(job.location_zip ?? '')?.[0];
  return [
    ...new Set(areas.flatMap((area) => (area ? [facetTerm('area', area)] : []))),
    ...(zip ? [facetTerm('zip', zip)] : []),
  ];
}

/** Where a job is, as a number for distances. */
export const placeOfJob = ({ location_zip, location_city, location_state }: JobFacts): number =>
  placeNumber({ zip: location_zip, city: location_city, state: location_state });

const long = [
  'overview',
  'description',
  'key_responsibilities',
  'required_qualifications',
  'preferred_qualifications',
  'experience_required',
  'education_required',
  'work_schedule',
  'benefits_offered',
  'perks',
  'physical_requirements',
] as const;
/** Texts for snippets, the most informative first. */
export const snippetTexts = long;
const other = [
  'title',
  'company_name',
  'category',
  'found_by',
  'employment_type',
  'experience_level',
  'company_size',
  'owner_id',
  'location_city',
  'location_state',
  'location_zip',
  'location',
  'location_type',
  'salary_min',
  'salary_max',
  'salary_range',
  'compensation_type',
  'created_at',
  'import_ref',
] as const;

type IndexedField = (typeof long | typeof other)[number];

/** The fields that {@link indexedJob} needs. */
export const indexedJobFields = Object.fromEntries(
  [...long, ...other].map((name) => [name, 1]),
) as Record<IndexedField, 1>;

type Indexed = JobFacts &
  Pick<JobRecord, '_id' | 'owner_id' | 'import_ref' | 'found_by' | 'created_at'>;

/** A job in the form of the index (decision A66). */
export function indexedJob(job: Indexed): IndexedDocument {
  const texts = long.map((name) => job[name]);
  const [overview, description, ...details] = texts;
  const addresses = addressesIn(overview ?? description, job.location_state);
  return {
    id: String(job._id),
    texts: [
      [job.title],
      [job.company_name],
      [job.category, ...(job.found_by ?? [])],
      [
        job.location_city,
        ...stateWords(job.location_state),
        job.location_zip,
        ...streetForms(job.location),
        ...addresses.flatMap(({ text, locality }) => [...streetForms(text), locality]),
      ],
      [job.employment_type, job.location_type, job.experience_level],
      [overview, description],
      details,
    ],
    facets: [...facetsOf(job), ...placeFacets(job, addresses), ...statedAgeTerms(texts)],
    numbers: {
      created_at: job.created_at.getTime(),
      place: placeOfJob(job),
      ...payNumbers(job),
    },
    keys: { company: foldText(job.company_name), title: foldText(job.title) },
  };
}

/** All terms that a search may find a job by, for cache invalidation in the gateway. */
export const jobTerms = (job: Indexed): string[] => findableTerms(jobSubject, indexedJob(job));

/** Search term of one job: cached answers depend on it, and writes invalidate it. */
export const idTerm = (id: Types.ObjectId | string) => `id:${id}`;

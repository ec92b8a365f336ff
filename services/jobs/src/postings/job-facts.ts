import { createHash } from 'node:crypto';
import { type JobDraft, type JobImportRow, JobPosting } from '@commons/contracts/jobs';
import { foldWords } from '@commons/service-kit/search/words';
import type { z } from 'zod';
import type { JobFacts, JobRecord } from './job.schema.js';
import { rowPay, statedPay } from './job-pay.js';
import { isRemoteFriendly } from './job-search-fields.js';
import { employmentTypeOf, experienceLevelOf, locationTypeOf } from './job-vocabulary.js';

const day = 86_400_000;
/** An active job expires 60 days from posting, renewing or import (decision A26). */
export const daysActive = 60;
/** The owner is reminded this many days before the end. */
const reminderDays = 5;

/** A job that is not stored yet. */
export type NewJob = Omit<JobRecord, '_id'>;

/** The sixty days of a job that is active from now on, and when its owner is to be reminded of their end. */
export const activeTerm = (now: Date) => ({
  expires_at: new Date(now.getTime() + daysActive * day),
  reminder_due_at: new Date(now.getTime() + (daysActive - reminderDays) * day),
});

function newJob(facts: JobFacts, now: Date, createdAt: Date): NewJob {
  return {
    ...facts,
    remote_friendly: isRemoteFriendly(facts),
    status: 'active',
    created_at: createdAt,
    updated_at: now,
    expires_at: new Date(now.getTime() + daysActive * day),
    view_count: 0,
  };
}

/** Every field of the posting form; those a changed posting leaves out are removed. */
export const factNames: readonly string[] = [
  ...Object.keys(JobPosting.shape),
  'experience_level',
  'salary_min',
  'salary_max',
];

/** Facts of a posting as the form or the AI tool sent it; of a draft what there is. */
export function postingFacts(
  posting: z.output<typeof JobPosting> | z.output<typeof JobDraft>,
  company: Pick<JobFacts, 'company_name' | 'company_size'>,
): JobFacts {
  return {
    ...posting,
    company_name: company.company_name,
    ...(company.company_size && { company_size: company.company_size }),
    category: posting.category ?? '',
    employment_type: employmentTypeOf(posting.employment_type),
    location_type: locationTypeOf(posting.location_type),
    experience_level: experienceLevelOf(posting.experience_required),
    ...statedPay(posting),
    urgent: posting.urgent ?? false,
  };
}

/** A job to store, active from now on. */
export function postedJob(facts: JobFacts, ownerId: string, now: Date): NewJob {
  return { ...newJob(facts, now, now), ...activeTerm(now), owner_id: ownerId };
}

/** A draft to store: its sixty days begin when it is posted. */
export function draftedJob(facts: JobFacts, ownerId: string, now: Date): NewJob {
  return { ...newJob(facts, now, now), status: 'draft', owner_id: ownerId, never_posted: true };
}

/** A moment after the last change of a job: two changes in one millisecond are told apart by it. */
export const nextMoment = ({ updated_at }: Pick<JobRecord, 'updated_at'>, now = new Date()) =>
  new Date(Math.max(now.getTime(), updated_at.getTime() + 1));

/** What a posting that is written anew changes of a job; undefined for what it has no longer. */
export function replacedFields(
  posting: z.output<typeof JobPosting> | z.output<typeof JobDraft>,
  job: JobRecord,
): Partial<JobRecord> {
  const facts = postingFacts(posting, job);
  const next = { ...facts, remote_friendly: isRemoteFriendly(facts) };
  const gone = factNames.filter((name) => !(name in next));
  return {
    ...Object.fromEntries(gone.map((name) => [name, undefined])),
    ...next,
    updated_at: nextMoment(job),
  };
}

/** A job to store from a row of an import file (decision A61): no owner, lists mapped, its date kept. */
export function importedJob(
  row: z.output<typeof JobImportRow>,
  category: string,
  reference: string,
  now: Date,
): NewJob {
  const { summary, ref: _ref, created_at, valid_through, source_url, ...stated } = row;
  const overview = row.overview ?? summary;
  const facts: JobFacts = {
    ...stated,
    ...rowPay(row),
    overview,
    // A summary of its own is kept beside the overview, where it is found by its words.
    description: row.description ?? (summary === overview ? undefined : summary),
    category,
    employment_type: employmentTypeOf(row.employment_type),
    experience_level: experienceLevelOf(row.experience_level) ?? row.experience_level,
    location_type: locationTypeOf(row.location_type),
    urgent: false,
  };
  const createdAt = created_at ? new Date(created_at) : now;
  const job = newJob(facts, now, createdAt);
  return {
    ...job,
    ...(row.category && { found_by: [row.category] }),
    import_ref: reference,
    posting_key: postingKey(facts),
    // The category too: the rules of the import may have changed.
    import_digest: createHash('sha256')
      .update(JSON.stringify([row, category]))
      .digest('base64url'),
    ...(source_url && { source_url }),
    ...importedTerm(valid_through, job.expires_at, now),
  };
}

/** The same for postings with the same title, company, place, type and text, whatever else their rows say. */
function postingKey(facts: JobFacts): string {
  const texts = [
    facts.title,
    facts.company_name,
    facts.employment_type,
    facts.location_type,
    facts.location,
    facts.location_city,
    facts.location_state,
    facts.overview,
    facts.description,
    facts.key_responsibilities,
    facts.required_qualifications,
  ];
  const words = texts.map((text) => foldWords(text ?? '').join(' '));
  return createHash('sha256').update(words.join('\n')).digest('base64url');
}

/**
 * The term of an imported job counts from its latest import, not from the date that it carries: an operator who loads
 * it says that it is open. Its source may name an earlier end.
 */
function importedTerm(validThrough: string | undefined, usual: Date, now: Date) {
  if (!validThrough) return {};
  const expires_at = new Date(Math.min(Date.parse(validThrough), usual.getTime()));
  return { expires_at, status: expires_at <= now ? ('expired' as const) : ('active' as const) };
}

import { createHash } from 'node:crypto';
import { dayMs } from '@commons/contracts/durations';
import { type JobImportRow } from '@commons/contracts/imports/job-imports';
import { type JobDraft, JobPosting } from '@commons/contracts/jobs/jobs';
import { jobDaysActive, jobReminderDays } from '@commons/contracts/lifecycles/job-life';
import { stateCode } from '@commons/contracts/text/state-code';
import { foldWords } from '@commons/service-kit/search/words/words';
import type { z } from 'zod';
import type { JobFacts, JobRecord } from '../job.js';
import { rowPay, statedPay } from '../pay/job-pay.js';
import { isRemoteFriendly } from '../search/job-search-fields.js';
import {
  employmentTypeOf,
  experienceLevelOf,
  locationTypeIn,
  locationTypeOf,
} from '../search/job-vocabulary.js';
import { storedQuestions } from './job-questions.js';

/** A job that is not stored yet. */
export type NewJob = Omit<JobRecord, '_id'>;

/** Term of a job that becomes active now, and when its owner is reminded of its end. */
export const activeTerm = (now: Date) => ({
  expires_at: new Date(now.getTime() + jobDaysActive * dayMs),
  reminder_due_at: new Date(now.getTime() + (jobDaysActive - jobReminderDays) * dayMs),
});

function newJob(facts: JobFacts, now: Date, createdAt: Date): NewJob {
  return {
    ...facts,
    remote_friendly: isRemoteFriendly(facts),
    status: 'active',
    created_at: createdAt,
    updated_at: now,
    expires_at: new Date(now.getTime() + jobDaysActive * dayMs),
    view_count: 0,
  };
}

/** Fields that an update removes when it omits them. It keeps the questions. */
export const factNames: readonly string[] = [
  ...Object.keys(JobPosting.shape).filter((name) => name !== 'questions'),
  'experience_level',
  'salary_min',
  'salary_max',
];

const stateText = (state: string | null | undefined) =>
  state && { location_state: stateCode(state) };

/** Facts of a posting from the form or the AI tool; of a draft, those that are filled in. */
export function postingFacts(
  posting: z.output<typeof JobPosting> | z.output<typeof JobDraft>,
  company: Pick<JobFacts, 'company_name' | 'company_size' | 'questions'>,
): JobFacts {
  const { questions, ...texts } = posting;
  return {
    ...texts,
    ...stateText(posting.location_state),
    ...(questions && { questions: storedQuestions(questions, company.questions) }),
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

/** A draft to store. Its sixty days begin when it is posted. */
export function draftedJob(facts: JobFacts, ownerId: string, now: Date): NewJob {
  return { ...newJob(facts, now, now), status: 'draft', owner_id: ownerId, never_posted: true };
}

/** A time after the last change of a job, so that two changes within a millisecond differ. */
export const nextMoment = ({ updated_at }: Pick<JobRecord, 'updated_at'>, now = new Date()) =>
  new Date(Math.max(now.getTime(), updated_at.getTime() + 1));

/** Fields that a rewritten posting changes; undefined for those it no longer has. */
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

/** A job to store from a row of an import (decision A61): no owner, mapped lists, its own date. */
export function importedJob(
  row: z.output<typeof JobImportRow>,
  category: string,
  reference: string,
  now: Date,
): NewJob {
  const { summary, ref: _ref, created_at, valid_through, source_url, ...stated } = row;
  const overview = row.overview ?? summary;
  const workplace = locationTypeOf(row.location_type);
  const titled = workplace ? undefined : locationTypeIn(row.title);
  const facts: JobFacts = {
    ...stated,
    ...stateText(row.location_state),
    ...rowPay(row),
    overview,
    // A summary that differs from the overview becomes the description, so that its words are searchable.
    description: row.description ?? (summary === overview ? undefined : summary),
    category,
    employment_type: employmentTypeOf(row.employment_type),
    experience_level: experienceLevelOf(row.experience_level) ?? row.experience_level,
    location_type: workplace ?? titled,
    urgent: false,
  };
  const createdAt = created_at ? new Date(created_at) : now;
  const job = newJob(facts, now, createdAt);
  return {
    ...job,
    ...(row.category && { found_by: [row.category] }),
    import_ref: reference,
    posting_key: postingKey(facts),
    // Includes what was concluded: the rules of the import may have changed.
    import_digest: createHash('sha256')
      .update(JSON.stringify([row, category, ...(titled ? [titled] : [])]))
      .digest('base64url'),
    ...(source_url && { source_url }),
    ...importedTerm(valid_through ? new Date(valid_through) : undefined, now),
  };
}

/** Digest that is equal for postings with the same title, company, place, type and text. */
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
 * The term of an imported job starts at its latest import, not at its own date: by loading it, an operator says that it
 * is open. Its source may name an earlier end.
 */
export function importedTerm(valid_through: Date | undefined, now: Date) {
  const { expires_at: usual } = activeTerm(now);
  const expires_at = valid_through && valid_through < usual ? valid_through : usual;
  return {
    ...{ expires_at, status: expires_at <= now ? ('expired' as const) : ('active' as const) },
    ...(valid_through && { valid_through }),
  };
}

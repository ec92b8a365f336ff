import type { Job } from '@commons/contracts/jobs/jobs';
import { isPosted, jobStatusAt } from '@commons/contracts/lifecycles/job-life';
import type { JobRecord } from './job.js';

/** The current status of a job, which its stored one may not show yet. */
export const statusNow = (job: Pick<JobRecord, 'status' | 'expires_at'>, now = new Date()) =>
  jobStatusAt(job, now);

/** Whether everybody may read a job: drafts are only for their owner, hidden jobs for owner and operators. */
export const isShown = ({ status, hidden }: Pick<JobRecord, 'status' | 'hidden'>) =>
  isPosted(status) && !hidden;

/** Place of a job in one line: 'city, state' when both exist, else the location text (D1 §3). */
export const placeOf = (job: Pick<JobRecord, 'location_city' | 'location_state' | 'location'>) =>
  job.location_city && job.location_state
    ? `${job.location_city}, ${job.location_state}`
    : job.location;

/** A stored job as the API answers it. Empty optional fields are left out. */
export function jobAnswer(job: JobRecord): Job {
  return {
    id: String(job._id),
    title: job.title,
    company_name: job.company_name,
    category: job.category,
    employment_type: job.employment_type,
    experience_level: job.experience_level,
    salary_range: job.salary_range,
    salary_min: job.salary_min,
    salary_max: job.salary_max,
    location_city: job.location_city,
    location_state: job.location_state,
    location_zip: job.location_zip,
    location_type: job.location_type,
    location: job.location,
    work_schedule: job.work_schedule,
    overview: job.overview,
    description: job.description,
    key_responsibilities: job.key_responsibilities,
    required_qualifications: job.required_qualifications,
    preferred_qualifications: job.preferred_qualifications,
    experience_required: job.experience_required,
    education_required: job.education_required,
    physical_requirements: job.physical_requirements,
    compensation_type: job.compensation_type,
    bonus_commission: job.bonus_commission,
    benefits_offered: job.benefits_offered,
    perks: job.perks,
    remote_friendly: job.remote_friendly,
    urgent: job.urgent,
    status: statusNow(job),
    created_at: job.created_at.toISOString(),
    view_count: job.view_count,
    employer_id: job.owner_id,
    external: job.owner_id ? undefined : true,
    source_url: job.source_url,
  };
}

/** A single job for a reader: includes the screening questions, without the preferred answers. */
export const openJobAnswer = (job: JobRecord): Job => ({
  ...jobAnswer(job),
  ...(job.questions?.length && {
    questions: job.questions.map(({ wanted: _wanted, ...question }) => question),
  }),
});

/** A job for its owner and operators, with why it is hidden. */
export const ownJobAnswer = (job: JobRecord): Job => ({
  ...jobAnswer(job),
  ...(job.questions?.length && { questions: job.questions }),
  ...(job.hidden && { hidden_reason: job.hidden.reason }),
  ...(job.hidden?.by && { hidden_by: job.hidden.by }),
  ...(job.hidden?.objection && { objected_at: job.hidden.objection.at.toISOString() }),
});

import type {
  ApplicationEvent,
  EmployerApplication,
  SeekerApplication,
} from '@commons/contracts/applications/applications';
import type { ScreeningAnswer } from '@commons/contracts/applications/screening';
import { cutText } from '@commons/contracts/text/cut-text';
import type { ApplicationRecord, RecordedEvent } from '../application.schema.js';
import { seenByApplicant, undoOf } from '../application-decision.js';

/** Timeline, oldest first. Both sides see the same, except for undone decisions. */
function timelineOf(applied_at: Date, timeline: readonly RecordedEvent[] = []): ApplicationEvent[] {
  const submitted: ApplicationEvent = { kind: 'submitted', at: applied_at.toISOString() };
  const events = timeline.map(({ change, at, ...event }) => ({ ...event, at: at.toISOString() }));
  return [submitted, ...events];
}

/** An application as its employer sees it. */
export function employerAnswer(application: ApplicationRecord): EmployerApplication {
  const { job, applicant, resume } = application;
  return {
    id: String(application._id),
    job_id: application.job_id,
    job_title: job.title,
    applicant_name: applicant.name,
    applicant_email: applicant.email,
    applicant_location: applicant.location,
    applied_at: application.applied_at.toISOString(),
    status: application.status,
    resume_filename: resume?.filename,
    profile_token: application.profile_token,
    cover_letter: application.cover_letter,
    answers: application.answers,
    notes: application.notes,
    timeline: timelineOf(application.applied_at, application.timeline),
    withdrawn_at: application.withdrawn_at?.toISOString(),
    undo: application.withdrawn_at ? undefined : undoOf(application),
    stars: application.stars,
    tags: application.tags,
    private_note: application.private_note,
  };
}

/** The letter that a list shows (D2 §9). */
const briefLetterCharacters = 200;
const briefAnswerCharacters = 80;

const briefScreening = (one: ScreeningAnswer): ScreeningAnswer =>
  typeof one.answer === 'string'
    ? { ...one, answer: cutText(one.answer, briefAnswerCharacters) }
    : one;

/** The same for a long list: shortened letters and answers, no timeline. */
export function briefAnswer(application: ApplicationRecord): EmployerApplication {
  const { cover_letter, answers, ...rest } = employerAnswer({ ...application, timeline: [] });
  const start = cover_letter && cutText(cover_letter, briefLetterCharacters);
  return {
    ...rest,
    ...(start && { cover_letter: start }),
    ...(answers && { answers: answers.map(briefScreening) }),
    timeline: [],
  };
}

/** An application as its applicant sees it. */
export function seekerAnswer(application: ApplicationRecord): SeekerApplication {
  const { job, resume } = application;
  return {
    application_id: String(application._id),
    job_id: application.job_id,
    job_title: job.title,
    company_name: job.company_name,
    job_location: job.location,
    employment_type: job.employment_type,
    category: job.category,
    status: application.status,
    applied_at: application.applied_at.toISOString(),
    resume_filename: resume?.filename,
    profile_shared: application.profile_token ? true : undefined,
    cover_letter: application.cover_letter,
    answers: application.answers,
    notes: application.notes,
    timeline: timelineOf(application.applied_at, seenByApplicant(application.timeline)),
    withdrawn_at: application.withdrawn_at?.toISOString(),
    job_salary_range: job.salary_range,
    job_created_at: job.created_at.toISOString(),
    job_deleted_at: application.job_deleted_at?.toISOString(),
    employer_left_at: application.employer_left_at?.toISOString(),
  };
}

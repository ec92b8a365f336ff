import { z } from 'zod';
import {
  ApplicationEmail,
  ApplicationEmailSent,
  ApplicationSent,
  ApplyFields,
  EmailTemplate,
  EmployerApplication,
  EmployerApplicationList,
  SeekerApplication,
  SeekerApplicationList,
  StatusChange,
  StatusUndo,
} from '../../applications/applications.js';
import { ReplyTime } from '../../applications/reply-time.js';
import { maxResumeBytes } from '../../resumes/resume-lists.js';
import { operations } from '../operation.js';

const onlySeekers = 'Only job seekers can apply for jobs. Please register as a job seeker.';

/** The operation is on the caller's own job, or an application for it. */
const own = { access: 'employer', owner: true } as const;

/** `ready` comes first; the others report that something changed. */
const liveEvents = {
  ready: z.object({}),
  application: z.object({ application_id: z.string() }),
} as const;

/** Applications: sent by seekers, decided by employers. */
export const applications = operations({
  'POST /jobs/{id}/apply': {
    access: 'job_seeker',
    refusal: onlySeekers,
    feature: 'applications',
    summary: 'Applies for a job, with or without a résumé.',
    upload: { part: 'resume', maximumBytes: maxResumeBytes, fields: ApplyFields },
    answer: ApplicationSent,
    status: 201,
    errors: { 409: 'The job takes no applications, or the person has applied already' },
  },
  'GET /jobs/{id}/reply-time': {
    access: 'public',
    summary: 'Returns within how many days the employer of a job usually answers, if that is soon.',
    answer: ReplyTime,
  },
  'GET /my-applications': {
    access: 'job_seeker',
    summary: 'Lists the applications of the job seeker, newest first.',
    query: SeekerApplicationList,
    list: SeekerApplication,
  },
  'POST /my-applications/{id}/withdraw': {
    access: 'job_seeker',
    owner: true,
    summary: 'Withdraws an application.',
    answer: SeekerApplication,
  },
  'GET /my-applications/events': {
    access: 'job_seeker',
    summary: 'Streams changes to applications that the caller sent.',
    events: liveEvents,
  },
  'GET /applications/all': {
    access: 'employer',
    summary: 'Lists the applications for the jobs of the employer.',
    query: EmployerApplicationList,
    list: EmployerApplication,
  },
  'GET /applications/events': {
    access: 'employer',
    summary: 'Streams new and changed applications as they happen.',
    events: liveEvents,
  },
  'PUT /applications/{id}/status': {
    ...own,
    summary: 'Decides about an application; empty notes keep the stored ones.',
    body: StatusChange,
    answer: EmployerApplication,
  },
  'POST /applications/{id}/status/undo': {
    ...own,
    summary: 'Undoes a decision within its first seconds.',
    body: StatusUndo,
    answer: EmployerApplication,
    errors: { 409: 'It is too late' },
  },
  'GET /applications/{id}/resume': {
    ...own,
    summary: 'Returns the résumé of an application as it was sent, for download only.',
    content: 'application/octet-stream',
  },
  'GET /applications/{id}/email-template/{type}': {
    ...own,
    summary: 'Returns a complete text for a mail to an applicant.',
    answer: EmailTemplate,
  },
  'POST /applications/{id}/email': {
    ...own,
    summary: 'Mails an applicant; the same `Idempotency-Key` sends one mail once.',
    body: ApplicationEmail,
    answer: ApplicationEmailSent,
    status: 201,
  },
});

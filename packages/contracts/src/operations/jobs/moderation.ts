import {
  ModerationDecision,
  ObjectionInput,
  OperatorAction,
  OperatorActionList,
  ReportedSubject,
  ReportInput,
  ReportList,
  ReportReceipt,
  RestoredJobs,
  RestoreInput,
  SubjectSearch,
} from '../../moderation/moderation.js';
import { JobsNumbers, MonthQuery } from '../../portal/town-numbers.js';
import { operations } from '../operation.js';

/** The operation is on the caller's own job, or an application for it. */
const own = { access: 'employer', owner: true } as const;

/** Reports about jobs, and what operators do about them. */
export const moderation = operations({
  'POST /jobs/{id}/report': {
    access: 'public',
    summary: 'Reports a job to the operators.',
    body: ReportInput,
    answer: ReportReceipt,
  },
  'POST /jobs/{id}/objection': {
    ...own,
    summary: 'Objects to the hiding of an own job.',
    body: ObjectionInput,
    answer: ReportReceipt,
    errors: { 409: 'The job is not hidden, or there is an objection already' },
  },
  'POST /jobs/operator/restore': {
    access: 'operator',
    summary: 'Shows jobs again that reports hid since a moment.',
    body: RestoreInput,
    answer: RestoredJobs,
  },
  'GET /jobs/operator/reports': {
    access: 'operator',
    summary: 'Lists reported jobs.',
    query: ReportList,
    list: ReportedSubject,
  },
  'GET /jobs/operator/subjects': {
    access: 'operator',
    summary: 'Finds jobs by words, hidden and closed ones too, best match first.',
    query: SubjectSearch,
    list: ReportedSubject,
  },
  'PATCH /jobs/operator/subjects/{id}': {
    access: 'operator',
    summary: 'Hides a job, keeps it and closes its reports, or takes that back.',
    body: ModerationDecision,
    answer: ReportedSubject,
  },
  'GET /jobs/operator/numbers': {
    access: 'operator',
    summary:
      'Returns the numbers of a month: new jobs, applications, time to answer, searches without result.',
    query: MonthQuery,
    answer: JobsNumbers,
  },
  'GET /jobs/operator/actions': {
    access: 'operator',
    summary: 'Lists what operators did to jobs, newest first.',
    query: OperatorActionList,
    list: OperatorAction,
  },
});

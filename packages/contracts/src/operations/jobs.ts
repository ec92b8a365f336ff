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
} from '../applications.js';
import { ApplicationFit, JobFit, JobFitFields, OwnJobFit } from '../job-fit.js';
import { AlertsStopped, JobMatches } from '../job-matches.js';
import {
  ImportAnswer,
  Job,
  JobDraft,
  JobFeedQuery,
  JobImport,
  JobPosting,
  JobSearch,
  JobStatusChange,
  MyJob,
  MyJobList,
} from '../jobs.js';
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
} from '../moderation.js';
import { PageHead } from '../page-head.js';
import { resumeMaximumBytes, resumeSizeText } from '../resume-lists.js';
import { JobSaved, SavedJob, SavedJobIds, SavedJobList } from '../saved-jobs.js';
import { SearchSummary } from '../search-summary.js';
import { SitemapPages } from '../sitemap.js';
import { Suggestion, SuggestionQuery } from '../suggestions.js';
import { TradeJobs, TradeQuery } from '../trade-in-town.js';
import { operations } from './operation.js';

const onlyEmployers =
  'Only employer accounts can post jobs. Please create an employer account or switch your account type.';
const onlySeekers = 'Only job seekers can apply for jobs. Please register as a job seeker.';

/** The operation is on the caller's own job, or an application for it. */
const own = { access: 'employer', owner: true } as const;

const saving = { access: 'job_seeker', refusal: 'Only job seekers can save jobs.' } as const;

/** `ready` comes first; the others report that something changed. */
const liveEvents = {
  ready: z.object({}),
  application: z.object({ application_id: z.string() }),
} as const;

/** Operations of services/jobs. */
export const jobs = operations({
  'POST /jobs/search': {
    access: 'public',
    limit: 'search',
    cache: 'everybody',
    summary: 'Searches the job board.',
    body: JobSearch,
    list: Job,
  },
  'POST /jobs/search/summary': {
    access: 'public',
    limit: 'read',
    cache: 'everybody',
    summary: 'Summarises what a search finds: counts for its filters.',
    body: JobSearch,
    answer: SearchSummary,
  },
  'GET /jobs/suggestions': {
    access: 'public',
    summary: 'Suggests words while a search is typed.',
    query: SuggestionQuery,
    answer: z.array(Suggestion),
  },
  'POST /jobs': {
    access: 'employer',
    refusal: onlyEmployers,
    summary: 'Posts a job.',
    body: JobPosting,
    answer: Job,
    status: 201,
  },
  'GET /jobs/{id}': {
    access: 'public',
    cache: 'visitor',
    summary: 'Gives a job and counts the view; its owner gets it with its version.',
    answer: Job,
    versioned: true,
  },
  'PUT /jobs/{id}': {
    ...own,
    summary: 'Replaces a job.',
    body: JobPosting,
    answer: Job,
    versioned: true,
  },
  'PATCH /jobs/{id}/status': {
    ...own,
    summary: 'Publishes, closes, fills or renews a job.',
    body: JobStatusChange,
    answer: Job,
    errors: { 409: 'The job cannot change to this status' },
  },
  'GET /jobs/{id}/head': {
    access: 'public',
    summary: 'Gives title and description of the page of a job.',
    answer: PageHead,
  },
  'GET /jobs/sitemap': {
    access: 'public',
    summary: 'Says how many pages the map of the jobs has.',
    answer: SitemapPages,
  },
  'GET /jobs/sitemap/{page}': {
    access: 'public',
    summary: 'Gives a page of the map of the jobs.',
    content: 'application/xml',
  },
  'GET /jobs/feed.atom': {
    access: 'public',
    summary: 'Gives the newest jobs of a search as a feed.',
    query: JobFeedQuery,
    content: 'application/atom+xml',
  },
  'POST /jobs/drafts': {
    access: 'employer',
    summary: 'Saves a job that is not finished.',
    body: JobDraft,
    answer: Job,
    status: 201,
  },
  'PUT /jobs/drafts/{id}': {
    ...own,
    summary: 'Replaces a job that is not finished.',
    body: JobDraft,
    answer: Job,
    versioned: true,
  },
  'DELETE /jobs/drafts/{id}': {
    ...own,
    summary: 'Deletes a draft that was never posted.',
    empty: true,
  },
  'GET /my-jobs': {
    access: 'employer',
    summary: 'Lists the jobs of the employer with their numbers of applications, newest first.',
    query: MyJobList,
    list: MyJob,
  },
  'POST /jobs/import': {
    access: 'operator',
    limit: 'bulk',
    summary: 'Imports up to 200 jobs; rows that are refused are named.',
    body: JobImport,
    answer: ImportAnswer,
  },
  'POST /jobs/{id}/apply': {
    access: 'job_seeker',
    refusal: onlySeekers,
    summary: 'Applies for a job, with or without a résumé.',
    upload: { part: 'resume', maximumBytes: resumeMaximumBytes, fields: ApplyFields },
    answer: ApplicationSent,
    status: 201,
    errors: { 409: 'The job takes no applications, or the person has applied already' },
  },
  'GET /jobs/{id}/fit': {
    access: 'job_seeker',
    summary:
      'Compares the stored résumé, or else the profile, with a posting; null without either.',
    answer: OwnJobFit,
  },
  'POST /jobs/{id}/fit': {
    access: 'public',
    summary: 'Compares a résumé with a posting, in memory only: nothing is stored.',
    upload: {
      part: 'file',
      maximumBytes: resumeMaximumBytes,
      tooLargeText: resumeSizeText,
      fields: JobFitFields,
    },
    answer: JobFit,
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
    summary: 'Tells of changes of the own applications as they happen.',
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
    summary: 'Tells of new and changed applications as they happen.',
    events: liveEvents,
  },
  'PUT /applications/{id}/status': {
    ...own,
    summary: 'Decides about an application; empty notes leave the present ones.',
    body: StatusChange,
    answer: EmployerApplication,
  },
  'POST /applications/{id}/status/undo': {
    ...own,
    summary: 'Takes a decision back within its first seconds.',
    body: StatusUndo,
    answer: EmployerApplication,
    errors: { 409: 'It is too late' },
  },
  'GET /applications/{id}/resume': {
    ...own,
    summary: 'Gives the résumé of an application as it was sent, for download only.',
    content: 'application/octet-stream',
  },
  'GET /applications/{id}/fit': {
    ...own,
    summary: 'Gives what an application says to each requirement of its job.',
    answer: ApplicationFit,
  },
  'GET /applications/{id}/email-template/{type}': {
    ...own,
    summary: 'Gives a complete text for a mail to an applicant.',
    answer: EmailTemplate,
  },
  'POST /applications/{id}/email': {
    ...own,
    summary: 'Mails an applicant; the same `Idempotency-Key` sends one mail once.',
    body: ApplicationEmail,
    answer: ApplicationEmailSent,
    status: 201,
  },
  'GET /jobs/saved': {
    ...saving,
    summary: 'Lists the saved jobs, the latest saved first.',
    query: SavedJobList,
    list: SavedJob,
  },
  'GET /jobs/saved/ids': {
    ...saving,
    summary: 'Gives the ids of all saved jobs.',
    answer: SavedJobIds,
  },
  'PUT /jobs/saved/{id}': { ...saving, summary: 'Saves a job.', answer: JobSaved },
  'DELETE /jobs/saved/{id}': { ...saving, summary: 'Forgets a saved job.', empty: true },
  'GET /jobs/matches': {
    access: 'job_seeker',
    summary: 'Recommends jobs by the job preferences, best first.',
    answer: JobMatches,
  },
  'GET /jobs/alerts/{token}/unsubscribe': {
    access: 'public',
    summary: 'Leads the link of a mail to the page that asks.',
    content: 'text/html',
    status: 303,
  },
  'POST /jobs/alerts/{token}/unsubscribe': {
    access: 'public',
    summary: 'Ends the weekly mail by the token of its link.',
    answer: AlertsStopped,
  },
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
    summary: 'Hides a job, or keeps it and closes its reports.',
    body: ModerationDecision,
    answer: ReportedSubject,
  },
  'GET /jobs/operator/actions': {
    access: 'operator',
    summary: 'Lists what operators did to jobs, newest first.',
    query: OperatorActionList,
    list: OperatorAction,
  },
  'POST /internal/trade-jobs': {
    access: 'internal',
    callers: ['ai'],
    summary: 'Counts the open jobs of a trade.',
    body: TradeQuery,
    answer: TradeJobs,
  },
});

import type { ApplicationStatus } from '@commons/contracts/applications/application-lists';
import { JobPosting } from '@commons/contracts/jobs/jobs';
import { foldText } from '@commons/contracts/text/fold-text';
import type { Environment } from '@commons/service-kit/config/parse-config';
import { inOwnStore } from '@commons/service-kit/demo/own-store';
import { openStorage } from '@commons/service-kit/objects/open-storage';
import { type Connection, Types } from 'mongoose';
import {
  type Applicant,
  type ApplicationRecord,
  applicationSchema,
  type RecordedEvent,
  type StoredEmail,
} from './applications/application.schema.js';
import { appliedJob } from './applications/applied-job.js';
import { ResumeFilesService } from './applications/files/resume-files.service.js';
import { postedJob, postingFacts } from './postings/edit/job-facts.js';
import type { JobRecord } from './postings/job.js';
import { jobSchema } from './postings/job.schema.js';
import { savedJobSchema } from './saved-jobs/saved-job.schema.js';

export interface DemoJob {
  readonly owner_id: string;
  readonly company_name: string;
  readonly company_size?: string;
  readonly posting: JobPosting;
  readonly created_at: Date;
  readonly view_count: number;
  /** Filled and closed jobs appear only in the employer's list. */
  readonly status?: 'active' | 'filled' | 'closed';
}

export interface DemoApplication {
  readonly seeker_id: string;
  /** Title of the job applied for, and its owner. */
  readonly job: string;
  readonly owner_id: string;
  readonly applicant: Omit<Applicant, 'email_notifications'>;
  readonly cover_letter?: string;
  /** To the questions of the job, in their order. */
  readonly answers?: readonly (string | number | undefined)[];
  readonly resume?: { filename: string; content_type: string; content: Uint8Array };
  readonly status: ApplicationStatus;
  readonly notes?: string;
  readonly applied_at: Date;
  readonly viewed_at?: Date;
  readonly timeline: readonly RecordedEvent[];
  readonly emails?: readonly Omit<StoredEmail, 'id' | 'key'>[];
}

/** Jobs that a fictional job seeker saved, by title. */
interface DemoSavedJobs {
  readonly user_id: string;
  readonly titles: readonly string[];
  readonly saved_at: Date;
}

export interface DemoJobs {
  readonly jobs: readonly DemoJob[];
  readonly applications: readonly DemoApplication[];
  readonly saved: DemoSavedJobs;
}

const modelsOf = (connection: Connection) => ({
  jobs: connection.model('Job', jobSchema),
  applications: connection.model('Application', applicationSchema),
  saved: connection.model('SavedJob', savedJobSchema),
});

/** Stores jobs and applications, replacing those of an interrupted load. */
export function writeDemoJobs(settings: Environment, content: DemoJobs): Promise<void> {
  return inOwnStore(
    'jobs',
    settings,
    async (connection, config) => {
      const models = modelsOf(connection);
      const owner_id = { $in: [...new Set(content.jobs.map((job) => job.owner_id))] };
      await models.jobs.deleteMany({ owner_id });
      await models.applications.deleteMany({ employer_id: owner_id });
      await models.saved.deleteMany({ user_id: content.saved.user_id });
      const jobs = content.jobs.map(jobRecord);
      await models.jobs.insertMany(jobs);
      const files = new ResumeFilesService(await openStorage(config));
      const applications = content.applications.map((application) => ({
        resume: application.resume,
        record: applicationRecord(application, jobs),
      }));
      await Promise.all(
        applications.map(async ({ resume, record }) => {
          if (!resume) return;
          const { content: bytes, content_type: contentType } = resume;
          await files.put(record._id, { content: bytes, contentType });
        }),
      );
      await models.applications.insertMany(applications.map(({ record }) => record));
      const { user_id, titles, saved_at } = content.saved;
      await models.saved.insertMany(
        titles.map((title) => ({ user_id, job_id: jobOf(jobs, title)._id, saved_at })),
      );
    },
    'jobs',
  );
}

/**
 * Removes closed jobs of erased demo accounts, except jobs with applications, which their applicants can still read.
 */
export function dropDemoJobs(settings: Environment, owners: readonly string[]): Promise<void> {
  return inOwnStore(
    'jobs',
    settings,
    async (connection) => {
      const { jobs, applications } = modelsOf(connection);
      const applied = await applications.distinct('job_id', { employer_id: { $in: owners } });
      await jobs.deleteMany({ owner_id: { $in: owners }, _id: { $nin: applied } });
    },
    'jobs',
  );
}

type StoredJob = JobRecord & { _id: Types.ObjectId };

function jobRecord({ posting, owner_id, created_at, view_count, status, ...company }: DemoJob) {
  const job = postedJob(postingFacts(JobPosting.parse(posting), company), owner_id, created_at);
  return { ...job, _id: new Types.ObjectId(), view_count, status: status ?? job.status };
}

function jobOf(jobs: readonly StoredJob[], title: string, owner_id?: string): StoredJob {
  const found = jobs.find((job) => job.title === title && (job.owner_id === owner_id || !owner_id));
  if (!found) throw new Error(`the demo content has no job ${title}`);
  return found;
}

function applicationRecord(
  {
    job: title,
    owner_id,
    resume,
    applicant,
    emails = [],
    timeline,
    answers,
    ...rest
  }: DemoApplication,
  jobs: readonly StoredJob[],
): Omit<ApplicationRecord, 'emails'> & { emails: StoredEmail[] } {
  const job = jobOf(jobs, title, owner_id);
  const _id = new Types.ObjectId();
  return {
    ...rest,
    ...{ _id, job_id: String(job._id), employer_id: owner_id },
    job: appliedJob(job),
    applicant: { ...applicant, email_notifications: true },
    job_title_key: foldText(job.title),
    applicant_name_key: foldText(applicant.name),
    ...(resume && {
      resume: {
        filename: resume.filename,
        content_type: resume.content_type,
        size: resume.content.length,
      },
    }),
    ...(answers && {
      answers: (job.questions ?? []).map(({ id, kind, question }, at) => ({
        ...{ id, kind, question },
        ...(answers[at] !== undefined && { answer: answers[at] }),
      })),
    }),
    timeline: [...timeline],
    emails: emails.map((email, at) => ({ ...email, id: `${_id}-${at}`, key: `${_id}-${at}` })),
    complete: true,
    changes: timeline.filter(({ kind }) => kind === 'status').length,
    mails_due: [],
  };
}

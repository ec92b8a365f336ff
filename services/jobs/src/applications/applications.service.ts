import type { AccessClaims } from '@commons/contracts/account';
import { mailNewApplication } from '@commons/contracts/tasks/jobs-tasks';
import { refuse } from '@commons/service-kit/errors/refuse';
import { log } from '@commons/service-kit/logging/logger';
import { ObjectStorage } from '@commons/service-kit/objects/object-storage';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { foldText } from '@commons/service-kit/search/search-terms';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { PeopleService } from '../people/people.service.js';
import { placeOf, statusNow } from '../postings/job-answer.js';
import { type JobRecord, JobsService, jobNotFound } from '../postings/jobs.service.js';
import type { ApplicationRecord } from './application.schema.js';
import { LiveApplicationsService } from './live-applications.service.js';
import type { ResumeFile } from './resume-file.js';

/** An application whose résumé is still not stored after this time belongs to a request that died. */
export const storingMs = 120_000;

const already = 'You have already applied for this job.';

/** Each application mails the employer: whoever withdrew so many for one job is not let in again. */
const mostWithdrawn = 5;
const tooOften =
  'You have withdrawn your application for this job several times and cannot apply again.';

/** Where the résumé of an application lies. */
export const resumeKey = (id: Types.ObjectId) => `resumes/${id}`;

const isDuplicate = (error: unknown) => (error as { code?: unknown }).code === 11_000;

/** Sending an application. */
@Injectable()
export class ApplicationsService {
  constructor(
    @InjectModel('Application') private readonly applications: Model<ApplicationRecord>,
    private readonly jobs: JobsService,
    private readonly people: PeopleService,
    private readonly objects: ObjectStorage,
    private readonly tasks: TaskQueue,
    private readonly live: LiveApplicationsService,
  ) {}

  /** The job, if this person may apply for it now. @throws 404 or 409 before the upload is read */
  async applicableJob(jobId: string, claims: AccessClaims): Promise<JobRecord> {
    const job = await this.jobs.read(jobId);
    if (job.status === 'draft') throw refuse(404, jobNotFound);
    if (statusNow(job) !== 'active') {
      throw refuse(409, 'This job is no longer accepting applications.');
    }
    // An imported job has nobody who could read an application (decision A61).
    if (!job.owner_id) {
      throw refuse(409, 'This job comes from another source and cannot be applied for here.');
    }
    const present = await this.applications
      .findOne({
        job_id: jobId,
        seeker_id: claims.sub,
        complete: true,
        withdrawn_at: { $exists: false },
      })
      .lean();
    if (present) throw refuse(409, already);
    const withdrawn = await this.applications.countDocuments(
      { job_id: jobId, seeker_id: claims.sub, withdrawn_at: { $exists: true } },
      { limit: mostWithdrawn },
    );
    if (withdrawn >= mostWithdrawn) throw refuse(409, tooOften);
    return job;
  }

  /**
   * Stores an application whole or not at all. With a résumé the record is written first, unseen, to claim the place
   * that the unique index gives once; it is completed when the file is stored.
   */
  async send(
    job: JobRecord,
    claims: AccessClaims,
    coverLetter: string | undefined,
    resume: ResumeFile | undefined,
  ): Promise<ApplicationRecord> {
    const draft = await this.#draft(job, claims, coverLetter, resume);
    await this.#claim(draft);
    if (resume) await this.#storeResume(draft, resume);
    await this.#announce(draft._id);
    await this.live.tellBoth(draft);
    return { ...draft, complete: true };
  }

  async #draft(
    job: JobRecord,
    claims: AccessClaims,
    coverLetter: string | undefined,
    resume: ResumeFile | undefined,
  ): Promise<ApplicationRecord> {
    const person = await this.people.caller(claims);
    const now = new Date();
    return {
      _id: new Types.ObjectId(),
      job_id: String(job._id),
      employer_id: job.owner_id ?? '',
      seeker_id: claims.sub,
      job: {
        title: job.title,
        company_name: job.company_name,
        location: placeOf(job),
        employment_type: job.employment_type,
        category: job.category,
        salary_range: job.salary_range,
        created_at: job.created_at,
      },
      applicant: {
        name: person.full_name,
        email: person.email,
        location: person.location,
        email_notifications: person.email_notifications,
      },
      job_title_key: foldText(job.title),
      applicant_name_key: foldText(person.full_name),
      ...(coverLetter && { cover_letter: coverLetter }),
      ...(resume && {
        resume: {
          filename: resume.filename,
          content_type: resume.contentType,
          size: resume.content.length,
        },
      }),
      status: 'pending',
      applied_at: now,
      timeline: [],
      complete: !resume,
      changes: 0,
      mails_due: ['new-application'],
      mail_due_at: now,
    };
  }

  /** Inserts the record; what a request that died has left behind makes room. */
  async #claim(draft: ApplicationRecord): Promise<void> {
    try {
      await this.applications.create(draft);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      const { job_id, seeker_id } = draft;
      const left = await this.applications
        .findOne({ job_id, seeker_id, complete: false })
        .lean<ApplicationRecord>();
      if (!left || !(await this.discard(left))) throw refuse(409, already);
      await this.applications.create(draft).catch((again: unknown) => {
        throw isDuplicate(again) ? refuse(409, already) : again;
      });
    }
  }

  async #storeResume(draft: ApplicationRecord, resume: ResumeFile): Promise<void> {
    const { content, contentType } = resume;
    try {
      await this.objects.put(resumeKey(draft._id), content, { contentType, size: content.length });
      const { matchedCount } = await this.applications.updateOne(
        { _id: draft._id, complete: false },
        { $set: { complete: true } },
      );
      if (matchedCount === 0) throw new Error('the application was discarded while it was stored');
    } catch (error) {
      await this.#undo(draft._id);
      throw error;
    }
  }

  /** Best effort: what stays behind is found by the sweep. */
  async #undo(id: Types.ObjectId): Promise<void> {
    try {
      await this.objects.delete(resumeKey(id));
      await this.applications.deleteOne({ _id: id, complete: false });
    } catch (error) {
      log().warn({ err: error, application: String(id) }, 'unfinished application is left');
    }
  }

  /** Removes an application that was never completed, if it is old enough. Gives whether it did. */
  async discard(left: ApplicationRecord): Promise<boolean> {
    const before = new Date(Date.now() - storingMs);
    if (left.applied_at > before) return false;
    await this.objects.delete(resumeKey(left._id));
    const { deletedCount } = await this.applications.deleteOne({ _id: left._id, complete: false });
    return deletedCount === 1;
  }

  /** The application is safe without this: a mail that was not enqueued is found by the sweep. */
  async #announce(id: Types.ObjectId): Promise<void> {
    try {
      await this.tasks.add(mailNewApplication, { application_id: String(id) }, { id: String(id) });
    } catch (error) {
      log().warn({ reason: (error as Error).message }, 'mail left to the sweep');
    }
  }
}

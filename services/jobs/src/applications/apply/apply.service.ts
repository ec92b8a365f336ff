import { setTimeout } from 'node:timers/promises';
import type { AccessClaims, UserSnapshot } from '@commons/contracts/account/account';
import type { SentAnswers } from '@commons/contracts/applications/screening';
import { applicationLife } from '@commons/contracts/lifecycles/application-life';
import { isOnBoard, isPosted } from '@commons/contracts/lifecycles/job-life';
import { foldText } from '@commons/contracts/text/fold-text';
import { refuse } from '@commons/service-kit/errors/refuse';
import { PeopleService } from '@commons/service-kit/internal/people.service';
import { log } from '@commons/service-kit/logging/logger';
import { isDuplicateKey } from '@commons/service-kit/mongo/duplicate-key';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { type JobRecord, jobNotFound } from '../../postings/job.js';
import { statusNow } from '../../postings/job-answer.js';
import { JobsService } from '../../postings/jobs.service.js';
import type { ApplicationRecord } from '../application.schema.js';
import { appliedJob } from '../applied-job.js';
import type { ResumeFile } from '../files/resume-file.js';
import { ResumeFilesService } from '../files/resume-files.service.js';
import { LiveApplicationsService } from '../live/live-applications.service.js';
import { ApplicationOutboxService } from '../mails/application-outbox.service.js';
import { newApplicationMail, receiptMail } from '../mails/outbox-names.js';
import { screeningAnswers } from './screening-answers.js';

/** An application whose résumé is not stored after this time belongs to a request that died. */
export const storingMs = 120_000;

const already = 'You have already applied for this job.';
/** The first of two concurrent requests may still fail, so the second must not say that the application arrived. */
const inProgress =
  'Your application for this job is already being sent. Please look at your applications in a moment.';

/** Each application mails the employer, so repeated withdrawals for one job end in a refusal. */
const maxWithdrawals = 5;
const tooOften =
  'You have withdrawn your application for this job several times and cannot apply again.';

/** How long, and at which interval, the second of two concurrent requests waits for the first. */
const waitMs = 5_000;
const pollMs = 100;

const isRecent = ({ applied_at }: ApplicationRecord) =>
  applied_at.getTime() > Date.now() - storingMs;

/** What the applicant sends; each is optional. */
export interface SentParts {
  readonly coverLetter?: string | undefined;
  readonly resume?: ResumeFile | undefined;
  readonly profileToken?: string | undefined;
  readonly answers?: SentAnswers | undefined;
}

/** Sending an application. */
@Injectable()
export class ApplyService {
  constructor(
    @InjectModel('Application') private readonly applications: Model<ApplicationRecord>,
    private readonly jobs: JobsService,
    private readonly people: PeopleService,
    private readonly files: ResumeFilesService,
    private readonly outbox: ApplicationOutboxService,
    private readonly live: LiveApplicationsService,
  ) {}

  /** The job, if this person may apply for it now. @throws 404 or 409, before the upload is read */
  async applicableJob(jobId: string, claims: AccessClaims): Promise<JobRecord> {
    const job = await this.jobs.read(jobId);
    if (!isPosted(job.status)) throw refuse(404, jobNotFound);
    if (!isOnBoard(statusNow(job))) {
      throw refuse(409, 'This job is no longer accepting applications.');
    }
    // An imported job has no owner to read an application (decision A61).
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
      { limit: maxWithdrawals },
    );
    if (withdrawn >= maxWithdrawals) throw refuse(409, tooOften);
    return job;
  }

  /**
   * Stores an application completely or not at all. With a résumé, an invisible record is written first to claim the
   * unique index, and completed when the file is stored.
   */
  async send(jobId: string, claims: AccessClaims, sent: SentParts): Promise<ApplicationRecord> {
    const { resume } = sent;
    const person = await this.people.caller(claims);
    // Checks again at the end: upload and account lookup take time, and the job may be closed by now.
    const job = await this.applicableJob(jobId, claims);
    const draft = newApplication(job, person, sent);
    await this.#claim(draft);
    await this.#orUndo(draft, async () => {
      // A deletion that began since the check may have passed before the record was there; later ones find it.
      await this.jobs.read(jobId);
      if (resume) await this.#storeResume(draft, resume);
    });
    await this.outbox.enqueue(draft);
    await this.live.tellBoth(draft);
    return { ...draft, complete: true };
  }

  /** Inserts the record. The remains of a request that died are removed first. */
  async #claim(draft: ApplicationRecord): Promise<void> {
    try {
      await this.applications.create(draft);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const { job_id, seeker_id } = draft;
      const left = await this.#unfinished({ job_id, seeker_id });
      if (left && !(await this.discard(left))) throw refuse(409, inProgress);
      await this.applications.create(draft).catch((again: unknown) => {
        throw isDuplicateKey(again) ? refuse(409, already) : again;
      });
    }
  }

  /**
   * An incomplete application for the same place. Waits a little for a request in progress; undefined once it is
   * complete.
   */
  async #unfinished(place: Pick<ApplicationRecord, 'job_id' | 'seeker_id'>) {
    const waiting = { ...place, complete: false };
    let left = await this.applications.findOne(waiting).lean<ApplicationRecord>();
    for (const end = Date.now() + waitMs; left && isRecent(left) && Date.now() < end; ) {
      await setTimeout(pollMs);
      left = await this.applications.findOne(waiting).lean<ApplicationRecord>();
    }
    return left;
  }

  async #orUndo(draft: ApplicationRecord, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      await this.#undo(draft);
      throw error;
    }
  }

  /** @throws 404 when the job was deleted meanwhile */
  async #storeResume({ _id, job_id }: ApplicationRecord, resume: ResumeFile): Promise<void> {
    await this.files.put(_id, resume);
    const { matchedCount } = await this.applications.updateOne(
      { _id, complete: false, job_deleted_at: { $exists: false } },
      { $set: { complete: true } },
    );
    if (matchedCount === 1) return;
    await this.jobs.read(job_id);
    throw new Error('the application was discarded while it was stored');
  }

  /** Best effort: the reconciliation removes what is left of an incomplete one. */
  async #undo({ _id, complete }: ApplicationRecord): Promise<void> {
    try {
      if (!complete) await this.files.delete(_id);
      await this.applications.deleteOne({ _id, complete });
    } catch (error) {
      log().warn(
        { err: error, application: String(_id) },
        'failed to remove an unfinished application',
      );
    }
  }

  /** Removes an incomplete application if it is old enough. @returns whether it was removed */
  async discard(left: ApplicationRecord): Promise<boolean> {
    if (isRecent(left)) return false;
    await this.files.delete(left._id);
    const { deletedCount } = await this.applications.deleteOne({ _id: left._id, complete: false });
    return deletedCount === 1;
  }
}

/** The initial record. Without a résumé it is complete. */
function newApplication(
  job: JobRecord,
  person: UserSnapshot,
  { coverLetter, resume, profileToken, answers }: SentParts,
): ApplicationRecord {
  const now = new Date();
  const answered = screeningAnswers(job.questions, answers);
  return {
    _id: new Types.ObjectId(),
    job_id: String(job._id),
    employer_id: job.owner_id ?? '',
    seeker_id: person.id,
    job: appliedJob(job),
    applicant: {
      name: person.full_name,
      email: person.email,
      location: person.location,
      email_notifications: person.email_notifications,
    },
    job_title_key: foldText(job.title),
    applicant_name_key: foldText(person.full_name),
    ...(coverLetter && { cover_letter: coverLetter }),
    ...(answered.length > 0 && { answers: answered }),
    ...(resume && {
      resume: {
        filename: resume.filename,
        content_type: resume.contentType,
        size: resume.content.length,
      },
    }),
    ...(profileToken && { profile_token: profileToken }),
    status: applicationLife.begins.apply,
    applied_at: now,
    timeline: [],
    complete: !resume,
    changes: 0,
    mails_due: [newApplicationMail, receiptMail],
    mail_due_at: now,
  };
}

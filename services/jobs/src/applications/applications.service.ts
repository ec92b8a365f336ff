import { setTimeout } from 'node:timers/promises';
import type { AccessClaims, UserSnapshot } from '@commons/contracts/account';
import { foldText } from '@commons/contracts/fold-text';
import { refuse } from '@commons/service-kit/errors/refuse';
import { log } from '@commons/service-kit/logging/logger';
import { isDuplicateKey } from '@commons/service-kit/mongo/duplicate-key';
import { ObjectStorage } from '@commons/service-kit/objects/object-storage';
import { PeopleService } from '@commons/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { placeOf, statusNow } from '../postings/job-answer.js';
import { type JobRecord, JobsService, jobNotFound } from '../postings/jobs.service.js';
import type { ApplicationRecord } from './application.schema.js';
import { ApplicationOutbox } from './application-outbox.service.js';
import { LiveApplicationsService } from './live-applications.service.js';
import { newApplicationMail, receiptMail } from './outbox-names.js';
import type { ResumeFile } from './resume-file.js';

/** An application whose résumé is still not stored after this time belongs to a request that died. */
export const storingMs = 120_000;

const already = 'You have already applied for this job.';
/** Of two at once the first is stored. It may still fail, so nobody is told yet that it arrived. */
const underWay =
  'Your application for this job is already being sent. Please look at your applications in a moment.';

/** Each application mails the employer: whoever withdrew so many for one job is not let in again. */
const mostWithdrawn = 5;
const tooOften =
  'You have withdrawn your application for this job several times and cannot apply again.';

/** Where the résumé of an application lies. */
export const resumeKey = (id: Types.ObjectId) => `resumes/${id}`;

/** The second of two applications at once waits so long for what comes of the first, and looks so often. */
const patienceMs = 5_000;
const lookMs = 100;

const isYoung = ({ applied_at }: ApplicationRecord) =>
  applied_at.getTime() > Date.now() - storingMs;

/** Sending an application. */
@Injectable()
export class ApplicationsService {
  constructor(
    @InjectModel('Application') private readonly applications: Model<ApplicationRecord>,
    private readonly jobs: JobsService,
    private readonly people: PeopleService,
    private readonly objects: ObjectStorage,
    private readonly outbox: ApplicationOutbox,
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
    jobId: string,
    claims: AccessClaims,
    coverLetter: string | undefined,
    resume: ResumeFile | undefined,
  ): Promise<ApplicationRecord> {
    const person = await this.people.caller(claims);
    // Once more, and last of all: upload and account may have taken long, and the job may be closed by now.
    const job = await this.applicableJob(jobId, claims);
    const draft = newApplication(job, person, coverLetter, resume);
    await this.#claim(draft);
    if (resume) await this.#storeResume(draft, resume);
    await this.outbox.enqueue(draft);
    await this.live.tellBoth(draft);
    return { ...draft, complete: true };
  }

  /** Inserts the record; what a request that died has left behind makes room. */
  async #claim(draft: ApplicationRecord): Promise<void> {
    try {
      await this.applications.create(draft);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const { job_id, seeker_id } = draft;
      const left = await this.#unfinished({ job_id, seeker_id });
      if (left && !(await this.discard(left))) throw refuse(409, underWay);
      await this.applications.create(draft).catch((again: unknown) => {
        throw isDuplicateKey(again) ? refuse(409, already) : again;
      });
    }
  }

  /** What holds the place: undefined once it is an application. A request that is under way is waited for a little. */
  async #unfinished(place: Pick<ApplicationRecord, 'job_id' | 'seeker_id'>) {
    const waiting = { ...place, complete: false };
    let left = await this.applications.findOne(waiting).lean<ApplicationRecord>();
    for (const end = Date.now() + patienceMs; left && isYoung(left) && Date.now() < end; ) {
      await setTimeout(lookMs);
      left = await this.applications.findOne(waiting).lean<ApplicationRecord>();
    }
    return left;
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
    if (isYoung(left)) return false;
    await this.objects.delete(resumeKey(left._id));
    const { deletedCount } = await this.applications.deleteOne({ _id: left._id, complete: false });
    return deletedCount === 1;
  }
}

/** An application as it is stored first: without a résumé it is complete. */
function newApplication(
  job: JobRecord,
  person: UserSnapshot,
  coverLetter: string | undefined,
  resume: ResumeFile | undefined,
): ApplicationRecord {
  const now = new Date();
  return {
    _id: new Types.ObjectId(),
    job_id: String(job._id),
    employer_id: job.owner_id ?? '',
    seeker_id: person.id,
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
    mails_due: [newApplicationMail, receiptMail],
    mail_due_at: now,
  };
}

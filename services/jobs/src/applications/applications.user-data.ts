import type { UserSnapshot } from '@commons/contracts/account/account';
import {
  type CollectedUserData,
  HoldsUserData,
  type UserDataHolder,
  type UserFile,
} from '@commons/service-kit/privacy/user-data';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { formerEmployer, isOwnName } from '../postings/edit/owner-jobs.service.js';
import type { ApplicationRecord } from './application.schema.js';
import { openDecision } from './application-decision.js';
import { ResumeFilesService } from './files/resume-files.service.js';
import { seekerAnswer } from './lists/application-answers.js';
import { ApplicationOutboxService } from './mails/application-outbox.service.js';
import { jobDeletedMail } from './mails/outbox-names.js';

/** What an erasure reads of an application; an employer may have tens of thousands. */
const received: Record<string, 0 | 1> = {
  ...{ job: 1, status: 1, complete: 1, mails_due: 1 },
  ...{ withdrawn_at: 1, job_deleted_at: 1, employer_left_at: 1 },
};

/** Whether the applicant expects an answer. Those of a deleted job were notified then, or their mail is still due. */
const isWaiting = (application: ApplicationRecord) =>
  application.complete &&
  !application.withdrawn_at &&
  (application.status === 'pending' || application.status === 'reviewed') &&
  (!application.job_deleted_at || application.mails_due.includes(jobDeletedMail));

const mailsOf = ({ emails = [] }: Pick<ApplicationRecord, 'emails'>) =>
  emails.map(({ subject, message, at }) => ({ subject, message, sent_at: at.toISOString() }));

/** Without the letter that belongs to an open decision. */
function lettersSent(application: ApplicationRecord) {
  const open = openDecision(application);
  return (application.emails ?? []).filter(({ id }) => id !== open?.letter);
}

/** Applications that a person sent or received. An account may have had both types. */
@HoldsUserData('applications')
export class ApplicationUserData implements UserDataHolder {
  constructor(
    @InjectModel('Application') private readonly applications: Model<ApplicationRecord>,
    private readonly files: ResumeFilesService,
    private readonly outbox: ApplicationOutboxService,
  ) {}

  /** Of received applications only what the employer wrote: the rest belongs to the applicants. */
  async collect({ id }: UserSnapshot): Promise<CollectedUserData> {
    const sent = await this.#find({ seeker_id: id, complete: true });
    // Without the cover letters: an employer may have tens of thousands of applications.
    const answered = await this.#find({ employer_id: id, complete: true }, { cover_letter: 0 });
    return {
      records: {
        sent: sent.map((application) => ({
          ...seekerAnswer(application),
          emails: mailsOf({ emails: lettersSent(application) }),
        })),
        received: answered.map((application) => ({
          application_id: String(application._id),
          job_title: application.job.title,
          applied_at: application.applied_at.toISOString(),
          status: application.status,
          notes: application.notes,
          stars: application.stars,
          tags: application.tags,
          private_note: application.private_note,
          emails: mailsOf(application),
        })),
      },
      files: sent.filter(({ resume }) => resume).map((application) => this.#resume(application)),
    };
  }

  /**
   * Deletes the applications that the person sent. Received ones still belong to the applicants: they keep title and
   * company name, unless it is the person's own name, but lose the résumé file (decision A68). Status and notes stay,
   * as they were written to the applicants and shown to them; stars, tags and the private note go. Applicants who
   * wait are mailed that no answer will come (decision B164).
   */
  async erase({ id, full_name }: UserSnapshot): Promise<void> {
    for (const { _id } of await this.#find({ seeker_id: id }, { _id: 1 })) {
      await this.files.delete(_id);
      await this.applications.deleteOne({ _id });
    }
    const all = [
      ...(await this.#find({ employer_id: id }, received)),
      ...(await this.#find({ former_employer_id: id }, received)),
    ];
    const now = new Date();
    const due = { mails_due: [jobDeletedMail], mail_due_at: now };
    for (const application of all) {
      const { _id, job, employer_left_at: leftAt } = application;
      const isDue = leftAt ? application.mails_due.length > 0 : isWaiting(application);
      await this.files.delete(_id);
      const company_name = isOwnName(job.company_name, full_name)
        ? formerEmployer
        : job.company_name;
      await this.applications.updateOne(
        { _id },
        {
          $set: {
            'job.company_name': company_name,
            employer_left_at: leftAt ?? now,
            mails_due: [],
            ...(isDue && due),
          },
          $unset: {
            ...{ resume: 1, emails: 1, file_left: 1, ...(!isDue && { mail_due_at: 1 }) },
            ...{ stars: 1, tags: 1, private_note: 1 },
          },
        },
      );
      if (isDue) await this.outbox.enqueue({ ...application, ...due });
    }
  }

  #find(
    of: Pick<
      Partial<ApplicationRecord>,
      'seeker_id' | 'employer_id' | 'former_employer_id' | 'complete'
    >,
    fields: Record<string, 0 | 1> = {},
  ) {
    return this.applications
      .find(of, fields)
      .sort({ applied_at: 1, _id: 1 })
      .lean<ApplicationRecord[]>()
      .exec();
  }

  #resume({ _id, resume }: ApplicationRecord): UserFile {
    const extension = /\.[A-Za-z0-9]{1,5}$/.exec(resume?.filename ?? '')?.[0] ?? '';
    return { name: `${_id}${extension}`, open: () => this.files.get(_id) };
  }
}

import {
  mailApplicationReceived,
  mailNewApplication,
  mailStatusChange,
  mailToApplicant,
} from '@commons/contracts/tasks/jobs-tasks';
import type { Mail } from '@commons/service-kit/mail/mail';
import { Mailer } from '@commons/service-kit/mail/mailer';
import { Sweep } from '@commons/service-kit/queues/processor';
import { SweepTurns } from '@commons/service-kit/queues/sweep-turns';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import type { ApplicationRecord } from './application.schema.js';
import { ApplicationsService, storingMs } from './applications.service.js';
import { emailOfMail, parseStatusMail, receiptMail } from './outbox-names.js';

const minute = 60_000;
const hour = 60 * minute;

/** The outbox of applications: a mail is due from the write that causes it until the mail server took it. */
@Injectable()
export class ApplicationMailsService {
  readonly #late = new SweepTurns<ApplicationRecord>('application-mails');
  readonly #unfinished = new SweepTurns<ApplicationRecord>('unfinished-applications');

  constructor(
    @InjectModel('Application') private readonly applications: Model<ApplicationRecord>,
    private readonly sending: ApplicationsService,
    private readonly mailer: Mailer,
    private readonly tasks: TaskQueue,
  ) {}

  /** The application, if this mail of it is still due. */
  async due(applicationId: string, mail: string): Promise<ApplicationRecord | undefined> {
    if (!Types.ObjectId.isValid(applicationId)) return undefined;
    const application = await this.applications
      .findOne({ _id: new Types.ObjectId(applicationId), complete: true, mails_due: mail })
      .lean<ApplicationRecord>();
    return application ?? undefined;
  }

  /** Sends the mail, or nothing when the person wants none, and takes it off the outbox. */
  async settle(application: ApplicationRecord, name: string, mail: Mail | undefined) {
    const { _id } = application;
    if (mail) await this.mailer.send(mail, `application/${_id}/${name}`);
    await this.applications.updateOne({ _id }, { $pull: { mails_due: name } });
    await this.applications.updateOne(
      { _id, mails_due: { $size: 0 } },
      { $unset: { mail_due_at: 1 } },
    );
  }

  /** Enqueues what a crash kept from being enqueued, and hourly again what failed for good. */
  @Sweep({ name: 'application-mails', everyMs: minute })
  async enqueueMissed(now = new Date()): Promise<void> {
    const late = { mail_due_at: { $lt: new Date(now.getTime() - minute) }, complete: true };
    await this.#late.run(
      (after, limit) => this.#find({ ...late, ...after }, limit),
      (application) => this.#enqueue(application, now),
    );
  }

  #find(due: QueryFilter<ApplicationRecord>, limit: number) {
    return this.applications.find(due).sort({ _id: 1 }).limit(limit).lean<ApplicationRecord[]>();
  }

  async #enqueue({ _id, mails_due, mail_due_at }: ApplicationRecord, now: Date): Promise<void> {
    // A task that failed for good keeps its id: another hour, another id.
    const hours = Math.floor((now.getTime() - (mail_due_at ?? now).getTime()) / hour);
    const again = hours > 0 ? `-again-${hours}` : '';
    for (const name of mails_due) {
      const application_id = String(_id);
      const change = parseStatusMail(name);
      const email_id = emailOfMail(name);
      if (email_id) {
        const payload = { application_id, email_id };
        await this.tasks.add(mailToApplicant, payload, { id: `${email_id}${again}` });
      } else if (change) {
        const id = `${_id}-${change.change}${again}`;
        await this.tasks.add(mailStatusChange, { application_id, ...change }, { id });
      } else if (name === receiptMail) {
        const id = `${_id}-received${again}`;
        await this.tasks.add(mailApplicationReceived, { application_id }, { id });
      } else {
        await this.tasks.add(mailNewApplication, { application_id }, { id: `${_id}${again}` });
      }
    }
  }

  /** Removes applications of requests that died while the résumé was stored. */
  @Sweep({ name: 'unfinished-applications', everyMs: 5 * minute })
  async removeUnfinished(now = new Date()): Promise<void> {
    const left = { complete: false, applied_at: { $lt: new Date(now.getTime() - storingMs) } };
    await this.#unfinished.run(
      (after, limit) => this.#find({ ...left, ...after }, limit),
      (application) => this.sending.discard(application),
    );
  }
}

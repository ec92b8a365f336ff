import {
  mailApplicationReceived,
  mailJobDeleted,
  mailNewApplication,
  mailStatusChange,
  mailToApplicant,
} from '@commons/contracts/tasks/jobs-tasks';
import type { Mail } from '@commons/service-kit/mail/mail';
import { Mailer } from '@commons/service-kit/mail/mailer';
import { sendAll } from '@commons/service-kit/mail/send-all';
import { type DueTask, dueTask, Outbox } from '@commons/service-kit/outbox/outbox';
import { OutboxMark } from '@commons/service-kit/outbox/outbox-mark';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { ApplicationRecord } from '../application.schema.js';
import {
  emailOfMail,
  jobDeletedMail,
  newApplicationMail,
  parseStatusMail,
  receiptMail,
} from './outbox-names.js';

/**
 * The mails about applications. The write that causes a mail adds its name to `mails_due`, and a task sends it. Mails
 * about a decision are due when it is final; until then their tasks are delayed.
 */
@Injectable()
export class ApplicationOutboxService extends Outbox<ApplicationRecord> {
  constructor(
    @InjectModel('Application') applications: Model<ApplicationRecord>,
    private readonly mailer: Mailer,
  ) {
    const only = { complete: true };
    const mark = new OutboxMark(applications, { since: 'mail_due_at', list: 'mails_due', only });
    super(mark, { name: 'application-mails', patienceMs: 60_000 });
  }

  /** The application, if this mail is still due. */
  due(applicationId: string, name: string): Promise<ApplicationRecord | undefined> {
    return this.mark.find(applicationId, name);
  }

  /** Sends the mail to each of its readers, if there are any, and removes it from the outbox. */
  async settle(application: ApplicationRecord, name: string, ...mails: (Mail | undefined)[]) {
    // The Message-ID also depends on the reader.
    const key = `application/${application._id}/${name}`;
    const due = mails.filter((mail) => mail !== undefined);
    await sendAll(due.map((mail) => () => this.mailer.send(mail, key)));
    await this.mark.clearItem(application, name);
    await this.mark.clear(application);
  }

  protected dueTasks({ _id, mails_due }: ApplicationRecord): DueTask[] {
    return mails_due.map((name) => taskOf(_id, name));
  }
}

function taskOf(_id: Types.ObjectId, name: string): DueTask {
  const application_id = String(_id);
  const id = `${application_id}-${name}`;
  if (name === newApplicationMail) return dueTask(mailNewApplication, { application_id }, id);
  if (name === receiptMail) return dueTask(mailApplicationReceived, { application_id }, id);
  if (name === jobDeletedMail) return dueTask(mailJobDeleted, { application_id }, id);
  const email_id = emailOfMail(name);
  if (email_id) return dueTask(mailToApplicant, { application_id, email_id }, id);
  const change = parseStatusMail(name);
  if (change) return dueTask(mailStatusChange, { application_id, ...change }, id);
  throw new Error(`unknown mail ${name}`);
}

import { createHash } from 'node:crypto';
import type { AccessClaims } from '@commons/contracts/account/account';
import type { EmailTemplateType } from '@commons/contracts/applications/application-lists';
import type { ApplicationEmail, OpenDecision } from '@commons/contracts/applications/applications';
import { dayMs } from '@commons/contracts/durations';
import { businessOf } from '@commons/service-kit/auth/business-of';
import { refuse } from '@commons/service-kit/errors/refuse';
import { PeopleService } from '@commons/service-kit/internal/people.service';
import { day, type Limit, Limits } from '@commons/service-kit/limits/limits';
import { conflict, retryOnConflict } from '@commons/service-kit/mongo/retry-on-conflict';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { z } from 'zod';
import type { ApplicationRecord, StoredEmail } from '../application.schema.js';
import { undoOf } from '../application-decision.js';
import { ApplicationListsService } from '../lists/application-lists.service.js';
import { LiveApplicationsService } from '../live/live-applications.service.js';
import { ApplicationOutboxService } from '../mails/application-outbox.service.js';
import { emailMail } from '../mails/outbox-names.js';
import { ApplicationStatusService } from '../status/application-status.service.js';
import { refuseWithdrawn } from '../withdraw/withdrawn.js';
import { emailTemplate } from './email-templates.js';

/** Most mails to one applicant about one application in 24 hours. */
export const emailsPerApplication = 10;
/** Most mails of one employer in one day (UTC). */
export const emailsPerEmployer = 200;

type Letter = Pick<
  z.output<typeof ApplicationEmail>,
  'subject' | 'message' | 'email_type' | 'mark_as'
>;

interface Delivery {
  readonly key: string;
  readonly sender: StoredEmail['sender'];
  /** When the decision of `mark_as` becomes final; default after the usual time. */
  readonly finalAt?: Date | undefined;
  /** Counts the letter. */
  readonly count: () => Promise<void>;
}

const today = () => new Date().toISOString().slice(0, 10);

/** The employer's own mails to applicants: stored first, then sent by a task. */
@Injectable()
export class ApplicationEmailsService {
  readonly #perEmployer: Limit;

  constructor(
    @InjectModel('Application') private readonly applications: Model<ApplicationRecord>,
    private readonly lists: ApplicationListsService,
    private readonly statuses: ApplicationStatusService,
    private readonly people: PeopleService,
    private readonly outbox: ApplicationOutboxService,
    private readonly live: LiveApplicationsService,
    limits: Limits,
  ) {
    const options = { most: emailsPerEmployer, seconds: day, onTheClock: true };
    this.#perEmployer = limits.make({ name: 'applicant-mails', ...options });
  }

  /** @throws 404 for another employer's application */
  async template(id: string, type: EmailTemplateType, claims: AccessClaims) {
    const { applicant, job } = await this.lists.ofEmployerById(id, businessOf(claims));
    const { full_name, language } = await this.people.caller(claims);
    const facts = {
      applicant: applicant.name,
      job: job.title,
      company: job.company_name,
      employer: full_name,
    };
    return emailTemplate(type, facts, language);
  }

  /**
   * Stores the mail, its timeline event and its outbox entry in one write. A mail that also changes the status is sent
   * once that decision is final, and discarded when it is undone.
   * @param key idempotency key from the client: the same key is the same mail
   * @throws 404 for another employer's application, 409 for a withdrawn one, 429 past the daily limits
   */
  async send(
    id: string,
    mail: z.output<typeof ApplicationEmail>,
    key: string | undefined,
    claims: AccessClaims,
  ): Promise<{ email: StoredEmail; undo?: OpenDecision | undefined }> {
    const { full_name, email } = await this.people.caller(claims);
    const { subject, message, email_type } = mail;
    const text = JSON.stringify([subject, message, email_type]);
    const ownKey = `${today()}-${createHash('sha256').update(text).digest('hex')}`;
    return this.deliver(id, businessOf(claims), mail, {
      key: key ?? ownKey,
      sender: { name: full_name, email },
      count: () => this.#countForEmployer(businessOf(claims)),
    });
  }

  /** The same for a letter whose key and sender are known. @throws also what `count` throws */
  async deliver(
    id: string,
    employerId: string,
    mail: Letter,
    { key, sender, finalAt, count }: Delivery,
  ): Promise<{ email: StoredEmail; undo?: OpenDecision | undefined }> {
    const email = newEmail(mail, key, sender);
    let isCounted = false;
    return retryOnConflict(async () => {
      const present = await this.lists.ofEmployerById(id, employerId);
      const same = present.emails?.find((stored) => stored.key === email.key);
      if (same) return { email: same, undo: same.change ? undoOf(present) : undefined };
      refuseWithdrawn(present);
      refuseMany(present);
      if (!isCounted) await count();
      isCounted = true;
      if (mail.mark_as && mail.mark_as !== present.status) {
        const change = { status: mail.mark_as };
        const changed = await this.statuses.change(id, employerId, change, {
          letter: email,
          finalAt,
        });
        // Absent when another request set the status first: then it is an ordinary letter.
        if (changed.decision?.letter === email.id) return { email, undo: undoOf(changed) };
        return conflict;
      }
      const stored = await this.#store(present, email);
      if (!stored) return conflict;
      await this.outbox.enqueue(stored);
      await this.live.tellBoth(stored);
      return { email };
    });
  }

  /** Null on a concurrent mail or withdrawal. */
  #store({ _id, emails = [] }: ApplicationRecord, email: StoredEmail) {
    const { at, subject, email_type } = email;
    return this.applications
      .findOneAndUpdate(
        {
          _id,
          withdrawn_at: { $exists: false },
          // Older records have no list.
          $or: [{ emails: { $size: emails.length } }, { emails: { $exists: false } }],
        },
        {
          $set: { mail_due_at: at },
          $push: {
            emails: email,
            timeline: { kind: 'email', at, subject, email_type },
            mails_due: emailMail(email.id),
          },
        },
        { returnDocument: 'after' },
      )
      .lean<ApplicationRecord>();
  }

  async #countForEmployer(employerId: string): Promise<void> {
    if (await this.#perEmployer.take(employerId)) return;
    throw refuse(429, `You can send ${emailsPerEmployer} emails a day. Please continue tomorrow.`);
  }
}

function newEmail(
  { subject, message, email_type }: Letter,
  key: string,
  sender: StoredEmail['sender'],
): StoredEmail {
  return {
    id: new Types.ObjectId().toHexString(),
    key,
    // Forms send line breaks as CRLF; stored texts have LF.
    message: message.replaceAll('\r\n', '\n'),
    subject,
    email_type,
    sender,
    at: new Date(),
  };
}

function refuseMany({ emails = [] }: ApplicationRecord): void {
  const since = Date.now() - dayMs;
  if (emails.filter(({ at }) => at.getTime() > since).length < emailsPerApplication) return;
  throw refuse(
    429,
    `You can send ${emailsPerApplication} emails a day to one applicant. Please continue tomorrow.`,
  );
}

import type { StatusChange } from '@commons/contracts/applications/applications';
import { isDecided, statusStep } from '@commons/contracts/lifecycles/application-life';
import { refuse } from '@commons/service-kit/errors/refuse';
import { conflict, retryOnConflict } from '@commons/service-kit/mongo/retry-on-conflict';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, UpdateQuery } from 'mongoose';
import type { z } from 'zod';
import { JOBS_CONFIG, type JobsConfig } from '../../jobs.config.js';
import type { ApplicationRecord, StoredEmail } from '../application.schema.js';
import { type Decision, openDecision } from '../application-decision.js';
import { ApplicationListsService } from '../lists/application-lists.service.js';
import { LiveApplicationsService } from '../live/live-applications.service.js';
import { ApplicationOutboxService } from '../mails/application-outbox.service.js';
import { emailMail, statusMail } from '../mails/outbox-names.js';
import { refuseWithdrawn } from '../withdraw/withdrawn.js';
import { ApplicationUndoService } from './application-undo.service.js';

type Change = z.output<typeof StatusChange>;

interface How {
  /** Replaces the mail about the status. */
  readonly letter?: StoredEmail;
  /** When the decision becomes final; default after the time for an undo. */
  readonly finalAt?: Date | undefined;
}

/** Changing the status of an application. */
@Injectable()
export class ApplicationStatusService {
  constructor(
    @InjectModel('Application') private readonly applications: Model<ApplicationRecord>,
    private readonly lists: ApplicationListsService,
    private readonly undo: ApplicationUndoService,
    private readonly outbox: ApplicationOutboxService,
    private readonly live: LiveApplicationsService,
    @Inject(JOBS_CONFIG) private readonly config: JobsConfig,
  ) {}

  /**
   * Compares and sets in one step, so that the second of two concurrent changes is checked against the first.
   * @throws 404 for another employer's application, 409 for a change the rules forbid
   */
  async change(id: string, employerId: string, wanted: Change, how: How = {}) {
    return retryOnConflict(async () => {
      const present = await this.lists.ofEmployerById(id, employerId);
      refuseWithdrawn(present);
      const step = statusStep(present.status, wanted.status, wanted.correction);
      if (step === 'refused') {
        throw refuse(409, `An application cannot go from ${present.status} to ${wanted.status}.`);
      }
      if (step === 'same' && !wanted.notes) return present;
      // The applicant was not notified of the open decision yet: replace it, so that only the last one is sent.
      const base = step === 'change' ? await this.#withoutOpen(present) : present;
      if (!base) return conflict;
      if (step === 'change' && base.status === wanted.status && !wanted.notes) {
        await this.live.tellEmployer(base);
        return base;
      }
      const isNew = base.status !== wanted.status;
      const changed = await this.#set(base, isNew ? wanted : { ...wanted, status: undefined }, how);
      return changed ? this.#publish(changed, isNew) : conflict;
    });
  }

  /** The application without its open decision; undefined when that became final in between. */
  async #withoutOpen(present: ApplicationRecord): Promise<ApplicationRecord | undefined> {
    const open = openDecision(present);
    return open ? this.undo.remove(present, open) : present;
  }

  async #publish(changed: ApplicationRecord, isNew: boolean): Promise<ApplicationRecord> {
    if (isNew) await this.outbox.enqueue(changed);
    if (openDecision(changed)) await this.live.tellEmployer(changed);
    else await this.live.tellBoth(changed);
    return changed;
  }

  /** Undefined when the status changed in between. The same write makes the mail due. */
  #set(present: ApplicationRecord, { status, notes }: Partial<Change>, how: How) {
    const { _id, employer_id, changes, decision } = present;
    const guard = {
      _id,
      employer_id,
      status: present.status,
      changes,
      withdrawn_at: { $exists: false },
      // Do not replace a decision that became final since it was read.
      'decision.told': { $exists: decision?.told !== undefined },
    };
    const at = new Date();
    const update = status
      ? this.#decide(present, { status, notes }, how, at)
      : this.#note(present, notes, at);
    return this.applications
      .findOneAndUpdate(guard, update, { returnDocument: 'after' })
      .lean<ApplicationRecord>();
  }

  #note(present: ApplicationRecord, notes: string | undefined, at: Date) {
    const change = openDecision(present)?.change;
    return {
      $set: { ...(notes && { notes }) },
      $push: { timeline: { kind: 'note' as const, at, ...(change && { change }) } },
    };
  }

  #decide(
    present: ApplicationRecord,
    { status, notes }: Pick<Change, 'status' | 'notes'>,
    { letter, finalAt }: How,
    at: Date,
  ): UpdateQuery<ApplicationRecord> {
    const change = present.changes + 1;
    const final_at =
      finalAt ?? new Date(at.getTime() + this.config.APPLICATION_UNDO_SECONDS * 1_000);
    const decision: Decision = {
      change,
      before: present.status,
      final_at,
      ...(corrects(present) && { correction: true }),
      ...(present.notes && { before_notes: present.notes }),
      ...(notes && { note: notes }),
      ...(letter && { letter: letter.id }),
    };
    const event = { kind: 'status' as const, at, status, change };
    const written = letter && {
      ...{ kind: 'email' as const, at, change },
      ...{ subject: letter.subject, email_type: letter.email_type },
    };
    return {
      $set: { ...(notes && { notes }), status, changes: change, decision, mail_due_at: final_at },
      $push: {
        timeline: written ? { $each: [event, written] } : event,
        mails_due: letter
          ? { $each: [statusMail(change, status), emailMail(letter.id)] }
          : statusMail(change, status),
        ...(letter && { emails: { ...letter, change } }),
      },
    };
  }
}

/** Whether the applicant was notified of a different decision before. */
const corrects = ({ status, decision }: ApplicationRecord): boolean =>
  isDecided(status) && (!decision || decision.told === true);

import type { ApplicationStatus } from '@commons/contracts/application-lists';
import { mailStatusChange } from '@commons/contracts/tasks/jobs-tasks';
import { refuse } from '@commons/service-kit/errors/refuse';
import { ServiceUnavailable } from '@commons/service-kit/errors/service-unavailable';
import { log } from '@commons/service-kit/logging/logger';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ApplicationRecord } from './application.schema.js';
import { ApplicationListsService } from './application-lists.service.js';
import { statusMail, statusStep } from './application-status.js';
import { LiveApplicationsService } from './live-applications.service.js';
import { refuseWithdrawn } from './withdrawn.js';

/** Others may change the same application in between; so often it is tried anew. */
const maximumTries = 8;

/** Changing the status of an application. */
@Injectable()
export class ApplicationStatusService {
  constructor(
    @InjectModel('Application') private readonly applications: Model<ApplicationRecord>,
    private readonly lists: ApplicationListsService,
    private readonly tasks: TaskQueue,
    private readonly live: LiveApplicationsService,
  ) {}

  /**
   * Compares and sets in one step: of two changes at a time the second is judged by what the first left.
   * @throws 404 for others' applications, 409 for a change the rules forbid
   */
  async change(id: string, employerId: string, status: ApplicationStatus, notes?: string) {
    for (let attempt = 0; attempt < maximumTries; attempt += 1) {
      const present = await this.lists.ofEmployerById(id, employerId);
      refuseWithdrawn(present);
      const step = statusStep(present.status, status);
      if (step === 'refused') {
        throw refuse(409, `An application cannot go from ${present.status} to ${status}.`);
      }
      if (step === 'same' && !notes) return present;
      const changed = await this.#set(present, step === 'change' ? status : undefined, notes);
      if (changed) {
        if (step === 'change') await this.#announce(changed);
        await this.live.tellBoth(changed);
        return changed;
      }
    }
    throw new ServiceUnavailable();
  }

  /** Undefined when the status changed in between. The mail is due from the same write on. */
  #set(present: ApplicationRecord, status: ApplicationStatus | undefined, notes?: string) {
    const { _id, employer_id, changes } = present;
    const next = changes + 1;
    const at = new Date();
    return this.applications
      .findOneAndUpdate(
        {
          _id,
          employer_id,
          status: present.status,
          changes,
          withdrawn_at: { $exists: false },
        },
        {
          $set: {
            ...(notes && { notes }),
            ...(status && { status, changes: next, mail_due_at: at }),
          },
          $push: {
            timeline: status ? { kind: 'status', at, status } : { kind: 'note', at },
            ...(status && { mails_due: statusMail(next, status) }),
          },
        },
        { returnDocument: 'after' },
      )
      .lean<ApplicationRecord>();
  }

  async #announce({ _id, status, changes }: ApplicationRecord): Promise<void> {
    const payload = { application_id: String(_id), status, change: changes };
    try {
      await this.tasks.add(mailStatusChange, payload, { id: `${_id}-${changes}` });
    } catch (error) {
      log().warn({ reason: (error as Error).message }, 'mail left to the sweep');
    }
  }
}

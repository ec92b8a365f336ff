import { mailStatusChange, mailToApplicant } from '@commons/contracts/tasks/jobs-tasks';
import { log } from '@commons/service-kit/logging/logger';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ApplicationRecord } from './application.schema.js';
import { openDecision } from './application-decision.js';
import { LiveApplicationsService } from './live-applications.service.js';

/** When the applicant is told of a decision: not before it is final, and never of one that was taken back. */
@Injectable()
export class StatusMailsService {
  constructor(
    @InjectModel('Application') private readonly applications: Model<ApplicationRecord>,
    private readonly tasks: TaskQueue,
    private readonly live: LiveApplicationsService,
  ) {}

  /** Adds the tasks for the moment when it is final. The mails are safe without this: the sweep finds them. */
  async announce(application: ApplicationRecord): Promise<void> {
    try {
      await this.#add(application, '');
    } catch (error) {
      log().warn({ reason: (error as Error).message }, 'mail left to the sweep');
    }
  }

  /**
   * Asked before anything leaves. From a 'now' on the decision cannot be taken back.
   * @returns 'later' when it still can (the task is added again), 'never' when another one took its place
   * @throws Error while a newer one may still be taken back: the task is tried again
   */
  async mayTell(
    application: ApplicationRecord,
    change: number,
  ): Promise<'now' | 'later' | 'never'> {
    const { decision } = application;
    if (!decision) return isStanding(application, change) ? 'now' : 'never';
    if (decision.change !== change) {
      if (openDecision(application)) throw new Error('a newer decision can still be taken back');
      return 'never';
    }
    if (decision.told) return 'now';
    if (openDecision(application)) {
      await this.#add(application, '-later');
      return 'later';
    }
    return (await this.#claim(application, change)) ? 'now' : 'never';
  }

  /** False when it was taken back or replaced in between. */
  async #claim(application: ApplicationRecord, change: number): Promise<boolean> {
    const { _id } = application;
    const { matchedCount } = await this.applications.updateOne(
      { _id, 'decision.change': change },
      { $set: { 'decision.told': true } },
    );
    if (matchedCount === 1) await this.live.tellBoth(application);
    return matchedCount === 1;
  }

  async #add({ _id, status, changes, decision }: ApplicationRecord, round: string): Promise<void> {
    const delayMs = Math.max(0, (decision?.final_at.getTime() ?? 0) - Date.now());
    const application_id = String(_id);
    const change = { application_id, status, change: changes };
    await this.tasks.add(mailStatusChange, change, { id: `${_id}-${changes}${round}`, delayMs });
    if (!decision?.letter) return;
    const letter = { application_id, email_id: decision.letter };
    await this.tasks.add(mailToApplicant, letter, { id: `${decision.letter}${round}`, delayMs });
  }
}

/** Whether this change made the status that stands, the newer ones being taken back. */
function isStanding(
  { changes, status, timeline = [] }: ApplicationRecord,
  change: number,
): boolean {
  const made = timeline.find((event) => event.kind === 'status' && event.change === change);
  return made ? made.status === status && !made.taken_back : change === changes;
}

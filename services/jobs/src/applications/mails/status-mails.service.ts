import type { TaskContext } from '@commons/service-kit/queues/processor';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ApplicationRecord } from '../application.schema.js';
import { openDecision } from '../application-decision.js';
import { LiveApplicationsService } from '../live/live-applications.service.js';

/** When the applicant is notified of a decision: once it is final, and never of one that was undone. */
@Injectable()
export class StatusMailsService {
  constructor(
    @InjectModel('Application') private readonly applications: Model<ApplicationRecord>,
    private readonly live: LiveApplicationsService,
  ) {}

  /**
   * Called before a mail about a decision is sent. Once true, the decision cannot be undone.
   * @returns false when another decision replaced it
   * @throws to delay the task while the decision can be undone, or to retry it while a newer one can
   */
  async mayTell(
    application: ApplicationRecord,
    change: number,
    context: Pick<TaskContext, 'later'>,
  ): Promise<boolean> {
    const { decision } = application;
    if (!decision) return isStanding(application, change);
    if (decision.change !== change) {
      if (openDecision(application)) throw new Error('a newer decision can still be taken back');
      return false;
    }
    if (decision.told) return true;
    const now = new Date();
    const open = openDecision(application, now);
    if (open) return context.later(open.final_at.getTime() - now.getTime());
    return this.#claim(application, change);
  }

  /** False when the decision was undone or replaced in between. */
  async #claim(application: ApplicationRecord, change: number): Promise<boolean> {
    const { _id } = application;
    const { matchedCount } = await this.applications.updateOne(
      { _id, 'decision.change': change },
      { $set: { 'decision.told': true } },
    );
    if (matchedCount === 1) await this.live.tellBoth(application);
    return matchedCount === 1;
  }
}

/** Whether this change led to the current status, newer ones having been undone. */
function isStanding(
  { changes, status, timeline = [] }: ApplicationRecord,
  change: number,
): boolean {
  const made = timeline.find((event) => event.kind === 'status' && event.change === change);
  return made ? made.status === status && !made.taken_back : change === changes;
}

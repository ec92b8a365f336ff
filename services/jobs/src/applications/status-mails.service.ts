import type { TaskContext } from '@commons/service-kit/queues/processor';
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
    private readonly live: LiveApplicationsService,
  ) {}

  /**
   * Asked before a mail about a decision leaves. Once true, the decision cannot be taken back.
   * @returns false when another decision took its place
   * @throws what puts the task off while the decision can still be taken back, or lets it be tried again while a newer one can
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
}

/** Whether this change made the status that stands, the newer ones being taken back. */
function isStanding(
  { changes, status, timeline = [] }: ApplicationRecord,
  change: number,
): boolean {
  const made = timeline.find((event) => event.kind === 'status' && event.change === change);
  return made ? made.status === status && !made.taken_back : change === changes;
}

import { refuse } from '@commons/service-kit/errors/refuse';
import { conflict, retryOnConflict } from '@commons/service-kit/mongo/retry-on-conflict';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ApplicationRecord } from './application.schema.js';
import { type Decision, openDecision, withTakenBack } from './application-decision.js';
import { ApplicationListsService } from './application-lists.service.js';
import { ApplicationOutbox } from './application-outbox.service.js';
import { LiveApplicationsService } from './live-applications.service.js';
import { emailMail, statusMail } from './outbox-names.js';
import { refuseWithdrawn } from './withdrawn.js';

const tooLate =
  'This can no longer be taken back: the applicant has been told. You can still change the status.';

/** Taking a decision back before the applicant hears of it. */
@Injectable()
export class ApplicationUndoService {
  constructor(
    @InjectModel('Application') private readonly applications: Model<ApplicationRecord>,
    private readonly lists: ApplicationListsService,
    private readonly outbox: ApplicationOutbox,
    private readonly live: LiveApplicationsService,
  ) {}

  /**
   * Once more is the same answer.
   * @throws 404 for others' applications, 409 when the applicant has been told, or a newer decision stands
   */
  async undo(id: string, employerId: string, change: number): Promise<ApplicationRecord> {
    return retryOnConflict(async () => {
      const present = await this.lists.ofEmployerById(id, employerId);
      refuseWithdrawn(present);
      if (isTakenBack(present, change)) return present;
      const open = openDecision(present);
      if (open?.change !== change) throw refuse(409, tooLate);
      const before = await this.remove(present, open);
      if (!before) return conflict;
      await this.live.tellEmployer(before);
      return before;
    });
  }

  /** Takes decision, letter and their mails away in one write. Undefined when something came in between. */
  async remove(present: ApplicationRecord, open: Decision): Promise<ApplicationRecord | undefined> {
    const { _id, timeline, notes, status } = present;
    const { change, before, before_notes, note, letter } = open;
    const dropsNote = note !== undefined && notes === note;
    const mails = [statusMail(change, status), ...(letter ? [emailMail(letter)] : [])];
    const changed = await this.applications
      .findOneAndUpdate(
        {
          _id,
          'decision.change': change,
          'decision.told': { $exists: false },
          timeline: { $size: timeline.length },
          withdrawn_at: { $exists: false },
        },
        {
          $set: {
            status: before,
            timeline: withTakenBack(timeline, change),
            ...(dropsNote && before_notes && { notes: before_notes }),
          },
          $unset: { decision: 1, ...(dropsNote && !before_notes && { notes: 1 }) },
          $pull: { mails_due: { $in: mails }, ...(letter && { emails: { id: letter } }) },
        },
        { returnDocument: 'after' },
      )
      .lean<ApplicationRecord>();
    if (changed) await this.outbox.mark.clear(changed);
    return changed ?? undefined;
  }
}

const isTakenBack = ({ timeline = [] }: ApplicationRecord, change: number): boolean =>
  timeline.some((event) => event.change === change && event.taken_back);

import { refuse } from '@commons/service-kit/errors/refuse';
import { conflict, retryOnConflict } from '@commons/service-kit/mongo/retry-on-conflict';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ApplicationRecord } from '../application.schema.js';
import { type Decision, historyAfterUndo, openDecision } from '../application-decision.js';
import { ApplicationListsService } from '../lists/application-lists.service.js';
import { LiveApplicationsService } from '../live/live-applications.service.js';
import { ApplicationOutboxService } from '../mails/application-outbox.service.js';
import { emailMail, statusMail } from '../mails/outbox-names.js';
import { refuseWithdrawn } from '../withdraw/withdrawn.js';

const tooLate =
  'This can no longer be taken back: the applicant has been told. You can still change the status.';

/** Undoing a decision before the applicant is notified. */
@Injectable()
export class ApplicationUndoService {
  constructor(
    @InjectModel('Application') private readonly applications: Model<ApplicationRecord>,
    private readonly lists: ApplicationListsService,
    private readonly outbox: ApplicationOutboxService,
    private readonly live: LiveApplicationsService,
  ) {}

  /**
   * Idempotent.
   * @throws 404 for another employer's application, 409 when the applicant was notified or there is a newer decision
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

  /** Removes decision, letter and their mails in one write. Undefined on a concurrent change. */
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
            timeline: historyAfterUndo(timeline, change),
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

import type { OperatorActionRecord } from '@commons/service-kit/moderation/operator-action.schema';
import { OperatorLog } from '@commons/service-kit/moderation/operator-log.service';
import { formerMember } from '@commons/service-kit/moderation/operator-log.user-data';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';

/** The log of what operators do to accounts: whom it was done to is a person too. */
@Injectable()
export class AccountLog extends OperatorLog {
  /** Entries that the command line wrote before 2026-11-21 have a shape of their own, without `created_at`. */
  protected override readonly listed = { created_at: { $exists: true } };

  /** What operators did to a person's account; who it was is left out. */
  async aboutPerson(id: string) {
    const rows = await this.actions
      .find({ ...this.listed, subject_id: id })
      .sort({ created_at: 1, _id: 1 })
      .lean<OperatorActionRecord[]>();
    return rows.map(({ action, reason, created_at }) => ({
      action,
      reason,
      created_at: created_at.toISOString(),
    }));
  }

  /** Takes a person out of what was done to their account; that it was done stays. */
  async forgetSubject(id: string): Promise<void> {
    const subject = { $set: { subject_title: formerMember }, $unset: { reason: 1 as const } };
    await this.actions.updateMany({ subject_id: id }, subject);
    // Older entries of the command line.
    const byCommand = { user: new Types.ObjectId(id) };
    await this.actions.collection.updateMany(byCommand, { $set: { email: formerMember } });
  }
}

import type { AccessClaims } from '@commons/contracts/account/account';
import { formerMember } from '@commons/contracts/account/account-lists';
import type { OperatorActionRecord } from '@commons/service-kit/moderation/operator-action.schema';
import { OperatorLogService } from '@commons/service-kit/moderation/operator-log.service';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { User } from '../users/user.js';

/** The log of operators' actions on accounts. Its subjects are people, whose data is exported and erased. */
@Injectable()
export class AccountLogService extends OperatorLogService {
  /** Excludes entries of the command line from before 2026-11-21, which have another shape without `created_at`. */
  protected override readonly listed = { created_at: { $exists: true } };

  /** Logs an operator's action on an account. */
  addAbout(user: User, action: string, operator: AccessClaims, reason?: string): Promise<void> {
    return this.add(operator, {
      action,
      subject_kind: 'account',
      subject_id: String(user._id),
      subject_title: user.email,
      ...(reason && { reason }),
    });
  }

  /** Operators' actions on a person's account, without the operators. */
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

  /** Anonymises the entries about a person's account. */
  async forgetSubject(id: string): Promise<void> {
    const subject = { $set: { subject_title: formerMember }, $unset: { reason: 1 as const } };
    await this.actions.updateMany({ subject_id: id }, subject);
    // Older entries of the command line.
    const byCommand = { user: new Types.ObjectId(id) };
    await this.actions.collection.updateMany(byCommand, { $set: { email: formerMember } });
  }
}

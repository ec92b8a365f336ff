import type { AccessClaims } from '@commons/contracts/account';
import type { OperatorAction } from '@commons/contracts/moderation';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { OperatorActionRecord } from './operator-action.schema.js';

const formerMember = 'Former member';

/** Entries that the command line wrote before 2026-11-21 have a shape of their own, without `created_at`. */
const ofSite = { created_at: { $exists: true } };

type LoggedAction = Pick<
  OperatorAction,
  'action' | 'subject_kind' | 'subject_id' | 'subject_title' | 'reason'
>;

/** The log of what operators do to accounts (decision A62). */
@Injectable()
export class OperatorLog {
  constructor(
    @InjectModel('OperatorAction') private readonly actions: Model<OperatorActionRecord>,
  ) {}

  /** To be awaited before the action: nothing is done that does not stand here. */
  async add(operator: AccessClaims, action: LoggedAction): Promise<void> {
    const { sub: operator_id, full_name: operator_name } = operator;
    await this.actions.create({ ...action, operator_id, operator_name, created_at: new Date() });
  }

  /** Actions, newest first, with the number of all. */
  async list(page: { limit: number; offset: number }) {
    const [rows, total] = await Promise.all([
      this.actions
        .find(ofSite)
        .sort({ created_at: -1, _id: -1 })
        .skip(page.offset)
        .limit(page.limit)
        .lean<OperatorActionRecord[]>(),
      this.actions.countDocuments(ofSite, { limit: 1_001 }),
    ]);
    return { rows: rows.map(actionAnswer), total };
  }

  /** What operators did to a person's account; who it was is left out. */
  async aboutPerson(id: string) {
    const rows = await this.actions
      .find({ ...ofSite, subject_id: id })
      .sort({ created_at: 1, _id: 1 })
      .lean<OperatorActionRecord[]>();
    return rows.map(({ action, reason, created_at }) => ({
      action,
      reason,
      created_at: created_at.toISOString(),
    }));
  }

  /** Takes a person out of the log, as subject and as operator; what was done stays. */
  async anonymise(id: string): Promise<void> {
    const subject = { $set: { subject_title: formerMember }, $unset: { reason: 1 as const } };
    await this.actions.updateMany({ subject_id: id }, subject);
    await this.actions.updateMany({ operator_id: id }, { $set: { operator_name: formerMember } });
    // Older entries of the command line.
    const byCommand = { user: new Types.ObjectId(id) };
    await this.actions.collection.updateMany(byCommand, { $set: { email: formerMember } });
  }
}

function actionAnswer({ _id, created_at, ...action }: OperatorActionRecord): OperatorAction {
  return { id: String(_id), ...action, created_at: created_at.toISOString() };
}

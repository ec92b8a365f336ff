import type { AccessClaims } from '@commons/contracts/account';
import type { OperatorAction } from '@commons/contracts/moderation';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { OperatorActionRecord } from './operator-action.schema.js';

/** What an operator does to what. */
export type LoggedAction = Pick<
  OperatorAction,
  'action' | 'subject_kind' | 'subject_id' | 'subject_title' | 'reason'
>;

/** The log of what operators do (decision A62). */
@Injectable()
export class OperatorLog {
  constructor(
    @InjectModel('OperatorAction') private readonly actions: Model<OperatorActionRecord>,
  ) {}

  /** To be awaited before the action: nothing is done that does not stand here. */
  async add(operator: AccessClaims, action: LoggedAction): Promise<void> {
    await this.actions.create({
      ...action,
      operator_id: operator.sub,
      operator_name: operator.full_name,
      created_at: new Date(),
    });
  }

  /** Gives what was acted on another title, because a person who is gone was named in it. */
  async retitle(subject_id: string, subject_title: string): Promise<void> {
    await this.actions.updateMany({ subject_id }, { $set: { subject_title } });
  }

  /** Actions, newest first, with the number of all. */
  async list(page: { limit: number; offset: number }) {
    const [rows, total] = await Promise.all([
      this.actions
        .find()
        .sort({ created_at: -1, _id: -1 })
        .skip(page.offset)
        .limit(page.limit)
        .lean<OperatorActionRecord[]>(),
      this.actions.countDocuments({}, { limit: 1_001 }),
    ]);
    return { rows: rows.map(actionAnswer), total };
  }
}

function actionAnswer({ _id, created_at, ...action }: OperatorActionRecord): OperatorAction {
  return { id: String(_id), ...action, created_at: created_at.toISOString() };
}

import type { AccessClaims } from '@commons/contracts/account';
import type { OperatorAction } from '@commons/contracts/moderation';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { exactCountLimit } from '../http/total-count.js';
import { type OperatorActionRecord, operatorActionModel } from './operator-action.schema.js';

/** What an operator does to what. */
export type LoggedAction = Pick<
  OperatorAction,
  'action' | 'subject_kind' | 'subject_id' | 'subject_title' | 'reason'
>;

/** The log of what operators do in a service (decision A62). */
@Injectable()
export class OperatorLog {
  /** What of the collection is listed. */
  protected readonly listed: QueryFilter<OperatorActionRecord> = {};

  constructor(
    @InjectModel(operatorActionModel.name)
    protected readonly actions: Model<OperatorActionRecord>,
  ) {}

  /** To be awaited before the action: nothing is done that does not stand here. */
  async add(operator: AccessClaims, action: LoggedAction): Promise<void> {
    const { sub: operator_id, full_name: operator_name } = operator;
    await this.actions.create({ ...action, operator_id, operator_name, created_at: new Date() });
  }

  /** Gives what was acted on another title, because a person who is gone was named in it. */
  async retitle(subject_id: string, subject_title: string): Promise<void> {
    await this.actions.updateMany({ subject_id }, { $set: { subject_title } });
  }

  /** Actions, newest first, with the number of all: counted to one past `exactCountLimit`. */
  async list(page: { readonly limit: number; readonly offset: number }) {
    const [rows, total] = await Promise.all([
      this.actions
        .find(this.listed)
        .sort({ created_at: -1, _id: -1 })
        .skip(page.offset)
        .limit(page.limit)
        .lean<OperatorActionRecord[]>(),
      this.actions.countDocuments(this.listed, { limit: exactCountLimit + 1 }),
    ]);
    return { rows: rows.map(actionAnswer), total };
  }
}

function actionAnswer({ _id, created_at, ...action }: OperatorActionRecord): OperatorAction {
  return { id: String(_id), ...action, created_at: created_at.toISOString() };
}

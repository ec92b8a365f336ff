import type { AccessClaims } from '@commons/contracts/account/account';
import { maxAuthorDecisions, type OperatorAction } from '@commons/contracts/moderation/moderation';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { exactCountLimit } from '../http/total-count.js';
import { type OperatorActionRecord, operatorActionModel } from './operator-action.schema.js';

/** An operator's action and its subject. */
export type LoggedAction = Pick<
  OperatorAction,
  'action' | 'subject_kind' | 'subject_id' | 'subject_title' | 'reason'
> & {
  /** Account that published the subject. */
  readonly author_id?: string | undefined;
};

/** Most earlier actions that a case shows. */
const maxEarlier = 5;

/** The log of operators' actions in a service (decision A62). */
@Injectable()
export class OperatorLogService {
  /** Filter on the listed actions. */
  protected readonly listed: QueryFilter<OperatorActionRecord> = {};

  constructor(
    @InjectModel(operatorActionModel.name)
    protected readonly actions: Model<OperatorActionRecord>,
  ) {}

  /** Await it before the action: no action goes unlogged. */
  async add(
    operator: Pick<AccessClaims, 'sub' | 'full_name'>,
    action: LoggedAction,
  ): Promise<void> {
    const { sub: operator_id, full_name: operator_name } = operator;
    await this.actions.create({ ...action, operator_id, operator_name, created_at: new Date() });
  }

  /** Replaces the title of a subject, because it names a person whose account was deleted. */
  async retitle(subject_id: string, subject_title: string): Promise<void> {
    await this.actions.updateMany({ subject_id }, { $set: { subject_title } });
  }

  /** The latest action on a subject, e.g. who switched a feature off. */
  async latestOn(subject_kind: string, subject_id: string): Promise<OperatorAction | undefined> {
    const [row] = await this.actions
      .find({ ...this.listed, subject_kind, subject_id })
      .sort({ created_at: -1, _id: -1 })
      .limit(1)
      .lean<OperatorActionRecord[]>();
    return row && actionAnswer(row);
  }

  /** The latest actions on each of these subjects; those without any are left out. */
  async earlierOn(subject_ids: readonly string[]): Promise<Map<string, OperatorAction[]>> {
    const rows = await this.actions
      .find({ ...this.listed, subject_id: { $in: [...subject_ids] } })
      .sort({ created_at: -1, _id: -1 })
      .limit(maxEarlier * 20)
      .lean<OperatorActionRecord[]>();
    const found = new Map<string, OperatorAction[]>();
    for (const row of rows) {
      const known = found.get(row.subject_id) ?? [];
      if (known.length < maxEarlier) found.set(row.subject_id, [...known, actionAnswer(row)]);
    }
    return found;
  }

  /** The latest actions on what a person published here. */
  async aboutAuthor(author_id: string): Promise<OperatorAction[]> {
    const rows = await this.actions
      .find({ ...this.listed, author_id })
      .sort({ created_at: -1, _id: -1 })
      .limit(maxAuthorDecisions)
      .lean<OperatorActionRecord[]>();
    return rows.map(actionAnswer);
  }

  /** Actions, newest first, with the total count: counted up to `exactCountLimit + 1`. */
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

function actionAnswer({
  _id,
  created_at,
  author_id,
  ...action
}: OperatorActionRecord): OperatorAction {
  return { id: String(_id), ...action, created_at: created_at.toISOString() };
}

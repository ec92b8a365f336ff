import { maxTextLength } from '@commons/contracts/tasks/ai-tasks';
import type { Draft, DraftInput, DraftList } from '@commons/contracts/tools/ai';
import { refuse, refuseField } from '@commons/service-kit/errors/refuse';
import { objectId } from '@commons/service-kit/mongo/document-id';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { z } from 'zod';
import type { DraftRecord } from './draft.schema.js';

/** Most drafts per user: per tool, and in all, since callers can make up tool names. The oldest are deleted. */
const maxOfTool = 20;
const maxOfAll = 200;

const notFound = 'Draft not found';

/** Saved texts, each visible to its user only. */
@Injectable()
export class DraftsService {
  constructor(@InjectModel('Draft') private readonly drafts: Model<DraftRecord>) {}

  /** @throws 422 when the entered fields are longer than a tool accepts */
  async keep(userId: string, draft: z.output<typeof DraftInput>): Promise<Draft> {
    const input = JSON.stringify(draft.input);
    if (input.length > maxTextLength) throw refuseField(['body', 'input'], 'Too long', 'too_big');
    const record: DraftRecord = {
      ...draft,
      _id: new Types.ObjectId(),
      user_id: userId,
      input,
      created_at: new Date(),
    };
    await this.drafts.create(record);
    await this.#dropOldest({ user_id: userId, tool: draft.tool }, maxOfTool);
    await this.#dropOldest({ user_id: userId }, maxOfAll);
    return asDraft(record);
  }

  async list(userId: string, { tool, limit, offset }: z.output<typeof DraftList>) {
    const filter = { user_id: userId, ...(tool && { tool }) };
    const [rows, total] = await Promise.all([
      this.drafts.find(filter).sort({ _id: -1 }).skip(offset).limit(limit).lean<DraftRecord[]>(),
      this.drafts.countDocuments(filter),
    ]);
    return { rows: rows.map(asDraft), total };
  }

  /** @throws 404 for a missing draft and for someone else's: its existence is not revealed */
  async remove(userId: string, id: string): Promise<void> {
    const draft = { _id: objectId(id, notFound), user_id: userId };
    const { deletedCount } = await this.drafts.deleteOne(draft);
    if (deletedCount === 0) throw refuse(404, notFound);
  }

  async #dropOldest(filter: { user_id: string; tool?: string }, most: number): Promise<void> {
    const beyond = await this.drafts
      .find(filter, { _id: 1 })
      .sort({ _id: -1 })
      .skip(most)
      .lean<Pick<DraftRecord, '_id'>[]>();
    if (beyond.length === 0) return;
    await this.drafts.deleteMany({ _id: { $in: beyond.map(({ _id }) => _id) } });
  }
}

/** A draft as returned to its user. */
export const asDraft = ({
  _id,
  input,
  created_at,
  tool,
  title,
  text,
  provider,
}: DraftRecord): Draft => ({
  id: String(_id),
  tool,
  title,
  text,
  provider,
  input: JSON.parse(input),
  created_at: created_at.toISOString(),
});

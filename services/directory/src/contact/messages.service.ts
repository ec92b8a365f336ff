import type { AccessClaims } from '@commons/contracts/account/account';
import { hourMs } from '@commons/contracts/durations';
import type {
  ContactInput,
  ContactMessage,
  ContactMessageList,
} from '@commons/contracts/portal/contact';
import { refuse } from '@commons/service-kit/errors/refuse';
import { exactCountLimit } from '@commons/service-kit/http/total-count';
import { objectId } from '@commons/service-kit/mongo/document-id';
import { OutboxMark } from '@commons/service-kit/outbox/outbox-mark';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import type { MessageRecord } from './message.schema.js';

const messageNotFound = 'Message not found';

/** Messages of the contact form (decision A18). After two days without a delivered mail, only the console shows one. */
@Injectable()
export class MessagesService {
  readonly mail: OutboxMark<MessageRecord>;

  constructor(@InjectModel('Message') private readonly messages: Model<MessageRecord>) {
    const giveUpMs = 48 * hourMs;
    this.mail = new OutboxMark(messages, { since: 'created_at', flag: 'mail_due', giveUpMs });
  }

  /** Stores a message and marks its mail as due. */
  async add(input: z.output<typeof ContactInput>, sender?: AccessClaims): Promise<MessageRecord> {
    const { website, ...words } = input;
    const stored = await this.messages.create({
      ...words,
      ...(sender && { user_id: sender.sub }),
      created_at: new Date(),
      mail_due: true,
    });
    return stored.toObject<MessageRecord>();
  }

  /** @throws 404 for an unknown or malformed id */
  async read(id: string): Promise<MessageRecord> {
    const found = await this.messages.findById(objectId(id, messageNotFound)).lean<MessageRecord>();
    if (!found) throw refuse(404, messageNotFound);
    return found;
  }

  /** A page of the messages in a state, optionally with a subject, newest first. `total` stops counting at 1,001. */
  async list({ state, subject, limit, offset }: z.output<typeof ContactMessageList>) {
    const wanted = { state, ...(subject && { subject }) };
    const [rows, total] = await Promise.all([
      this.messages
        .find(wanted)
        .sort({ created_at: -1, _id: -1 })
        .skip(offset)
        .limit(limit)
        .lean<MessageRecord[]>(),
      this.messages.countDocuments(wanted, { limit: exactCountLimit + 1 }),
    ]);
    return { rows, total };
  }

  async setState(message: MessageRecord, state: MessageRecord['state']): Promise<MessageRecord> {
    await this.messages.updateOne({ _id: message._id }, { $set: { state } });
    return { ...message, state };
  }

  async markMailed({ _id }: MessageRecord, operator: string): Promise<void> {
    await this.messages.updateOne({ _id }, { $addToSet: { mailed_to: operator } });
  }
}

/** A message as operators see it. */
export function messageAnswer(record: MessageRecord): ContactMessage {
  const { _id, name, email, subject, message, user_id, state, created_at } = record;
  return {
    id: String(_id),
    ...{ name, email, subject, message, state },
    ...(user_id && { user_id }),
    created_at: created_at.toISOString(),
  };
}

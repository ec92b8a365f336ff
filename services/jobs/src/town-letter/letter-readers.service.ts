import { randomBytes } from 'node:crypto';
import { dayMs } from '@commons/contracts/durations';
import { refuse } from '@commons/service-kit/errors/refuse';
import { isDuplicateKey } from '@commons/service-kit/mongo/duplicate-key';
import { Portal } from '@commons/service-kit/portal/portal';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { LetterConfirmationOutbox } from './letter.outbox.js';
import type { LetterReader } from './letter.schema.js';
import { letterWeek } from './letter-week.js';

/** Unconfirmed addresses are erased after this time. */
const unconfirmedMs = 7 * dayMs;
/** Long enough for the request log to redact the token from paths (service-kit, request-hooks). */
const tokenBytes = 32;

/** Readers of the weekly letter. An address is stored only as long as the letter goes there. */
@Injectable()
export class LetterReadersService {
  constructor(
    @InjectModel('LetterReader') private readonly readers: Model<LetterReader>,
    private readonly confirmations: LetterConfirmationOutbox,
    private readonly portal: Portal,
  ) {}

  /** Requests a confirmation mail, at most one a day. The answer does not reveal whether the address is known. */
  async ask(email: string, language: string | undefined, now = new Date()): Promise<void> {
    const isDue = { $lt: new Date(now.getTime() - dayMs) };
    const asked = { asked_at: now, confirmation_owed: now, ...(language && { language }) };
    const token = randomBytes(tokenBytes).toString('base64url');
    try {
      const reader = await this.readers
        .findOneAndUpdate(
          { email, confirmed_at: { $exists: false }, asked_at: isDue },
          { $set: asked, $setOnInsert: { token } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean<LetterReader>();
      if (reader) await this.confirmations.enqueue(reader);
    } catch (error) {
      // Already known: as a reader, or asked today.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** The first letter is next week's. Idempotent. @throws 404 for an unknown token */
  async confirm(token: string, now = new Date()): Promise<void> {
    const week = letterWeek(now, this.portal.now.time_zone);
    await this.readers.updateOne(
      { token, confirmed_at: { $exists: false } },
      { $set: { confirmed_at: now, week }, $unset: { confirmation_owed: 1 } },
    );
    if (!(await this.readers.exists({ token }))) {
      throw refuse(404, 'This link is no longer valid. Please ask for the letter again.');
    }
  }

  /** Erases the address. Works for a used link as well. */
  async stop(token: string): Promise<void> {
    await this.readers.deleteOne({ token });
  }

  async eraseUnconfirmed(now: Date): Promise<void> {
    const before = new Date(now.getTime() - unconfirmedMs);
    await this.readers.deleteMany({ confirmed_at: { $exists: false }, asked_at: { $lt: before } });
  }

  /** Marks all readers who have not received this week's letter. @returns their number */
  async markDue(week: number, now: Date): Promise<number> {
    await this.readers.updateMany(
      { confirmed_at: { $exists: true }, week: { $lt: week } },
      { $set: { week, letter_owed: now } },
    );
    return this.readers.countDocuments({ confirmed_at: { $exists: true }, week });
  }

  async counts(): Promise<{ readers: number; unconfirmed: number }> {
    const [readers, unconfirmed] = await Promise.all([
      this.readers.countDocuments({ confirmed_at: { $exists: true } }),
      this.readers.countDocuments({ confirmed_at: { $exists: false } }),
    ]);
    return { readers, unconfirmed };
  }
}

import { refuse } from '@commons/service-kit/errors/refuse';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { linkTokenHash, newLinkToken } from '../links/link-token.js';
import { type User, UserService } from '../users/user.service.js';
import { VerificationToken } from './verification-token.schema.js';

const lifeMs = 48 * 3600 * 1_000;

/** A second call soon after the first one succeeds too: double mounts and link scanners (decision A16). */
const repeatMs = 10 * 60_000;

/** Makes and takes the tokens of verification links: 256 bits, stored hashed, good for one use within 48 hours. */
@Injectable()
export class VerificationTokens {
  constructor(
    @InjectModel(VerificationToken.name) private readonly tokens: Model<VerificationToken>,
    private readonly users: UserService,
  ) {}

  async make(user: User): Promise<string> {
    const token = newLinkToken();
    const expires_at = new Date(Date.now() + lifeMs);
    const { _id, email } = user;
    await this.tokens.create({ token_hash: linkTokenHash(token), user: _id, email, expires_at });
    return token;
  }

  /** Verifies the address that the link was sent to. @throws 400 for a link that is unknown, used or too old */
  async take(token: string): Promise<void> {
    const bad = refuse(400, 'This verification link is invalid or has expired.');
    const stored = await this.tokens.findOne({ token_hash: linkTokenHash(token) }).lean();
    const now = Date.now();
    if (!stored || stored.expires_at.getTime() <= now) throw bad;
    if (stored.used_at && stored.used_at.getTime() + repeatMs <= now) throw bad;
    if (!(await this.users.verifyEmail(stored.user, stored.email))) throw bad;
    const unused = { _id: stored._id, used_at: { $exists: false } };
    await this.tokens.updateOne(unused, { $set: { used_at: new Date(now) } });
  }
}

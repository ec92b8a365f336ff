import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { linkTokenHash, newLinkToken } from '../links/link-token.js';
import type { User } from '../users/user.js';
import { resetMs } from './reset-request.schema.js';
import { ResetToken } from './reset-token.schema.js';

const usable = (token: string) => ({
  token_hash: linkTokenHash(token),
  expires_at: { $gt: new Date() },
});

/** Creates and redeems the tokens of reset links: 256 bits, stored hashed, valid for one use within an hour. */
@Injectable()
export class ResetTokensService {
  constructor(@InjectModel(ResetToken.name) private readonly tokens: Model<ResetToken>) {}

  async make({ _id: user, email }: User): Promise<string> {
    const token = newLinkToken();
    const expires_at = new Date(Date.now() + resetMs);
    await this.tokens.create({ token_hash: linkTokenHash(token), user, email, expires_at });
    return token;
  }

  /** Whether a token can be redeemed. */
  async isUsable(token: string): Promise<boolean> {
    return (await this.tokens.exists(usable(token))) !== null;
  }

  /** Redeems a token. Only one of several concurrent calls succeeds; the others get null. */
  take(token: string): Promise<ResetToken | null> {
    return this.tokens.findOneAndDelete(usable(token)).lean<ResetToken>().exec();
  }

  /** Invalidates all links of a person. */
  async dropAll(user: Types.ObjectId): Promise<void> {
    await this.tokens.deleteMany({ user });
  }
}

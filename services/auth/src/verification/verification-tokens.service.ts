import { refuse } from '@commons/service-kit/errors/refuse';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { linkTokenHash, newLinkToken, verificationLinkMs } from '../links/link-token.js';
import { UserEmailService } from '../users/email/user-email.service.js';
import type { User } from '../users/user.js';
import { UserService } from '../users/user.service.js';
import { VerificationToken } from './verification-token.schema.js';

/** How long a used link keeps working, because of double mounts and link scanners (decision A16). */
const repeatMs = 10 * 60_000;

/** Creates and redeems the tokens of verification links: 256 bits, stored hashed, valid for 48 hours. */
@Injectable()
export class VerificationTokensService {
  constructor(
    @InjectModel(VerificationToken.name) private readonly tokens: Model<VerificationToken>,
    private readonly users: UserService,
    private readonly emails: UserEmailService,
  ) {}

  /** Creates the token of a link that verifies the account's address. */
  make({ _id, email }: User): Promise<string> {
    return this.#store({ kind: 'address', user: _id, email });
  }

  /** Creates the token of a link that changes the account's address to a new one. */
  makeForChange({ _id }: User, email: string): Promise<string> {
    return this.#store({ kind: 'change', user: _id, email });
  }

  /** Verifies the address that the link was sent to. @throws 400 for an unknown, used or expired link */
  async take(token: string): Promise<void> {
    const bad = refuse(400, 'This verification link is invalid or has expired.');
    const stored = await this.tokens.findOne({ token_hash: linkTokenHash(token) }).lean();
    const now = Date.now();
    if (!stored || stored.expires_at.getTime() <= now) throw bad;
    if (stored.used_at && stored.used_at.getTime() + repeatMs <= now) throw bad;
    if (!(await this.#prove(stored))) throw bad;
    const unused = { _id: stored._id, used_at: { $exists: false } };
    await this.tokens.updateOne(unused, { $set: { used_at: new Date(now) } });
  }

  /** Deletes all links of a person. */
  async dropAll(user: Types.ObjectId): Promise<void> {
    await this.tokens.deleteMany({ user });
  }

  #prove({ kind, user, email }: VerificationToken): Promise<boolean> {
    if (kind === 'change') return this.emails.confirmChange(user, email);
    return this.users.verifyEmail(user, email);
  }

  async #store(proof: Pick<VerificationToken, 'kind' | 'user' | 'email'>): Promise<string> {
    const token = newLinkToken();
    const expires_at = new Date(Date.now() + verificationLinkMs);
    await this.tokens.create({ ...proof, token_hash: linkTokenHash(token), expires_at });
    return token;
  }
}

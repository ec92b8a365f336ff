import type { AccessClaims } from '@commons/contracts/account';
import { AccountDeletionRequest, AccountProfile } from '@commons/contracts/account-profile';
import { CurrentClaims } from '@commons/service-kit/auth/access-rules';
import { refuse } from '@commons/service-kit/errors/refuse';
import { Answers } from '@commons/service-kit/http/answers';
import { clientAddress } from '@commons/service-kit/http/client-address';
import { Body, Controller, Delete, HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { accountProfile } from '../account/account-profile.js';
import { AUTH_CONFIG, type AuthConfig } from '../auth.config.js';
import { PasswordProof } from '../password-change/password-proof.service.js';
import { SignedIn } from '../sessions/signed-in.service.js';
import { UserDeletions } from '../users/user-deletions.service.js';
import { DeletionRequestedEmail } from './deletion-requested.email.js';

const dayMs = 24 * 3600 * 1_000;
const ended = () => refuse(401, 'Your session has ended. Please log in again.');

/** "Delete my account": asked for with the password, taken back without it until the days are over. */
@Controller('auth/account-deletion')
export class AccountDeletionController {
  constructor(
    private readonly signedIn: SignedIn,
    private readonly proof: PasswordProof,
    private readonly deletions: UserDeletions,
    private readonly email: DeletionRequestedEmail,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
  ) {}

  @Post()
  @HttpCode(200)
  @Answers(AccountProfile)
  async want(
    @CurrentClaims() claims: AccessClaims,
    @Body({ schema: AccountDeletionRequest }) body: z.output<typeof AccountDeletionRequest>,
    @Req() request: FastifyRequest,
  ) {
    const user = await this.signedIn.person(claims);
    await this.proof.check(user, body.current_password, clientAddress(request));
    const dueAt = new Date(Date.now() + this.config.ACCOUNT_DELETION_DAYS * dayMs);
    const changed = await this.deletions.want(user._id, dueAt);
    if (!changed) throw ended();
    await this.email.enqueue(changed);
    return accountProfile(changed);
  }

  @Delete()
  @Answers(AccountProfile)
  async takeBack(@CurrentClaims() claims: AccessClaims) {
    const user = await this.signedIn.person(claims);
    const changed = await this.deletions.takeBack(user._id);
    if (!changed) throw ended();
    return accountProfile(changed);
  }
}

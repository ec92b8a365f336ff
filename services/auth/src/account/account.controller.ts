import type { AccessClaims } from '@commons/contracts/account';
import {
  AccountProfile,
  AccountSettingsUpdate,
  JobPreferencesUpdate,
  ProfileUpdate,
} from '@commons/contracts/account-profile';
import { AccountType, CurrentClaims } from '@commons/service-kit/auth/access-rules';
import { Answers } from '@commons/service-kit/http/answers';
import {
  answerVersioned,
  type BaseVersion,
  IfMatch,
} from '@commons/service-kit/http/record-version';
import { Body, Controller, Get, Inject, Put, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { AUTH_CONFIG, type AuthConfig } from '../auth.config.js';
import { SignedIn } from '../sessions/signed-in.service.js';
import { AccountService } from './account.service.js';
import { accountProfile } from './account-profile.js';

/** What a person says about themselves, and their settings. Every call answers the account as it is afterwards. */
@Controller()
export class AccountController {
  constructor(
    private readonly signedIn: SignedIn,
    private readonly accounts: AccountService,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
  ) {}

  @Get('auth/profile')
  @Answers(AccountProfile)
  read(@CurrentClaims() claims: AccessClaims, @Res({ passthrough: true }) reply: FastifyReply) {
    const deletion_days = this.config.ACCOUNT_DELETION_DAYS;
    return answerVersioned(reply, this.signedIn.person(claims), (user) => ({
      ...accountProfile(user),
      deletion_days,
    }));
  }

  @Put('profile')
  @Answers(AccountProfile)
  async updateProfile(
    @CurrentClaims() claims: AccessClaims,
    @Body({ schema: ProfileUpdate }) body: z.output<typeof ProfileUpdate>,
    @IfMatch() base: BaseVersion,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const user = await this.signedIn.person(claims);
    return answerVersioned(reply, this.accounts.updateProfile(user, body, base), accountProfile);
  }

  @Put('auth/settings')
  @Answers(AccountProfile)
  async updateSettings(
    @CurrentClaims() claims: AccessClaims,
    @Body({ schema: AccountSettingsUpdate }) body: z.output<typeof AccountSettingsUpdate>,
    @IfMatch() base: BaseVersion,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const user = await this.signedIn.person(claims);
    return answerVersioned(reply, this.accounts.updateSettings(user, body, base), accountProfile);
  }

  @AccountType('job_seeker')
  @Put('auth/job-preferences')
  @Answers(AccountProfile)
  async updatePreferences(
    @CurrentClaims() claims: AccessClaims,
    @Body({ schema: JobPreferencesUpdate }) body: z.output<typeof JobPreferencesUpdate>,
    @IfMatch() base: BaseVersion,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const user = await this.signedIn.person(claims);
    return answerVersioned(
      reply,
      this.accounts.updatePreferences(user, body, base),
      accountProfile,
    );
  }
}

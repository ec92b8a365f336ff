import { auth } from '@commons/contracts/operations/auth';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { answerVersioned } from '@commons/service-kit/http/record-version';
import { Controller, Inject } from '@nestjs/common';
import { AUTH_CONFIG, type AuthConfig } from '../auth.config.js';
import { SignedInService } from '../sessions/signed-in.service.js';
import { UserService } from '../users/user.service.js';
import { AccountService } from './account.service.js';
import { accountProfile } from './account-profile.js';

/** A person's profile, settings and job preferences. Every call returns the account after the change. */
@Controller()
export class AccountController {
  constructor(
    private readonly signedIn: SignedInService,
    private readonly accounts: AccountService,
    private readonly users: UserService,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
  ) {}

  @Handles(auth['GET /auth/profile'])
  read({ claims, reply }: Call<'GET /auth/profile'>) {
    const deletion_days = this.config.ACCOUNT_DELETION_DAYS;
    return answerVersioned(reply, this.signedIn.person(claims), (user) => ({
      ...accountProfile(user),
      deletion_days,
    }));
  }

  @Handles(auth['PUT /profile'])
  async updateProfile({ claims, body, base, reply }: Call<'PUT /profile'>) {
    const user = await this.signedIn.person(claims);
    return answerVersioned(reply, this.accounts.updateProfile(user, body, base), accountProfile);
  }

  @Handles(auth['PUT /auth/settings'])
  async updateSettings({ claims, body, base, reply }: Call<'PUT /auth/settings'>) {
    const user = await this.signedIn.person(claims);
    return answerVersioned(reply, this.accounts.updateSettings(user, body, base), accountProfile);
  }

  @Handles(auth['PUT /auth/language'])
  async updateLanguage({ claims, body }: Call<'PUT /auth/language'>): Promise<void> {
    const user = await this.signedIn.person(claims);
    await this.users.writeIn(user._id, body.language);
  }

  @Handles(auth['PUT /auth/job-preferences'])
  async updatePreferences({ claims, body, base, reply }: Call<'PUT /auth/job-preferences'>) {
    const user = await this.signedIn.person(claims);
    return answerVersioned(
      reply,
      this.accounts.updatePreferences(user, body, base),
      accountProfile,
    );
  }
}

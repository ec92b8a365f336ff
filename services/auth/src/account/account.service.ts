import type {
  AccountSettingsUpdate,
  JobPreferencesUpdate,
  ProfileUpdate,
} from '@commons/contracts/account/account-profile';
import { refuse } from '@commons/service-kit/errors/refuse';
import type { BaseVersion } from '@commons/service-kit/http/record-version';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ended } from '../sessions/signed-in.service.js';
import { type UserChanges, UserProfileService } from '../users/changes/user-profile.service.js';
import type { User } from '../users/user.js';

const profileFields = {
  employer: ['full_name', 'company_name', 'location', 'phone', 'website', 'description'],
  job_seeker: ['full_name', 'location', 'phone', 'website', 'bio', 'skills', 'experience_level'],
} as const;

/**
 * Changes a person's profile, settings and job preferences. Every method returns the account after the change, and
 * throws StaleRecord when it has changed since `base`.
 */
@Injectable()
export class AccountService {
  constructor(private readonly profiles: UserProfileService) {}

  /** Omitted fields are unchanged, empty ones are cleared, those of the other account type are ignored. */
  updateProfile(
    user: User,
    input: z.output<typeof ProfileUpdate>,
    base: BaseVersion,
  ): Promise<User> {
    const names = profileFields[user.account_type].filter((name) => name in input);
    return this.#change(user, Object.fromEntries(names.map((name) => [name, input[name]])), base);
  }

  updateSettings(
    user: User,
    input: z.output<typeof AccountSettingsUpdate>,
    base: BaseVersion,
  ): Promise<User> {
    return this.#change(user, input, base);
  }

  updatePreferences(
    user: User,
    input: z.output<typeof JobPreferencesUpdate>,
    base: BaseVersion,
  ): Promise<User> {
    const { categories, ...rest } = input;
    const changes = 'categories' in input ? { ...rest, preferred_categories: categories } : rest;
    return this.#change(user, changes, base);
  }

  async #change(user: User, changes: UserChanges, base: BaseVersion): Promise<User> {
    const changed = await this.profiles.change(user, changes, base);
    if (!changed) throw refuse(401, ended);
    return changed;
  }
}

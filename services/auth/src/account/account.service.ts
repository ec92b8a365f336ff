import type {
  AccountSettingsUpdate,
  JobPreferencesUpdate,
  ProfileUpdate,
} from '@commons/contracts/account-profile';
import { refuse } from '@commons/service-kit/errors/refuse';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { User } from '../users/user.service.js';
import { type UserChanges, UserProfiles } from '../users/user-profile.service.js';

const profileFields = {
  employer: ['full_name', 'company_name', 'location', 'phone', 'website', 'description'],
  job_seeker: ['full_name', 'location', 'phone', 'website', 'bio', 'skills', 'experience_level'],
} as const;

/** Changes what a person says about themselves. Every call gives the account as it is afterwards. */
@Injectable()
export class AccountService {
  constructor(private readonly profiles: UserProfiles) {}

  /** Fields that were left out stay, empty ones are cleared; those of the other account type change nothing. */
  updateProfile(user: User, input: z.output<typeof ProfileUpdate>): Promise<User> {
    const names = profileFields[user.account_type].filter((name) => name in input);
    return this.#change(user, Object.fromEntries(names.map((name) => [name, input[name]])));
  }

  updateSettings(user: User, input: z.output<typeof AccountSettingsUpdate>): Promise<User> {
    return this.#change(user, input);
  }

  updatePreferences(user: User, input: z.output<typeof JobPreferencesUpdate>): Promise<User> {
    const { categories, ...rest } = input;
    const changes = 'categories' in input ? { ...rest, preferred_categories: categories } : rest;
    return this.#change(user, changes);
  }

  async #change(user: User, changes: UserChanges): Promise<User> {
    const changed = await this.profiles.change(user, changes);
    if (!changed) throw refuse(401, 'Your session has ended. Please log in again.');
    return changed;
  }
}

import type { JobAlertsStopped, SeekerPreferences } from '@commons/contracts/jobs/job-matches';
import { auth } from '@commons/contracts/operations/auth';
import { refuse } from '@commons/service-kit/errors/refuse';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { UserProfileService } from '../changes/user-profile.service.js';
import { UserService } from '../user.service.js';
import { seekerPreferences } from './seeker-preferences.js';
import { UserSeekersService } from './user-seekers.service.js';

/** Job preferences for the jobs service's recommendations and job alerts. */
@Controller()
export class InternalSeekersController {
  constructor(
    private readonly users: UserService,
    private readonly seekers: UserSeekersService,
    private readonly profiles: UserProfileService,
  ) {}

  @Handles(auth['GET /internal/seekers'])
  async list({ query: page }: Call<'GET /internal/seekers'>) {
    return (await this.seekers.withAlerts(page)).map(seekerPreferences);
  }

  @Handles(auth['GET /internal/seekers/{id}'])
  async read({ params: { id } }: Call<'GET /internal/seekers/{id}'>): Promise<SeekerPreferences> {
    return seekerPreferences(await this.#seeker(id));
  }

  @Handles(auth['POST /internal/seekers/{id}/stop-job-alerts'])
  async stop({
    params: { id },
  }: Call<'POST /internal/seekers/{id}/stop-job-alerts'>): Promise<
    z.output<typeof JobAlertsStopped>
  > {
    await this.profiles.change(await this.#seeker(id), { job_alerts: false });
    return { job_alerts: false };
  }

  async #seeker(id: string) {
    const user = await this.users.get(id);
    // A person being erased gets no more mail, and no new data about them is stored.
    if (user.account_type !== 'job_seeker' || user.closed_at) throw refuse(404, 'User not found');
    return user;
  }
}

import { JobAlertsStopped, SeekerList, SeekerPreferences } from '@commons/contracts/job-matches';
import { Internal } from '@commons/service-kit/auth/access-rules';
import { refuse } from '@commons/service-kit/errors/refuse';
import { Answers } from '@commons/service-kit/http/answers';
import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { seekerPreferences } from './seeker-preferences.js';
import { UserService } from './user.service.js';
import { UserProfiles } from './user-profile.service.js';
import { UserSeekers } from './user-seekers.service.js';

/** What the jobs service asks to recommend jobs and to mail new ones. */
@Controller('internal/seekers')
@Internal('jobs')
export class InternalSeekersController {
  constructor(
    private readonly users: UserService,
    private readonly seekers: UserSeekers,
    private readonly profiles: UserProfiles,
  ) {}

  @Get()
  @Answers(SeekerPreferences, { list: true })
  async list(@Query({ schema: SeekerList }) page: z.output<typeof SeekerList>) {
    return (await this.seekers.withAlerts(page)).map(seekerPreferences);
  }

  @Get(':id')
  @Answers(SeekerPreferences)
  async read(@Param('id') id: string): Promise<SeekerPreferences> {
    return seekerPreferences(await this.#seeker(id));
  }

  @Post(':id/stop-job-alerts')
  @HttpCode(200)
  @Answers(JobAlertsStopped)
  async stop(@Param('id') id: string): Promise<z.output<typeof JobAlertsStopped>> {
    await this.profiles.change(await this.#seeker(id), { job_alerts: false });
    return { job_alerts: false };
  }

  async #seeker(id: string) {
    const user = await this.users.get(id);
    // Who is being erased gets no mail any more, and nothing new is stored of them.
    if (user.account_type !== 'job_seeker' || user.closed_at) throw refuse(404, 'User not found');
    return user;
  }
}

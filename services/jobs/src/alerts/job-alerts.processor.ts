import { mailJobAlerts } from '@commons/contracts/tasks/jobs-tasks';
import { Mailer } from '@commons/service-kit/mail/mailer';
import { Processor, type TaskProcessor } from '@commons/service-kit/queues/processor';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject } from '@nestjs/common';
import type { z } from 'zod';
import { MatchesService } from '../matches/matches.service.js';
import { AlertsService } from './alerts.service.js';
import { jobAlertsEmail } from './job-alerts.email.js';

/** Jobs in one mail. The rest are on the dashboard. */
const mailed = 10;

/** Best matches considered: some may have been in the mail of a saved search. */
const looked = 50;

/** Mails a person the matching jobs posted since the last mail, if there are any. */
@Processor(mailJobAlerts)
export class JobAlertsProcessor implements TaskProcessor<typeof mailJobAlerts> {
  constructor(
    private readonly alerts: AlertsService,
    private readonly matches: MatchesService,
    private readonly mailer: Mailer,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  async process({ user_id, week }: z.output<typeof mailJobAlerts.payload>): Promise<void> {
    const now = new Date();
    const seeker = await this.matches.preferences(user_id);
    // The person may have unsubscribed since the task was added.
    if (!seeker?.job_alerts) return;
    const alert = await this.alerts.of(user_id, now);
    if (alert.week >= week) return;
    const name = `job-alerts/${user_id}/${week}`;
    const all = await this.matches.find(seeker, looked, alert.seen_until);
    const ids = all.map(({ job }) => job.id);
    // Some may have been mailed for a saved search.
    const claimed = await this.alerts.claim(user_id, ids, name, mailed);
    const found = all.filter(({ job }) => claimed.has(job.id));
    if (found.length > 0) {
      const site = this.config.SITE_URL ?? '';
      const mail = jobAlertsEmail(seeker, found, alert.token, site);
      await this.mailer.send(mail, name);
    }
    await this.alerts.markDone(alert, week, now);
  }
}

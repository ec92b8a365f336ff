import type { AlertsStopped } from '@commons/contracts/jobs/job-matches';
import { jobs } from '@commons/contracts/operations/jobs';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { declareNoSearchChange } from '@commons/service-kit/http/search-cache-headers';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Controller, Inject } from '@nestjs/common';
import type { z } from 'zod';
import { AlertsService } from './alerts.service.js';

/** Unsubscribe link of the weekly mail. Only POST changes anything: link scanners send GET (RFC 8058). */
@Controller()
export class AlertsController {
  constructor(
    private readonly alerts: AlertsService,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  /** Redirects a browser to a page that asks for confirmation. */
  @Handles(jobs['GET /jobs/alerts/{token}/unsubscribe'])
  page({ params: { token }, reply }: Call<'GET /jobs/alerts/{token}/unsubscribe'>) {
    const query = new URLSearchParams({ token });
    reply.header('location', `${this.config.SITE_URL ?? ''}/stop-job-alerts?${query}`);
    return undefined;
  }

  @Handles(jobs['POST /jobs/alerts/{token}/unsubscribe'])
  async stop({
    params: { token },
  }: Call<'POST /jobs/alerts/{token}/unsubscribe'>): Promise<z.output<typeof AlertsStopped>> {
    declareNoSearchChange();
    await this.alerts.stop(token);
    return { detail: 'The weekly email with new jobs is switched off.' };
  }
}

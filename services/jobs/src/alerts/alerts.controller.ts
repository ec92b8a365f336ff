import { AlertsStopped } from '@commons/contracts/job-matches';
import { Public } from '@commons/service-kit/auth/access-rules';
import { Answers } from '@commons/service-kit/http/answers';
import { noteNoSearchChange } from '@commons/service-kit/search/search-notes';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Controller, Get, HttpCode, Inject, Param, Post, Redirect } from '@nestjs/common';
import type { z } from 'zod';
import { AlertsService } from './alerts.service.js';

/** The link of the weekly mail that stops it. Only POST changes anything: scanners of links send GET (RFC 8058). */
@Controller('jobs/alerts/:token/unsubscribe')
@Public()
export class AlertsController {
  constructor(
    private readonly alerts: AlertsService,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  /** Whoever opens the link in a browser is asked on a page. */
  @Get()
  @Redirect()
  page(@Param('token') token: string) {
    const query = new URLSearchParams({ token });
    return { url: `${this.config.SITE_URL ?? ''}/stop-job-alerts?${query}`, statusCode: 303 };
  }

  @Post()
  @HttpCode(200)
  @Answers(AlertsStopped)
  async stop(@Param('token') token: string): Promise<z.output<typeof AlertsStopped>> {
    noteNoSearchChange();
    await this.alerts.stop(token);
    return { detail: 'The weekly mail with new jobs is switched off.' };
  }
}

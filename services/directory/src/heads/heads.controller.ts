import { directory } from '@commons/contracts/operations/directory';
import type { PageHead } from '@commons/contracts/page-head';
import { isoDay } from '@commons/service-kit/config/time-zone';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Controller, Inject } from '@nestjs/common';
import type { z } from 'zod';
import { ListingsService } from '../listings/listings.service.js';
import { listingHead } from './listing-head.js';

/** Metadata that the gateway puts into the HTML head of a business page. */
@Controller()
export class HeadsController {
  constructor(
    private readonly listings: ListingsService,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  @Handles(directory['GET /business-directory/{id}/head'])
  async listing({
    params: { id },
  }: Call<'GET /business-directory/{id}/head'>): Promise<z.input<typeof PageHead>> {
    const { SITE_URL = '', SITE_TIME_ZONE } = this.config;
    return listingHead(await this.listings.read(id), SITE_URL, isoDay(new Date(), SITE_TIME_ZONE));
  }
}

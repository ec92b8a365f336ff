import { PageHead } from '@commons/contracts/page-head';
import { Public } from '@commons/service-kit/auth/access-rules';
import { Answers } from '@commons/service-kit/http/answers';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Controller, Get, Inject, Param } from '@nestjs/common';
import type { z } from 'zod';
import { ListingsService } from '../listings/listings.service.js';
import { listingHead } from './listing-head.js';

/** What the gateway puts into the head of the page of a business. */
@Controller('business-directory')
@Public()
export class HeadsController {
  constructor(
    private readonly listings: ListingsService,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  @Get(':id/head')
  @Answers(PageHead)
  async listing(@Param('id') id: string): Promise<z.input<typeof PageHead>> {
    return listingHead(await this.listings.read(id), this.config.SITE_URL ?? '');
  }
}

import type { PageHead } from '@commons/contracts/front-ends/page-head';
import { directory } from '@commons/contracts/operations/directory';
import { isoDay } from '@commons/service-kit/config/time-zone';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Portal } from '@commons/service-kit/portal/portal';
import { askedLanguage } from '@commons/service-kit/texts/portal-languages';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { ListingsService } from '../listings/listings.service.js';
import { listingHead } from './listing-head.js';

/** Metadata that the gateway puts into the HTML head of a business page. */
@Controller()
export class HeadsController {
  constructor(
    private readonly listings: ListingsService,
    private readonly portal: Portal,
  ) {}

  @Handles(directory['GET /business-directory/{id}/head'])
  async listing({
    params: { id },
    request: { headers },
  }: Call<'GET /business-directory/{id}/head'>): Promise<z.input<typeof PageHead>> {
    const { url, time_zone } = this.portal.facts;
    const language = askedLanguage(headers['accept-language']);
    return listingHead(await this.listings.read(id), {
      ...{ site: url, today: isoDay(new Date(), time_zone), language },
      categories: this.portal.now.listing_categories,
    });
  }
}

import { Public } from '@commons/service-kit/auth/access-rules';
import { SitemapController } from '@commons/service-kit/http/sitemap.controller';
import type { SitemapParts } from '@commons/service-kit/http/sitemap-parts';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Controller, Inject } from '@nestjs/common';
import { type ListingRecord, ListingsService } from '../listings/listings.service.js';

/** The directory's part of the map of the site: every listing that is shown. */
@Controller('business-directory/sitemap')
@Public()
export class ListingSitemapController extends SitemapController {
  protected readonly parts: SitemapParts<ListingRecord>;

  constructor(listings: ListingsService, @Inject(SERVICE_CONFIG) { SITE_URL = '' }: ServiceConfig) {
    super();
    this.parts = listings.sitemap((id) => `${SITE_URL}/business-directory/${id}`);
  }
}

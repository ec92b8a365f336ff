import { businessPage } from '@commons/contracts/front-ends/page-addresses';
import { directory } from '@commons/contracts/operations/directory';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { sitemapPage } from '@commons/service-kit/sitemap/sitemap-page';
import type { SitemapParts } from '@commons/service-kit/sitemap/sitemap-parts';
import { Controller, Inject } from '@nestjs/common';
import type { ListingRecord } from '../listings/listing.js';
import { ListingsService } from '../listings/listings.service.js';

/** The directory's part of the sitemap: every visible listing. */
@Controller()
export class ListingSitemapController {
  readonly #parts: SitemapParts<ListingRecord>;

  constructor(listings: ListingsService, @Inject(SERVICE_CONFIG) { SITE_URL = '' }: ServiceConfig) {
    this.#parts = listings.sitemap((id) => `${SITE_URL}${businessPage(id)}`);
  }

  @Handles(directory['GET /business-directory/sitemap'])
  async pages(_call: Call<'GET /business-directory/sitemap'>) {
    return { pages: await this.#parts.count() };
  }

  @Handles(directory['GET /business-directory/sitemap/{page}'])
  page({ params }: Call<'GET /business-directory/sitemap/{page}'>) {
    return sitemapPage(this.#parts, params.page);
  }
}

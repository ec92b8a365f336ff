import { SitemapPages } from '@commons/contracts/sitemap';
import { Public } from '@commons/service-kit/auth/access-rules';
import { refuse } from '@commons/service-kit/errors/refuse';
import { Answers } from '@commons/service-kit/http/answers';
import { sitemapPageSize, sitemapPages, sitemapXml } from '@commons/service-kit/http/sitemap';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Controller, Get, Header, Inject, Param, StreamableFile } from '@nestjs/common';
import { ListingsService } from '../listings/listings.service.js';

/** The directory's part of the map of the site: every listing that is shown. */
@Controller('business-directory/sitemap')
@Public()
export class ListingSitemapController {
  constructor(
    private readonly listings: ListingsService,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  @Get()
  @Answers(SitemapPages)
  async pages(): Promise<SitemapPages> {
    return { pages: sitemapPages(await this.listings.countShown()) };
  }

  @Get(':page')
  @Header('content-type', 'application/xml; charset=utf-8')
  async page(@Param('page') text: string): Promise<StreamableFile> {
    const page = Number(text);
    const { pages } = await this.pages();
    if (!(Number.isInteger(page) && page >= 1 && page <= pages)) throw refuse(404, 'Not found');
    return new StreamableFile(sitemapXml(this.#entries((page - 1) * sitemapPageSize)));
  }

  async *#entries(offset: number) {
    const site = this.config.SITE_URL ?? '';
    for await (const { _id, updated_at } of this.listings.shown(offset, sitemapPageSize)) {
      yield { address: `${site}/business-directory/${_id}`, changed: updated_at };
    }
  }
}

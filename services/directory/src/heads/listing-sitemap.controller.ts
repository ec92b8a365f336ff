import { SitemapPages } from '@commons/contracts/sitemap';
import { Public } from '@commons/service-kit/auth/access-rules';
import { refuse } from '@commons/service-kit/errors/refuse';
import { Answers } from '@commons/service-kit/http/answers';
import { KeptSitemapPages, sitemapPageSize, sitemapPart } from '@commons/service-kit/http/sitemap';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Controller, Get, Header, Inject, Param, StreamableFile } from '@nestjs/common';
import { ListingsService } from '../listings/listings.service.js';

/** The directory's part of the map of the site: every listing that is shown. */
@Controller('business-directory/sitemap')
@Public()
export class ListingSitemapController {
  readonly #pages = new KeptSitemapPages(() => this.listings.countShown());

  constructor(
    private readonly listings: ListingsService,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  @Get()
  @Answers(SitemapPages)
  async pages(): Promise<SitemapPages> {
    return { pages: await this.#pages.get() };
  }

  @Get(':page')
  @Header('content-type', 'application/xml; charset=utf-8')
  async page(@Param('page') text: string): Promise<StreamableFile> {
    const page = await this.#pages.pageOf(text);
    const part = page && (await sitemapPart(this.#entries((page - 1) * sitemapPageSize)));
    if (!part) throw refuse(404, 'Not found');
    return new StreamableFile(part);
  }

  async *#entries(offset: number) {
    const site = this.config.SITE_URL ?? '';
    for await (const { _id, updated_at } of this.listings.shown(offset, sitemapPageSize)) {
      yield { address: `${site}/business-directory/${_id}`, changed: updated_at };
    }
  }
}

import { SitemapPages } from '@commons/contracts/sitemap';
import { Get, Header, Param, StreamableFile } from '@nestjs/common';
import { refuse } from '../errors/refuse.js';
import { Answers } from './answers.js';
import type { SitemapParts, SitemapRecord } from './sitemap-parts.js';

/** The routes of a service's part of the map of the site; its own controller extends this and is `@Public()`. */
export abstract class SitemapController {
  protected abstract readonly parts: Pick<SitemapParts<SitemapRecord>, 'count' | 'read'>;

  @Get()
  @Answers(SitemapPages)
  async pages(): Promise<SitemapPages> {
    return { pages: await this.parts.count() };
  }

  @Get(':page')
  @Header('content-type', 'application/xml; charset=utf-8')
  async page(@Param('page') text: string): Promise<StreamableFile> {
    const part = await this.parts.read(text);
    if (!part) throw refuse(404, 'Not found');
    return new StreamableFile(part);
  }
}

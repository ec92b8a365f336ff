import { StreamableFile } from '@nestjs/common';
import { refuse } from '../errors/refuse.js';
import type { SitemapParts, SitemapRecord } from './sitemap-parts.js';

/** Answers one page of a service's part of the sitemap. @throws 404 when it does not exist */
export async function sitemapPage(
  parts: Pick<SitemapParts<SitemapRecord>, 'read'>,
  page: string,
): Promise<StreamableFile> {
  const part = await parts.read(page);
  if (!part) throw refuse(404, 'Not found');
  return new StreamableFile(part, { type: 'application/xml; charset=utf-8' });
}

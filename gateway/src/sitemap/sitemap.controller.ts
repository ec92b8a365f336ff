import { Public } from '@commons/service-kit/auth/access-rules';
import { sitemapXml } from '@commons/service-kit/sitemap/sitemap';
import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { failures } from '../failures.js';
import { Limited, Unlimited } from '../limits/limited.js';
import { Forwarder } from '../proxy/forwarder.js';
import { Upstreams } from '../proxy/upstreams.js';
import { SiteMap } from './site-map.js';

const xml = 'application/xml; charset=utf-8';
/** Crawlers come once a day or less, so an hour does not matter. */
const caching = 'public, max-age=3600';

/** robots.txt and the sitemap. */
@Public()
@Controller()
export class SitemapController {
  constructor(
    private readonly map: SiteMap,
    private readonly upstreams: Upstreams,
    private readonly forwarder: Forwarder,
  ) {}

  @Unlimited('a constant text')
  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', caching)
  robots(): string {
    return `User-agent: *\nDisallow: /api/docs\n\nSitemap: ${this.map.site}/sitemap.xml\n`;
  }

  @Limited('read')
  @Get('sitemap.xml')
  async index(@Res() reply: FastifyReply): Promise<void> {
    const index = await this.map.index();
    reply.headers({ 'content-type': xml, 'cache-control': caching }).send(index);
  }

  @Limited('read')
  @Get('sitemaps/:name')
  async part(
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const part = this.map.part(name);
    if (!part) throw failures.notFound();
    if (part.kind === 'pages') {
      reply.headers({ 'content-type': xml, 'cache-control': caching });
      reply.send(sitemapXml(part.addresses.map((address) => ({ address }))));
      return;
    }
    const { service, path } = part;
    const upstream = this.upstreams.get(service);
    const headers = { 'cache-control': caching };
    await this.forwarder.forward(request, reply, {
      ...{ upstream, path, headers },
      kind: 'read',
      packed: false,
    });
  }
}

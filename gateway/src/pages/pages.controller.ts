import { Public } from '@commons/service-kit/auth/access-rules';
import { unavailableText } from '@commons/service-kit/errors/service-unavailable';
import { hasCurrent } from '@commons/service-kit/http/entity-tag';
import { Portal } from '@commons/service-kit/portal/portal';
import { escapeHtml } from '@commons/service-kit/texts/escape-html';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageCookie, pageLanguage } from '../languages/page-language.js';
import { Limited } from '../limits/limited.js';
import { chooseEncoding } from '../proxy/compression.js';
import { Forwarder } from '../proxy/forwarder.js';
import { Upstreams } from '../proxy/upstreams.js';
import { FrontEndOverrides } from '../remotes/overrides/front-end-overrides.js';
import { forOneBrowser } from '../remotes/published/send-published.js';
import { visitorKey } from '../remotes/published/visitor-share.js';
import type { Screen } from '../rendering/render-protocol.js';
import { visitorCalls } from '../rendering/visitor-calls.js';
import { type RequestPath, readRequestPath } from '../routing/request-path.js';
import { Page } from './page.js';
import { PageRenderer } from './page-renderer.js';
import { PageVisits } from './page-visits.js';

/** Not served as files: the HTML template and the shell's manifest. */
const notFile = /^(index(\.[a-z]{2})?\.html|mfe\.json)$/;

/** Served until the shell has been read once. */
const pageWithoutShell = (name: string) =>
  new Page(
    503,
    `<!doctype html><html lang="en"><title>${escapeHtml(name)}</title><p>${unavailableText}</p></html>`,
  );

/** Everything but the API and the files of front ends: the shell's files and the pages of the site. */
@Public()
@Limited(({ raw }) => (isShellFile(readRequestPath(raw.url ?? '')) ? 'unlimited' : 'read'))
@Controller()
export class PagesController {
  constructor(
    private readonly pages: PageRenderer,
    private readonly portal: Portal,
    private readonly upstreams: Upstreams,
    private readonly forwarder: Forwarder,
    private readonly host: HttpAdapterHost,
    private readonly overrides: FrontEndOverrides,
    private readonly visits: PageVisits,
  ) {}

  @Get(['/', '*'])
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const path = readRequestPath(request.raw.url ?? '');
    if (path && isShellFile(path)) {
      const upstream = this.upstreams.get('shell');
      return this.forwarder.forward(request, reply, { upstream, path, kind: 'read', packed: true });
    }
    const app = this.host.httpAdapter.getInstance<FastifyInstance>();
    const address = this.forwarder.addressOf(request);
    const { languages, site } = this.pages;
    const key = visitorKey(address, request.headers['user-agent']);
    const language = pageLanguage(languages, path?.query ?? '', request.headers);
    const overrides = await this.overrides.of(request.headers);
    const callApi = visitorCalls(app, request);
    const visitor = { key, screen: screenOf(request), language, callApi, overrides };
    const page = (await this.pages.render(path, visitor)) ?? pageWithoutShell(this.portal.now.name);
    if (page.status === 200) this.visits.count(path?.path ?? '/', request.headers);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const isShared = overrides.size === 0;
    const etag = isShared && page.status === 200 ? page.etag(encoding) : undefined;
    reply.code(page.status).headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': isShared ? 'no-cache' : forOneBrowser,
      vary:
        languages.length > 1
          ? 'accept-encoding, user-agent, accept-language, cookie'
          : 'accept-encoding, user-agent',
      ...(language.chosen && { 'set-cookie': languageCookie(language.language, site) }),
      ...(etag && { etag }),
      ...(page.mayKeep && isShared && { 'x-commons-offline': 'may-keep' }),
      ...(page.policy && { 'content-security-policy': page.policy }),
    });
    if (etag && hasCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send();
    if (encoding) reply.header('content-encoding', encoding);
    reply.send(encoding ? await page.in(encoding) : page.body);
  }
}

/** A guess for the first rendering; the browser corrects it. */
const screenOf = ({ headers }: FastifyRequest): Screen =>
  /\bMobile\b/.test(headers['user-agent'] ?? '') ? 'phone' : 'desktop';

function isShellFile(path: RequestPath | undefined): boolean {
  if (!path) return false;
  const { segments } = path;
  const [first = ''] = segments;
  if (first === 'assets') return segments.length > 1;
  return segments.length === 1 && /\.\w+$/.test(first) && !notFile.test(first);
}

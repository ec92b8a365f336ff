import { createHash } from 'node:crypto';
import { townTime } from '@commons/contracts/businesses/open-state';
import { type EmbedKind, embedAreas, embedKinds } from '@commons/contracts/portal/embeds';
import { Public } from '@commons/service-kit/auth/access-rules';
import { Portal } from '@commons/service-kit/portal/portal';
import { checkPart } from '@commons/service-kit/validation/validation.pipe';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failures } from '../failures.js';
import { gatewayTexts } from '../languages/gateway-texts.js';
import { inLanguage } from '../languages/page-language.js';
import { Limited } from '../limits/limited.js';
import { PageRenderer } from '../pages/page-renderer.js';
import { visitorCalls } from '../rendering/visitor-calls.js';
import { embedPolicy } from '../security-headers.js';
import { embedHtml } from './embed-html.js';
import { EmbedQuery } from './embed-query.js';
import { embedRows, embedSearch, listPath } from './embed-rows.js';
import { embedStyle } from './embed-style.js';

/** New rows appear within a minute; many people may read a town's site at once. */
const briefly = 'public, max-age=60';

/** Lists for embedding in other web sites (decision B44): plain HTML without scripts, cookies and pictures. */
@Public()
@Limited('read')
@Controller()
export class EmbedsController {
  constructor(
    private readonly portal: Portal,
    private readonly pages: PageRenderer,
    private readonly host: HttpAdapterHost,
  ) {}

  @Get('embed/:kind')
  async show(
    @Param('kind') name: string,
    @Query() given: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const kind = embedKinds.find((one) => one === name);
    if (!kind) throw failures.notFound();
    const query = (await checkPart('query', EmbedQuery, given)) as EmbedQuery;
    const { status, html, style } = await this.#page(kind, query, request);
    // Pages of the portal may not be framed; this one is made for it.
    reply.removeHeader('x-frame-options');
    reply.code(status).headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': status === 200 ? briefly : 'no-store',
      'content-security-policy': embedPolicy(createHash('sha256').update(style).digest('base64')),
      'cross-origin-resource-policy': 'cross-origin',
    });
    reply.send(html);
  }

  async #page(kind: EmbedKind, query: EmbedQuery, request: FastifyRequest) {
    const { now } = this.portal;
    const { languages, site } = this.pages;
    const [own = 'en'] = languages;
    const language = languages.find((one) => one === query.lang) ?? own;
    const t = gatewayTexts(language);
    const address = (path: string) => site + (language === own ? path : inLanguage(path, language));
    const isOff = now.areas_off.includes(embedAreas[kind]);
    const found = isOff ? undefined : await this.#found(kind, query, request);
    const style = embedStyle(query.theme, query.accent ?? now.accent);
    const heading = t('embedHeading', { kind, place: now.town });
    const clock = townTime(new Date(), now.time_zone);
    const rows = embedRows(kind, found?.rows ?? [], clock, t).map(({ path, ...row }) => ({
      ...row,
      address: address(path),
    }));
    const all = isOff
      ? { text: t('goToStart'), address: address('/') }
      : {
          text: t('embedAll', { kind, portal: now.name }),
          address: address(listPath(kind, query)),
        };
    const note = isOff
      ? t('partMissing', { portal: now.name })
      : found
        ? rows.length === 0 && t('embedNothing', { kind })
        : t('embedTrouble');
    const html = embedHtml({ language, style, heading, rows, note: note || undefined, all });
    return { status: isOff ? 404 : found ? 200 : 503, html, style };
  }

  /** Uses the same search as the portal's pages, with its cache and limits; undefined when it fails. */
  async #found(kind: EmbedKind, query: EmbedQuery, request: FastifyRequest) {
    const call = visitorCalls(this.host.httpAdapter.getInstance<FastifyInstance>(), request);
    const { path, body } = embedSearch(kind, query);
    const headers = { 'content-type': 'application/json' };
    const answer = await call({ method: 'POST', path, headers, body: JSON.stringify(body) });
    if (answer.status !== 200) return undefined;
    return { rows: JSON.parse(answer.body) as unknown[] };
  }
}

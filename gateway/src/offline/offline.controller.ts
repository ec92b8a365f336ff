import { createHash } from 'node:crypto';
import { Public } from '@commons/service-kit/auth/access-rules';
import { Portal } from '@commons/service-kit/portal/portal';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { embedStyle } from '../embeds/embed-style.js';
import { gatewayTexts } from '../languages/gateway-texts.js';
import { pageLanguage } from '../languages/page-language.js';
import { Limited } from '../limits/limited.js';
import { PageRenderer } from '../pages/page-renderer.js';
import { plainPolicy } from '../security-headers.js';
import { offlineHtml, offlineRules } from './offline-html.js';

/** The service worker fetches it with each page that it stores. */
const anHour = 'public, max-age=3600';

/** The page that browsers show offline for pages they have not stored (docs/adr/0031-offline-pages.md). */
@Public()
@Limited('read')
@Controller()
export class OfflineController {
  constructor(
    private readonly portal: Portal,
    private readonly pages: PageRenderer,
  ) {}

  @Get('offline')
  async show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { accent, name } = this.portal.now;
    const { language } = pageLanguage(this.pages.languages, '', request.headers);
    const style = embedStyle('auto', accent) + offlineRules;
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': anHour,
      vary: 'accept-language, cookie',
      'content-security-policy': plainPolicy(createHash('sha256').update(style).digest('base64')),
    });
    reply.send(offlineHtml(language, name, style, gatewayTexts(language)));
  }
}

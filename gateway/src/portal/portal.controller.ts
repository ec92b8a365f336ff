import { gateway } from '@commons/contracts/operations/gateway';
import { pageWords } from '@commons/contracts/portal/portal-pages';
import { ownText } from '@commons/contracts/portal/portal-settings-lists';
import { Public } from '@commons/service-kit/auth/access-rules';
import { refuse } from '@commons/service-kit/errors/refuse';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Portal } from '@commons/service-kit/portal/portal';
import { languagesOfPortal, portalLanguage } from '@commons/service-kit/texts/portal-languages';
import { Controller, Get, Header, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { pageLanguage } from '../languages/page-language.js';
import { Limited, Unlimited } from '../limits/limited.js';
import { languageOfText } from './own-texts.js';
import { portalMark, webManifest } from './web-manifest.js';

/** Changes appear within a minute; browsers rarely request these. */
const briefly = 'public, max-age=60';

/** The town's settings as files and texts (docs/adr/0025). */
@Unlimited('made from settings in memory')
@Controller()
export class PortalController {
  constructor(private readonly portal: Portal) {}

  @Public()
  @Get('site.webmanifest')
  @Header('content-type', 'application/manifest+json; charset=utf-8')
  @Header('cache-control', briefly)
  @Header('vary', 'accept-language, cookie')
  manifest(@Req() { headers }: FastifyRequest): string {
    const { language } = pageLanguage(languagesOfPortal(), '', headers);
    return JSON.stringify(webManifest(this.portal.now, language));
  }

  @Public()
  @Get('portal-mark.svg')
  @Header('content-type', 'image/svg+xml')
  @Header('cache-control', briefly)
  mark(): string {
    return portalMark(this.portal.now);
  }
}

/** Long texts and the town's own pages, each requested by the page that shows it. */
@Limited('read')
@Controller('api')
export class PortalTextsController {
  constructor(private readonly portal: Portal) {}

  @Handles(gateway['GET /portal-texts/{name}'])
  @Header('cache-control', 'no-store')
  async text({ params, query }: Call<'GET /portal-texts/{name}'>) {
    const { now } = this.portal;
    const { language: reader = portalLanguage() } = query;
    const text = ownText(now, params.name, reader);
    if (text === undefined) throw refuse(404, 'This text is the specified one');
    const language = languageOfText(now.translated_texts[reader]?.[params.name], reader);
    return { text, ...(language && { language }) };
  }

  @Handles(gateway['GET /portal-pages/{address}'])
  @Header('cache-control', 'no-store')
  async page({ params, query }: Call<'GET /portal-pages/{address}'>) {
    const page = this.portal.now.pages.find(({ address }) => address === params.address);
    if (!page) throw refuse(404, 'There is no such page');
    const { language: reader = portalLanguage() } = query;
    const language = languageOfText(page.translated?.[reader]?.text, reader);
    return { ...pageWords(page, reader), ...(language && { language }) };
  }
}

import { Public } from '@commons/service-kit/auth/access-rules';
import { Portal } from '@commons/service-kit/portal/portal';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { failures } from '../failures.js';
import { pageLanguage } from '../languages/page-language.js';
import { Limited } from '../limits/limited.js';
import { PageFinder } from '../pages/page-finder.js';
import { pictureArea, pictureEnding, pictureVersion } from '../pages/picture-address.js';
import { headPortal } from '../portal/site-settings.js';
import { readRequestPath } from '../routing/request-path.js';
import { CardPictures } from './card-pictures.js';

/** Cached for long: the address changes with the content. */
const long = 'public, max-age=604800';
/** The address is of an earlier state of the page. */
const brief = 'public, max-age=60';

/** Preview images of links: /pictures/jobs/abc.png is that of /jobs/abc. */
@Public()
@Limited('read')
@Controller(pictureArea)
export class PicturesController {
  constructor(
    private readonly pages: PageFinder,
    private readonly pictures: CardPictures,
    private readonly portal: Portal,
  ) {}

  @Get('*')
  async picture(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { now } = this.portal;
    const path = readRequestPath(request.raw.url ?? '');
    const last = path?.segments.at(-1);
    if (!path || !last?.endsWith(pictureEnding)) throw failures.notFound();
    const segments = [...path.segments.slice(1, -1), last.slice(0, -pictureEnding.length)];
    const { language } = pageLanguage(this.pages.languages, path.query, {});
    const found = await this.pages.cardOf(segments, language);
    if (!found) throw failures.notFound();
    const picture = await this.pictures.picture(found.card, now, found.mayKeep);
    // The portal's image, rather than one without text.
    if (!picture) {
      reply.header('cache-control', 'no-store').redirect(headPortal(now, '').picture, 302);
      return;
    }
    const asked = new URLSearchParams(path.query).get('v');
    const isPresent = asked === pictureVersion(found.card, now);
    reply.headers({
      'content-type': 'image/png',
      'cache-control': found.mayKeep ? (isPresent ? long : brief) : 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
    });
    reply.send(picture);
  }
}

import { createHash } from 'node:crypto';
import type { PageCard } from '@commons/contracts/front-ends/page-head';
import type { PortalInForce } from '@commons/contracts/portal/portal-settings-lists';
import { inLanguage } from '../languages/page-language.js';

/** First segment of the addresses of pictures; the path of their page follows. */
export const pictureArea = 'pictures';
export const pictureEnding = '.png';

/** Size that social networks expect, in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** The portal's data in a preview image. */
export const picturedPortal = ({ name, town, state, accent, logo }: PortalInForce) => ({
  portal: { name, place: `${town}, ${state}`, accent },
  logo: logo?.filename,
});

/** Changes with the content of the image, since networks cache it by address. */
export const pictureVersion = (card: PageCard, portal: PortalInForce): string =>
  createHash('sha256')
    .update(JSON.stringify([card, picturedPortal(portal)]))
    .digest('hex')
    .slice(0, 12);

/**
 * The path of a page's preview image.
 * @param page path of the page
 * @param language of the page; undefined for the default
 */
export function picturePath(
  page: string,
  card: PageCard,
  portal: PortalInForce,
  language: string | undefined,
): string {
  const path = `/${pictureArea}${page}${pictureEnding}?v=${pictureVersion(card, portal)}`;
  return language === undefined ? path : inLanguage(path, language);
}

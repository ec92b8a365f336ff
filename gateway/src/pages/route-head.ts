import type { ManifestRoute } from '@commons/contracts/front-ends/remotes';
import type { Portal } from '@commons/service-kit/portal/portal';
import type { Translate } from '@commons/service-kit/texts/package-texts';
import { gatewayTexts } from '../languages/gateway-texts.js';
import { ownHead } from '../portal/own-pages.js';
import type { PageMeta } from './head-html.js';
import { siteDescription } from './site-description.js';

/** Replaced by the place of the portal in descriptions, e.g. "Chattanooga, TN". */
const placeMark = '{place}';

export const notFoundHead = (t: Translate) => ({
  title: t('pageNotFound'),
  description: t('pageNotFoundDescription'),
});

/** Whether a route requires an account type or operator rights. */
export const isClosed = (route: ManifestRoute): boolean =>
  route.account_type !== undefined || route.operator === true || route.private === true;

const headOf = (route: ManifestRoute | undefined, language: string) =>
  route?.heads?.[language] ?? route?.heads?.en;

/** The title of a page whose record does not exist. */
export const missingTitle = (route: ManifestRoute, language: string): string | undefined =>
  headOf(route, language)?.missing;

/**
 * The head of a page without a record. Titles equal those that the pages set themselves, without the name of the
 * portal.
 */
export function routeHead(
  segments: readonly string[],
  portal: Portal,
  route?: ManifestRoute,
  language = 'en',
): PageMeta {
  const own = ownHead(portal.now, segments, language);
  const { title, description } = own ?? headOf(route, language) ?? { title: '' };
  return {
    title,
    description:
      description?.replaceAll(placeMark, portal.place) ??
      siteDescription(portal, gatewayTexts(language)),
    type: 'website',
    canonical_path: `/${segments.map(encodeURIComponent).join('/')}`,
    feed: route?.feed,
  };
}

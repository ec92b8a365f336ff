import { defaultPlace, parsePlace, type SitePlace } from '@commons/contracts/site-place';

/** The town that the portal serves, as the gateway writes it into the page (SITE_PLACE). */
export function sitePlace(): SitePlace {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="commons-place"]');
  return parsePlace(meta?.content ?? '') ?? (parsePlace(defaultPlace) as SitePlace);
}

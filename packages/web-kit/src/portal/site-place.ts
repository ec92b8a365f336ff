import { defaultPlace, parsePlace, type SitePlace } from '@commons/contracts/portal/site-place';
import { siteSetting } from './site-settings.js';

/** The town that the portal serves, as the gateway writes it into the page (SITE_PLACE). */
export const sitePlace = (): SitePlace =>
  parsePlace(siteSetting('place') ?? '') ?? (parsePlace(defaultPlace) as SitePlace);

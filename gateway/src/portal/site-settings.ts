import type { SiteSettings } from '@commons/contracts/front-ends/page-rendering';
import { tilesText } from '@commons/contracts/portal/map-tiles';
import { footerPagesText } from '@commons/contracts/portal/portal-pages';
import {
  defaultPortalName,
  ownText,
  type PortalInForce,
} from '@commons/contracts/portal/portal-settings-lists';
import { portalTextNames } from '@commons/contracts/portal/portal-text-lists';
import { townListsText } from '@commons/contracts/portal/town-lists';
import { languageOfText } from './own-texts.js';

/** Address of the logo's file. */
export const logoPath = ({ filename }: { readonly filename: string }): string =>
  `/uploads/portal/${filename}`;

/** Portal settings in every page of a language. Default values are omitted to save bytes. */
export function siteSettings(now: PortalInForce, language: string): SiteSettings {
  const { name, town, state, time_zone, contact_email, logo, areas_off, map_tiles } = now;
  const pages = footerPagesText(now.pages, language);
  const lists = townListsText(now);
  const footer = ownText(now, 'footer', language);
  const footerLanguage = footer && languageOfText(now.translated_texts[language]?.footer, language);
  const texts = portalTextNames.filter(
    (name) => name !== 'footer' && ownText(now, name, language) !== undefined,
  );
  return {
    place: `${town}, ${state}`,
    'time-zone': time_zone,
    ...(name !== defaultPortalName && { name }),
    ...(contact_email && { contact: contact_email }),
    ...(logo && { logo: `${logoPath(logo)} ${logo.width} ${logo.height}` }),
    ...(areas_off.length > 0 && { off: areas_off.join(' ') }),
    ...(pages && { pages }),
    ...(map_tiles && { tiles: tilesText(map_tiles) }),
    ...(lists && { lists }),
    ...(footer && { footer }),
    ...(footerLanguage && { 'footer-language': footerLanguage }),
    ...(texts.length > 0 && { texts: texts.join(' ') }),
  };
}

/** Preview image of pages without their own: the logo, else the default one. */
const examplePicture = '/assets/icon-512.png';

/** The portal's data in page heads. */
export const headPortal = ({ name, logo }: PortalInForce, site: string) => ({
  ...{ name, site },
  picture: logo ? logoPath(logo) : examplePicture,
});

import { wordsOfAreas } from '@commons/contracts/portal/portal-area-words';
import {
  type PortalIcon,
  portalIconFile,
  portalIconNames,
  portalIcons,
} from '@commons/contracts/portal/portal-icons';
import {
  defaultAccent,
  type PortalInForce,
  type PortalLogo,
} from '@commons/contracts/portal/portal-settings-lists';
import type { Translate } from '@commons/service-kit/texts/package-texts';
import { portalLanguage } from '@commons/service-kit/texts/portal-languages';
import { gatewayTexts } from '../languages/gateway-texts.js';
import { listed } from '../languages/listed.js';
import { logoPath } from './site-settings.js';

const icon = (src: string, type: string, sizes: string, purpose?: string) => ({
  ...{ src, type, sizes },
  ...(purpose && { purpose }),
});

/** The icons in the shell's file: the default logo in the default colour. */
const exampleIcons = [
  icon('/assets/icon.svg', 'image/svg+xml', 'any'),
  icon('/assets/icon-192.png', 'image/png', '192x192'),
  icon('/assets/icon-512.png', 'image/png', '512x512'),
  icon('/assets/icon-maskable-512.png', 'image/png', '512x512', 'maskable'),
];

/** Made when the town's logo was stored. */
function madeIcon({ filename }: PortalLogo, name: PortalIcon) {
  const { side, purpose } = portalIcons[name];
  const file = logoPath({ filename: portalIconFile(filename, name) });
  return icon(file, 'image/png', `${side}x${side}`, purpose === 'any' ? undefined : purpose);
}

function iconsOf({ logo, accent }: PortalInForce) {
  if (logo?.icons) return portalIconNames.map((name) => madeIcon(logo, name));
  if (logo) return [icon(logoPath(logo), 'image/webp', `${logo.width}x${logo.height}`)];
  return accent === defaultAccent
    ? exampleIcons
    : [icon('/portal-mark.svg', 'image/svg+xml', 'any')];
}

/** What the portal has, as far as it is switched on. */
function described({ town, areas_off }: PortalInForce, t: Translate): string {
  const things = wordsOfAreas(
    [
      ['directory', [t('localBusinessesWord')]],
      ['jobs', [t('jobOffersWord')]],
      ['tools', [t('calculatorsWord'), t('writingToolsWord')]],
    ],
    (area) => !areas_off.includes(area),
  );
  return things.length > 0
    ? t('manifestThings', { town, things: listed(things, t) })
    : t('manifest', { town });
}

/** The web app manifest, for installing the portal on a phone, in a language. */
export const webManifest = (now: PortalInForce, language?: string) => ({
  name: now.name,
  short_name: now.name,
  description: described(now, gatewayTexts(language)),
  lang: language ?? portalLanguage(),
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#faf7f1',
  theme_color: now.accent,
  icons: iconsOf(now),
});

/** The default logo in the portal's colour. */
export const portalMark = ({ accent }: PortalInForce): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${accent}"/><g fill="none" stroke="#fffefb" stroke-linecap="round" stroke-width="2"><path d="M5 20a11 11 0 0 1 22 0M3.5 20h25M10.5 11v9M16 9v11M21.5 11v9"/><path stroke="#e5a443" d="M6 25.5q2.5-2 5 0t5 0 5 0 5 0"/></g></svg>`;

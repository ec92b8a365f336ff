import type { SiteSettings } from '@commons/contracts/front-ends/page-rendering';
import { type AccentColours, accentColours } from '@commons/contracts/portal/portal-colours';
import { portalIconFile } from '@commons/contracts/portal/portal-icons';
import {
  defaultAccent,
  defaultPortalName,
  type PortalInForce,
} from '@commons/contracts/portal/portal-settings-lists';
import { escapeHtml } from '@commons/service-kit/mail/escape-html';
import { isPageOff } from './areas-off.js';
import { logoPath, siteSettings } from './site-settings.js';

const meta = (name: string, text: string) => `<meta name="commons-${name}" content="${text}">`;

/** The settings as the front ends read them; the shell's file has the first two, empty. */
function withMetas(html: string, settings: SiteSettings): string {
  const { place, 'time-zone': zone, ...others } = settings;
  const added = Object.entries(others).map(([name, text]) => meta(name, escapeHtml(text)));
  return html
    .replace(meta('place', ''), () => meta('place', escapeHtml(place)))
    .replace(meta('time-zone', ''), () => [meta('time-zone', zone), ...added].join(''));
}

const variables = (colours: AccentColours) =>
  Object.entries(colours)
    .map(([name, colour]) => `--color-${name}:${colour}`)
    .join(';');

/** Style of the portal's colours; empty with those of the example. Outside of all layers, so that it goes before them. */
export function portalStyle({ accent }: Pick<PortalInForce, 'accent'>): string {
  if (accent === defaultAccent) return '';
  const { light, dark } = accentColours(accent);
  return (
    `:root{${variables(light)}}` +
    `@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${variables(dark)}}}` +
    `:root[data-theme=dark]{${variables(dark)}}` +
    `.commons-logo rect{fill:${accent}}`
  );
}

/** The mark stands in the shell's file in the example's colour: as a drawing, and in the icon of the tab. */
const withMark = (html: string, accent: string) =>
  html.replaceAll(defaultAccent.slice(1), accent.slice(1));

/** Width of a picture of this height. */
const widthAt = (height: number, logo: { readonly width: number; readonly height: number }) =>
  Math.max(1, Math.round((height * logo.width) / logo.height));

const headerHeight = 32;

/** What the header shows before scripts run; the shell's logo.tsx renders the same. */
function logoHtml({ name, logo }: PortalInForce, drawing: string): string {
  if (!logo) return drawing.replace(defaultPortalName, () => escapeHtml(name));
  const size = `height="${headerHeight}" width="${widthAt(headerHeight, logo)}"`;
  return `<img alt="" ${size} src="${logoPath(logo)}">${escapeHtml(name)}`;
}

const withLogo = (html: string, now: PortalInForce) =>
  html.replace(/<!--commons:logo-->([\s\S]*?)<!--\/commons:logo-->/, (_all, drawing: string) =>
    logoHtml(now, drawing),
  );

/** A town's own mark; phones take the manifest's, which has it as well. */
function withIcons(html: string, { logo, accent }: PortalInForce): string {
  const touch = /\s*<link rel="apple-touch-icon"[^>]*>/;
  if (logo) {
    const href = logoPath(logo);
    const touchIcon = logoPath({ filename: portalIconFile(logo.filename, '192') });
    return html
      .replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" type="image/webp" href="${href}">`)
      .replace(touch, () =>
        logo.icons ? `\n    <link rel="apple-touch-icon" href="${touchIcon}">` : '',
      );
  }
  return accent === defaultAccent ? html : html.replace(touch, '');
}

/** The header that stands before scripts run leads to no area that the town does without. */
const withLinks = (html: string, now: PortalInForce) =>
  html.replace(/\s*<a class="commons-link" href="([^"]*)">[^<]*<\/a>/g, (link, path: string) =>
    isPageOff(now, path) ? '' : link,
  );

/** The shell's page with the settings of the portal in it. */
export function portalHtml(html: string, now: PortalInForce): string {
  const style = portalStyle(now);
  const filled = withIcons(
    withLogo(withLinks(withMetas(withMark(html, now.accent), siteSettings(now)), now), now),
    now,
  );
  return style ? filled.replace('</head>', () => `<style>${style}</style></head>`) : filled;
}

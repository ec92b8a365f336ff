import type { SiteSettings } from '@commons/contracts/front-ends/page-rendering';
import { type AccentColours, accentColours } from '@commons/contracts/portal/portal-colours';
import { portalIconFile } from '@commons/contracts/portal/portal-icons';
import {
  defaultAccent,
  defaultPortalName,
  type PortalInForce,
} from '@commons/contracts/portal/portal-settings-lists';
import { escapeHtml } from '@commons/service-kit/texts/escape-html';
import { isPageOff } from './areas-off.js';
import { logoPath, siteSettings } from './site-settings.js';

const meta = (name: string, text: string) => `<meta name="commons-${name}" content="${text}">`;

/** The settings as meta elements for the front ends; the shell's file has the first two, empty. */
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

/**
 * Style with the portal's colours; empty for the default ones. Outside of all cascade layers, so that it takes
 * precedence.
 */
function portalStyle({ accent }: Pick<PortalInForce, 'accent'>): string {
  if (accent === defaultAccent) return '';
  const { light, dark } = accentColours(accent);
  return (
    `:root{${variables(light)}}` +
    `@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${variables(dark)}}}` +
    `:root[data-theme=dark]{${variables(dark)}}` +
    `.commons-logo rect{fill:${accent}}`
  );
}

/** The logo in the shell's file, in the default colour: inline, and as the favicon. */
const withMark = (html: string, accent: string) =>
  html.replaceAll(defaultAccent.slice(1), accent.slice(1));

/** Width of an image scaled to this height. */
const widthAt = (height: number, logo: { readonly width: number; readonly height: number }) =>
  Math.max(1, Math.round((height * logo.width) / logo.height));

const headerHeight = 32;

/** The header before scripts run; the shell's logo.tsx renders the same. */
function logoHtml({ name, logo }: PortalInForce, drawing: string): string {
  if (!logo) return drawing.replace(defaultPortalName, () => escapeHtml(name));
  const size = `height="${headerHeight}" width="${widthAt(headerHeight, logo)}"`;
  return `<img alt="" ${size} src="${logoPath(logo)}">${escapeHtml(name)}`;
}

const withLogo = (html: string, now: PortalInForce) =>
  html.replace(/<!--commons:logo-->([\s\S]*?)<!--\/commons:logo-->/, (_all, drawing: string) =>
    logoHtml(now, drawing),
  );

/** The favicon of a town's own logo; phones use the manifest. */
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

/** Removes links to areas that are switched off from the initial header. */
const withLinks = (html: string, now: PortalInForce) =>
  html.replace(/\s*<a class="commons-link" href="([^"]*)">[^<]*<\/a>/g, (link, path: string) =>
    isPageOff(now, path) ? '' : link,
  );

/** The shell's page in a language, with the portal's settings applied. */
export function portalHtml(html: string, now: PortalInForce, language: string): string {
  const style = portalStyle(now);
  const filled = withIcons(
    withLogo(
      withLinks(withMetas(withMark(html, now.accent), siteSettings(now, language)), now),
      now,
    ),
    now,
  );
  return style ? filled.replace('</head>', () => `<style>${style}</style></head>`) : filled;
}

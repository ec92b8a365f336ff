import type { PageHead } from '@commons/contracts/front-ends/page-head';
import type { RenderedPage } from '@commons/contracts/front-ends/page-rendering';
import { documentTitle } from '@commons/contracts/front-ends/page-titles';
import type { Registry } from '@commons/contracts/front-ends/remotes';
import { escapeHtml } from '@commons/service-kit/texts/escape-html';
import type { Translate } from '@commons/service-kit/texts/package-texts';
import type { Screen } from '../rendering/render-protocol.js';
import { pictureSize } from './picture-address.js';

/** Metadata of a page; `title` without the site's name. Pages that must not be indexed have no `canonical_path`. */
export interface PageMeta extends Omit<PageHead, 'canonical_path'> {
  readonly canonical_path?: string | undefined;
  readonly feed?: string | undefined;
  /** Path of the generated preview image. */
  readonly drawn_path?: string;
  /** Paths of the same page in each language, by `hreflang`. */
  readonly alternates?: readonly (readonly [language: string, path: string])[];
}

/** The integrity hash of a page's file, by its absolute path; undefined for unpublished files. */
export type IntegrityOf = (path: string) => string | undefined;

/** JSON for a script element. Escapes `<`, which could close it or open a comment, and line separators. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

const metaTag = (kind: 'name' | 'property', key: string, text: string) =>
  `<meta ${kind}="${key}" content="${escapeHtml(text)}">`;

/** The portal's data in heads. */
interface HeadPortal {
  readonly name: string;
  /** Public origin, e.g. `https://commons.example`. */
  readonly site: string;
  /** Path of the preview image of pages without their own. */
  readonly picture: string;
}

/**
 * The HTML head of a page.
 * @param preloads absolute paths of the page's scripts and styles
 * @param rendered the HTML has the page's content, so scripts may load after what is needed to display it
 */
export function headHtml(
  meta: PageMeta,
  { name, site, picture }: HeadPortal,
  preloads: readonly string[],
  integrity: IntegrityOf,
  rendered: boolean,
): string {
  const address = meta.canonical_path === undefined ? undefined : site + meta.canonical_path;
  const parts = [
    `<title>${escapeHtml(documentTitle(meta.title, name))}</title>`,
    metaTag('name', 'description', meta.description),
    meta.robots === undefined ? '' : metaTag('name', 'robots', meta.robots),
    address === undefined ? '' : `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...(meta.alternates ?? []).map(
      ([language, path]) =>
        `<link rel="alternate" hreflang="${language}" href="${escapeHtml(site + path)}">`,
    ),
    meta.feed === undefined ? '' : alternateTag('application/atom+xml', meta.feed),
    meta.calendar_path === undefined ? '' : alternateTag('text/calendar', meta.calendar_path),
    metaTag('property', 'og:site_name', name),
    metaTag('property', 'og:type', meta.type),
    metaTag('property', 'og:title', meta.title || name),
    metaTag('property', 'og:description', meta.description),
    address === undefined ? '' : metaTag('property', 'og:url', address),
    ...(meta.drawn_path === undefined
      ? [
          metaTag('property', 'og:image', site + (meta.image_path ?? picture)),
          metaTag('name', 'twitter:card', 'summary'),
        ]
      : drawnTags(site + meta.drawn_path, meta.title)),
    meta.json_ld === undefined
      ? ''
      : `<script type="application/ld+json">${escapeJson(meta.json_ld)}</script>`,
    ...preloads
      .toSorted((one, other) => Number(isStyle(other)) - Number(isStyle(one)))
      .map((path) => preloadTag(path, integrity(path), rendered)),
  ];
  return parts.filter((part) => part !== '').join('\n    ');
}

const drawnTags = (address: string, title: string) => [
  metaTag('property', 'og:image', address),
  metaTag('property', 'og:image:type', 'image/png'),
  metaTag('property', 'og:image:width', String(pictureSize.width)),
  metaTag('property', 'og:image:height', String(pictureSize.height)),
  metaTag('property', 'og:image:alt', title),
  metaTag('name', 'twitter:card', 'summary_large_image'),
];

const alternateTag = (type: string, path: string) =>
  `<link rel="alternate" type="${type}" href="${escapeHtml(path)}">`;

const isStyle = (path: string) => path.endsWith('.css');

/** Style sheets among the files: a rendered page must not be shown without them. */
export const stylesHtml = (files: readonly string[], integrity: IntegrityOf): string =>
  files
    .filter(isStyle)
    .map((path) => {
      const check = checkOf(integrity(path));
      return `<link rel="stylesheet" href="${escapeHtml(path)}"${check}>`;
    })
    .join('');

const checkOf = (integrity: string | undefined) => (integrity ? ` integrity="${integrity}"` : '');

/** No crossorigin: a preload only applies to an equal request, and the federation runtime requests without it. */
function preloadTag(path: string, integrity: string | undefined, rendered: boolean): string {
  const href = escapeHtml(path);
  const check = checkOf(integrity) + (rendered && !isStyle(path) ? ' fetchpriority="low"' : '');
  if (path.endsWith('.mjs')) return `<link rel="modulepreload" href="${href}"${check}>`;
  if (path.endsWith('.json')) {
    return `<link rel="preload" as="fetch" href="${href}" crossorigin${check}>`;
  }
  const kind = isStyle(path) ? 'style' : 'script';
  return `<link rel="preload" as="${kind}" href="${href}"${check}>`;
}

/** The registry as a data block, which the content security policy allows although it forbids inline scripts. */
export function registryHtml(registry: Registry): string {
  return `<script type="application/json" id="commons-registry">${escapeJson(registry)}</script>`;
}

/** Shown without scripts when the subject of a page is missing. */
export const missingHtml = ({ title, description }: PageMeta, t: Translate): string =>
  `<main class="commons-main commons-notice"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>
      <p><a href="/">${escapeHtml(t('goToStart'))}</a></p></main>`;

/** The root element with the rendered page and the API answers it was rendered from. */
export function rootHtml({ html, data }: RenderedPage, screen: Screen, t: Translate): string {
  return `<noscript><p class="commons-notice">${escapeHtml(t('scriptless'))}</p></noscript>
    <div id="root" data-screen="${screen}">${html}</div>
    <script type="application/json" id="commons-data">${escapeJson(data)}</script>`;
}

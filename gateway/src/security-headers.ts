import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from './gateway.config.js';
import { pathArea } from './routing/path-area.js';

/** What a page may load in addition to its own origin. */
interface AllowedSources {
  /** Hashes of inline scripts and styles, as `sha256-…`. */
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
  /** Hosts of pictures: the map's, where the town has named one. */
  readonly pictures?: readonly string[];
  /** Servers whose front end this browser uses (ADR 0024). */
  readonly developers?: readonly string[];
}

/** Content security policy of pages: nothing external but what is allowed here. */
export function pagePolicy(
  apiOrigin: string | undefined,
  { scripts = [], styles = [], pictures = [], developers = [] }: AllowedSources = {},
): string {
  const allowed = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');
  const others = pictures.map((origin) => ` ${origin}`).join('');
  const api = apiOrigin === undefined ? '' : ` ${apiOrigin}`;
  const files = developers.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self'${allowed(scripts)}${files}`,
    `style-src 'self'${allowed(styles)}${files}`,
    `img-src 'self' data: blob:${api}${others}${files}`,
    `font-src 'self'${files}`,
    `connect-src 'self'${api}`,
    "object-src 'none'",
    // The preview of /embed, and a résumé's PDF in the browser's viewer, both created by our scripts.
    "frame-src 'self' blob:",
    "base-uri 'self'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/**
 * Policy of embeddable lists: no scripts, nothing loaded, only links that open elsewhere, even if the snippet lacks its
 * sandbox.
 * @param style hash of the only style sheet
 */
export const embedPolicy = (style: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${style}'`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');

/** Policy of a plain HTML page with one style sheet. @param style its hash */
export const plainPolicy = (style: string): string =>
  `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Policy of data and uploaded images, which are not pages: their content may not do anything. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

const always = { 'x-content-type-options': 'nosniff' } as const;

/** Headers that only matter on pages; on each file they would cost 230 bytes for nothing. */
const ofPages = {
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/**
 * Scripts, styles, fonts and pictures of the front ends, and uploaded images; SVG is excluded because it can be a page.
 */
const loadedFile = /^\/(?:uploads\/|(?:assets|mfe)\/[^?]*\.(?:js|css|woff2|webp|avif|png)(?:\?|$))/;

/** Sets the security headers of every answer, including errors, before anything else runs. */
export function securityHeaders(config: GatewayConfig) {
  const policy = pagePolicy(config.API_ORIGIN);
  const https = config.SITE_URL.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000' }
    : {};
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const url = request.raw.url ?? '';
    const area = pathArea(url);
    const isFile = loadedFile.test(url);
    reply.headers({
      ...always,
      ...(!isFile && ofPages),
      ...https,
      'content-security-policy': isFile || area === 'api' ? dataPolicy : policy,
      // The site's pages show images of a separate API host (decision A60).
      'cross-origin-resource-policy': area === 'uploads' ? 'cross-origin' : 'same-origin',
    });
    if (area === 'api' || area === 'docs') reply.header('cache-control', 'no-store');
    done();
  };
}

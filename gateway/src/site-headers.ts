import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from './gateway.config.js';
import { pathArea } from './routing/path-area.js';

/**
 * Content security policy of pages: no external resources, and of inline scripts and styles only those with one of these
 * hashes.
 * @param scripts as `sha256-…`
 * @param developers servers whose front end this browser uses (ADR 0024)
 */
export function pagePolicy(
  apiOrigin: string | undefined,
  scripts: readonly string[] = [],
  styles: readonly string[] = [],
  developers: readonly string[] = [],
): string {
  const allowed = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');
  const api = apiOrigin === undefined ? '' : ` ${apiOrigin}`;
  const files = developers.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self'${allowed(scripts)}${files}`,
    `style-src 'self'${allowed(styles)}${files}`,
    `img-src 'self' data: blob:${api}${files}`,
    `font-src 'self'${files}`,
    `connect-src 'self'${api}`,
    "object-src 'none'",
    // For the PDF of a résumé in the browser's own viewer, created by our scripts.
    'frame-src blob:',
    "base-uri 'self'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** Policy of data and uploaded images, which are not pages: their content may not do anything. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** Sets the security headers of every answer, including errors, before anything else runs. */
export function securityHeaders(config: GatewayConfig) {
  const policy = pagePolicy(config.API_ORIGIN);
  const https = config.SITE_URL.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000' }
    : {};
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const area = pathArea(request.raw.url ?? '');
    const data = area === 'api' || area === 'uploads';
    reply.headers({
      ...always,
      ...https,
      'content-security-policy': data ? dataPolicy : policy,
      // The site's pages show images of a separate API host (decision A60).
      'cross-origin-resource-policy': area === 'uploads' ? 'cross-origin' : 'same-origin',
    });
    if (area === 'api' || area === 'docs') {
      reply.header('cache-control', 'no-store');
    }
    done();
  };
}

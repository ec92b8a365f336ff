import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from './gateway.config.js';
import { pathArea } from './routing/path-area.js';

/** The policy of pages: nothing from elsewhere, no inline scripts or styles. */
function pagePolicy(apiOrigin: string | undefined): string {
  const api = apiOrigin === undefined ? '' : ` ${apiOrigin}`;
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob:${api}`,
    "font-src 'self'",
    `connect-src 'self'${api}`,
    "object-src 'none'",
    // Only what a script of ours made of bytes: the PDF of a résumé in the browser's own viewer.
    'frame-src blob:',
    "base-uri 'self'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** Data and uploaded images are no pages: whatever a file turns out to be, it may do nothing. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** Sets the security headers of every answer, errors included, before anything else is decided. */
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
      // An API host of its own shows its images on the site's pages (decision A60).
      'cross-origin-resource-policy': area === 'uploads' ? 'cross-origin' : 'same-origin',
    });
    if (area === 'api' || area === 'docs') {
      reply.header('cache-control', 'no-store');
    }
    done();
  };
}

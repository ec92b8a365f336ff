import { isPublicationTarget } from '@commons/service-kit/publication/open-publication-store';
import { readPublicKey } from '@commons/service-kit/publication/signed-release';
import { ServiceConfig } from '@commons/service-kit/service.config';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { type RateLimitClass, rateLimitClasses } from './limits/rate-limit-classes.js';

const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').map((part) => part.trim()))
  .transform((parts) => parts.filter((part) => part !== ''));

const namedRanges = new Set(['loopback', 'linklocal', 'uniquelocal']);
const addressRange = (text: string) =>
  namedRanges.has(text) || ipaddr.isValid(text) || ipaddr.isValidCIDR(text);

const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);

/** `name=origin` pairs, parsed into a map. */
const remotes = z
  .string()
  .transform((text) => text.split(',').map((pair) => pair.trim().split('=', 2)))
  .pipe(z.array(z.tuple([z.string().regex(/^mfe-[a-z-]+$/), origin])).min(1))
  .transform((pairs): ReadonlyMap<string, string> => new Map(pairs));

const publicKey = z.string().transform((text, context) => {
  try {
    return readPublicKey(text);
  } catch (error) {
    context.addIssue(`Expected a public ed25519 key: ${(error as Error).message}`);
    return z.NEVER;
  }
});

const milliseconds = (normal: number) => z.coerce.number().int().min(20).default(normal);

/** 0 disables a limit, which production refuses. */
const perMinute = (name: RateLimitClass) =>
  z.coerce.number().int().min(0).default(rateLimitClasses[name].normal);

/** Settings of the gateway. All lists are separated by commas. */
export const GatewayConfig = z
  .object({
    NODE_ENV: ServiceConfig.shape.NODE_ENV,
    REDIS_URL: z.url(),
    REDIS_PREFIX: ServiceConfig.shape.REDIS_PREFIX,
    /** Public origin of the site: canonical links, and HSTS if it is https. */
    SITE_URL: origin,
    SITE_PLACE: ServiceConfig.shape.SITE_PLACE,
    SITE_TIME_ZONE: ServiceConfig.shape.SITE_TIME_ZONE,
    LANGUAGES: ServiceConfig.shape.LANGUAGES,
    AUTH_URL: origin,
    DIRECTORY_URL: origin,
    JOBS_URL: origin,
    RESUMES_URL: origin,
    AI_URL: origin,
    SHELL_URL: origin,
    /** The front ends and their static servers: `mfe-public=http://127.0.0.1:3011,mfe-tools=…`. */
    REMOTES: remotes,
    /** Store of published front ends: a folder, or `s3://bucket/prefix` with S3_ENDPOINT and its keys (ADR 0018). */
    FRONT_ENDS: z
      .string()
      .refine(isPublicationTarget, { error: 'Expected a folder or s3://bucket/prefix' })
      .optional(),
    /** Public part of the publisher's ed25519 key: front ends that it has not signed are refused. */
    FRONT_ENDS_PUBLIC_KEY: publicKey.optional(),
    /**
     * `console`: operators may roll back versions in the console, which requires a writable store (docs/publish.md).
     */
    FRONT_ENDS_RELEASES: z.enum(['command', 'console']).default('command'),
    /** File with the publisher's private key, to sign releases made in the console where signatures are required. */
    FRONT_ENDS_KEY_FILE: z.string().optional(),
    /** Development servers that operators may use in place of a front end (ADR 0024), e.g. http://localhost:3000. */
    OVERRIDE_ORIGINS: list.pipe(z.array(origin)),
    /** Proxies whose x-forwarded-for and x-request-id are trusted. */
    TRUSTED_PROXIES: list.refine((ranges) => ranges.every(addressRange), {
      error: 'Expected addresses or CIDR ranges separated by commas',
    }),
    /** Other origins that may call the API from a browser (decision A60). */
    API_ALLOWED_ORIGINS: list.pipe(z.array(origin)),
    /** A separate origin of the API, if any: allowed in the page's content security policy. */
    API_ORIGIN: origin.optional(),
    RATE_LIMIT_SIGN_IN: perMinute('sign-in'),
    RATE_LIMIT_WRITE: perMinute('write'),
    RATE_LIMIT_SEARCH: perMinute('search'),
    RATE_LIMIT_BULK: perMinute('bulk'),
    RATE_LIMIT_UPLOAD: perMinute('upload'),
    RATE_LIMIT_ALL: perMinute('all'),
    /** Time-out of a plain call. */
    READ_TIMEOUT_MS: milliseconds(10_000),
    /** Time-out of an upload, a stream or a model without progress. */
    IDLE_TIMEOUT_MS: milliseconds(60_000),
    /** Longest wait of a page for server rendering; 0: browsers render all pages. */
    RENDER_WAIT_MS: z.coerce.number().int().min(0).default(400),
    /** How often the registry polls the mfe.json of each front end. */
    REGISTRY_POLL_MS: milliseconds(2_000),
  })
  .superRefine((config, context) => {
    if (config.NODE_ENV !== 'production') return;
    for (const { setting, ceiling } of Object.values(rateLimitClasses)) {
      if (config[setting] < 1 || config[setting] > ceiling) {
        context.addIssue({
          code: 'custom',
          path: [setting],
          message: `must be from 1 to ${ceiling} a minute in production`,
        });
      }
    }
  });
export type GatewayConfig = z.infer<typeof GatewayConfig>;

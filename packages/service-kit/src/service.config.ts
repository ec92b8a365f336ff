import { defaultPlace, parsePlace } from '@commons/contracts/portal/site-place';
import { isTimeZone } from '@commons/contracts/portal/time-zone-name';
import { z } from 'zod';
import { blockedPortProblem } from './config/blocked-ports.js';
import { defaultTimeZone } from './config/town.js';
import { portalLanguages } from './texts/portal-languages.js';

/** What a process of a service does: answer requests, process tasks, or both. */
const roles = ['api', 'worker'] as const;

/** Stores a service may use. Each requires its settings (`storeSettings`). */
export type Store = 'mongo' | 'redis' | 'objects' | 'mail';

/** Services that others may call at `/internal/*`. */
export const serviceNames = ['auth', 'directory', 'jobs', 'resumes', 'ai'] as const;
export type ServiceName = (typeof serviceNames)[number];

const list = (text: string) => text.split(',').map((item) => item.trim());
const baseUrl = z
  .url()
  .transform((url) => url.replace(/\/+$/, ''))
  .optional();

/** Settings shared by every service; which of the optional ones are required follows from its stores and calls. */
export const ServiceConfig = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** 0 picks a free port. */
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .refine((port) => !blockedPortProblem(port), {
      error: ({ input }) => blockedPortProblem(Number(input)),
    })
    .default(0),
  HOST: z.string().default('127.0.0.1'),
  ROLES: z
    .string()
    .default('api,worker')
    .transform(list)
    .pipe(z.array(z.enum(roles)).min(1)),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** File to which log lines are appended, instead of standard output. */
  LOG_FILE: z.string().optional(),
  MONGODB_URI: z.string().optional(),
  MONGODB_DATABASE_PREFIX: z.string().default('commons'),
  REDIS_URL: z.string().optional(),
  REDIS_PREFIX: z.string().default('commons'),
  OBJECTS_DIR: z.string().optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().optional(),
  /** Public origin of the site, for links in mails. */
  SITE_URL: baseUrl,
  /** The town that the portal serves: "Town, ST". */
  SITE_PLACE: z
    .string()
    .default(defaultPlace)
    .refine((text) => parsePlace(text), {
      error: `Expected a town and the code of its state, e.g. ${defaultPlace}`,
    })
    .transform((text) => parsePlace(text)?.text ?? text),
  /** The town's time zone, for opening hours and calendar days. Absent: that of SITE_PLACE (`townTimeZone`). */
  SITE_TIME_ZONE: z
    .string()
    .refine(isTimeZone, { error: 'Expected the name of a time zone, e.g. America/Chicago' })
    .default(defaultTimeZone),
  /** Languages of pages and mails, the default first. */
  LANGUAGES: portalLanguages,
  /** A file with additional search vocabulary, in the form of `data/vocabulary/trades.txt`. */
  SEARCH_VOCABULARY_FILE: z.string().optional(),
  AUTH_URL: baseUrl,
  DIRECTORY_URL: baseUrl,
  JOBS_URL: baseUrl,
  RESUMES_URL: baseUrl,
  AI_URL: baseUrl,
  /** This service's private key as JWK JSON, for calls of other services. */
  SERVICE_PRIVATE_KEY: z.string().optional(),
  /** Public keys of the services that may call this one: JWKS JSON, `kid` = service name. Required in production. */
  SERVICE_PUBLIC_KEYS: z.string().optional(),
  /** Tasks processed concurrently by one worker process. */
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(100).default(4),
  /** Overrides the interval of every reconciliation, in milliseconds. */
  RECONCILE_INTERVAL_MS: z.coerce.number().int().min(50).optional(),
  /** Attempts before a task fails permanently: 12 outlast half an hour without a mail server or MongoDB. */
  TASK_ATTEMPTS: z.coerce.number().int().min(1).max(30).default(12),
  /** First pause before a failed task is retried; it doubles each time. */
  TASK_RETRY_MS: z.coerce.number().int().min(1).default(1_000),
  /** Timeout of an internal call to another service. */
  INTERNAL_TIMEOUT_MS: z.coerce.number().int().min(100).default(2_000),
  /** Base URL of an OpenTelemetry collector (OTLP over HTTP). Absent: no tracing, and nothing of it is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  /** Share of recorded traces, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
  /** How long a stop waits for running requests and tasks before it cuts them off. */
  SHUTDOWN_GRACE_MS: z.coerce.number().int().min(0).default(10_000),
});
export type ServiceConfig = z.output<typeof ServiceConfig>;

/** Injection token of the shared settings: `@Inject(SERVICE_CONFIG) config: ServiceConfig`. */
export const SERVICE_CONFIG = Symbol('SERVICE_CONFIG');

/** Injection token of the service's name. */
export const SERVICE_NAME = Symbol('SERVICE_NAME');

const storeSettings: Record<Store, (config: ServiceConfig) => (keyof ServiceConfig)[]> = {
  mongo: () => ['MONGODB_URI'],
  redis: () => ['REDIS_URL'],
  mail: () => ['SMTP_URL', 'MAIL_FROM', 'SITE_URL'],
  objects: (config) =>
    config.S3_ENDPOINT ? ['S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_BUCKET'] : ['OBJECTS_DIR'],
};

/** Name of the setting with the base URL of a service, e.g. `AUTH_URL`. */
export const urlSetting = (service: ServiceName) =>
  `${service.toUpperCase()}_URL` as `${Uppercase<ServiceName>}_URL`;

/** One line per missing setting that the used stores and called services require. */
export function missingSettings(
  config: ServiceConfig,
  stores: readonly Store[],
  calls: readonly ServiceName[],
): string[] {
  const needed = [
    ...stores.flatMap((store) => storeSettings[store](config)),
    ...calls.map(urlSetting),
    ...(calls.length > 0 ? (['SERVICE_PRIVATE_KEY'] as const) : []),
    // Services with records are called by others; without these keys each such call would be refused.
    ...(config.NODE_ENV === 'production' && stores.includes('mongo')
      ? (['SERVICE_PUBLIC_KEYS'] as const)
      : []),
  ];
  const missing = needed.filter((name) => config[name] === undefined);
  return missing.map((name) =>
    name === 'OBJECTS_DIR' ? 'OBJECTS_DIR (or S3_ENDPOINT) is missing' : `${name} is missing`,
  );
}

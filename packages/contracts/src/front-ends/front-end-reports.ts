import { z } from 'zod';

/** Reporter: the shell or a remote, as named in the registry. */
const area = z.string().regex(/^(?:shell|mfe-[a-z-]{1,40})$/);

/**
 * Where something happened. `route` is the pattern of the page (`/jobs/:id`), since a full address could identify a
 * person.
 */
const place = {
  area,
  version: z.string().max(40),
  route: z.string().max(120),
};

/** An area started on a page: the denominator of the failure rate. Once for each page and area. */
const View = z.strictObject({ kind: z.literal('view'), ...place });

/** An area could not be loaded, and its visitors saw the error screen. */
const LoadFailure = z.strictObject({
  kind: z.literal('load_failure'),
  ...place,
  message: z.string().max(300),
});

const errorSources = ['uncaught', 'rejection', 'boundary'] as const;

/** An error that no code caught, or that replaced an area by the error screen (`boundary`). */
const UncaughtError = z.strictObject({
  kind: z.literal('error'),
  ...place,
  source: z.enum(errorSources),
  /** Shortened; the gateway masks personal data. */
  message: z.string().max(300),
  /** File, line and column of the front end's own code: `routes.4567ef01.js:1:2345`. */
  at: z
    .string()
    .max(120)
    .regex(/^[\w.-]+\.js:\d{1,7}:\d{1,7}$/)
    .optional(),
});

const vitalNames = ['LCP', 'INP', 'CLS'] as const;

/** A Core Web Vital of a page: milliseconds, for CLS a score without a unit. */
const Vital = z.strictObject({
  kind: z.literal('vital'),
  ...place,
  name: z.enum(vitalNames),
  value: z.number().min(0).max(600_000),
});

export const FrontEndReport = z.discriminatedUnion('kind', [
  View,
  LoadFailure,
  UncaughtError,
  Vital,
]);
export type FrontEndReport = z.infer<typeof FrontEndReport>;

/** One report of a page. Unknown fields are refused. */
export const FrontEndReports = z
  .strictObject({ reports: z.array(FrontEndReport).min(1).max(20) })
  .meta({ id: 'FrontEndReports' });
export type FrontEndReports = z.infer<typeof FrontEndReports>;

import type { ServiceName } from '@commons/service-kit/service.config';

/**
 * Maps the first segment after `/api` to its service. Nothing else is reachable, in particular no `/internal` or
 * `/metrics` of a service.
 */
export const apiPrefixes: ReadonlyMap<string, ServiceName> = new Map([
  ['auth', 'auth'],
  ['profile', 'auth'],
  ['business-directory', 'directory'],
  ['upload-logo', 'directory'],
  ['contact', 'directory'],
  ['uploads', 'directory'],
  ['jobs', 'jobs'],
  ['my-jobs', 'jobs'],
  ['applications', 'jobs'],
  ['my-applications', 'jobs'],
  ['job-seeker', 'resumes'],
  ['shared-profile', 'resumes'],
  ['resume', 'resumes'],
  ['ai', 'ai'],
  ['calculators', 'ai'],
]);

/** Calls (method and path) with the strictest limit, against password guessing and mass registration. */
export const signInCalls: ReadonlySet<string> = new Set([
  'POST /auth/login',
  'POST /auth/register',
  'POST /auth/forgot-password',
  'POST /auth/reset-password',
  'POST /auth/resend-verification',
  'POST /auth/verify-email',
  'PUT /auth/password',
  'PUT /auth/email',
]);

/** Operator imports: JSON, but as large as a file (decision A61: 200 rows per call). */
export const bulkCalls: ReadonlySet<string> = new Set([
  'POST /jobs/import',
  'POST /business-directory/import',
]);

/** Prefixes whose answers may take as long as a model. */
export const slowPrefixes: ReadonlySet<string> = new Set(['ai', 'resume']);

/** Public searches that are cached for guests. */
const cachedSearches: ReadonlySet<string> = new Set([
  'POST /jobs/search',
  'POST /jobs/search/summary',
  'POST /business-directory/search',
  'POST /business-directory/search/summary',
]);

/** Reads that count views: cached per visitor, of whom only the first view of a day counts. */
const cachedByVisitor = /^GET \/jobs\/[0-9a-f]{24}$/;

/**
 * Scope in which an answer to a guest may be cached; undefined when it may not.
 * @param call method and path, e.g. `POST /jobs/search`
 */
export function cacheScope(call: string): 'everybody' | 'visitor' | undefined {
  if (cachedSearches.has(call)) return 'everybody';
  return cachedByVisitor.test(call) ? 'visitor' : undefined;
}

/** Prefixes with writes that may change the results of these searches and have to invalidate them. */
export const searchedPrefixes: ReadonlySet<string> = new Set([
  'business-directory',
  'upload-logo',
  'jobs',
  'my-jobs',
]);

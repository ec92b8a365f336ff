import type { ServiceName } from '@commons/service-kit/service.config';

/**
 * The one table of the API: first segment after `/api` → service. What is not named here is not reachable,
 * so `/internal`, `/metrics` and the like of a service never are.
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

/** Calls that a guesser of passwords or a maker of accounts repeats: the strictest limit (method and path). */
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

/** Operator imports: JSON, but as large as a file (decision A61: 200 rows a call). */
export const bulkCalls: ReadonlySet<string> = new Set([
  'POST /jobs/import',
  'POST /business-directory/import',
]);

/** Prefixes whose answers take as long as a model needs. */
export const slowPrefixes: ReadonlySet<string> = new Set(['ai', 'resume']);

/** Public searches whose answer may be some seconds old for a guest. */
const keptSearches: ReadonlySet<string> = new Set([
  'POST /jobs/search',
  'POST /jobs/search/summary',
  'POST /business-directory/search',
  'POST /business-directory/search/summary',
]);

/** Pages that count their visitors: kept for one visitor alone, of whom only the first look of a day counts. */
const keptByVisitor = /^GET \/jobs\/[0-9a-f]{24}$/;

/**
 * For whom an answer to a guest may be kept; undefined when it may not.
 * @param call method and path, e.g. `POST /jobs/search`
 */
export function keptFor(call: string): 'everybody' | 'visitor' | undefined {
  if (keptSearches.has(call)) return 'everybody';
  return keptByVisitor.test(call) ? 'visitor' : undefined;
}

/** Prefixes with writes that may change what those searches find: they must be seen at once in spite of that. */
export const searchedPrefixes: ReadonlySet<string> = new Set([
  'business-directory',
  'upload-logo',
  'jobs',
  'my-jobs',
]);

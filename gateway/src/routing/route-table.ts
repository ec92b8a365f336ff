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
  ['letter', 'jobs'],
  ['job-seeker', 'resumes'],
  ['shared-profile', 'resumes'],
  ['resume', 'resumes'],
  ['ai', 'ai'],
  ['calculators', 'ai'],
]);

/** Prefixes whose answers may take as long as a model. */
export const slowPrefixes: ReadonlySet<string> = new Set(['ai', 'resume']);

/** Prefixes with writes that may change the results of these searches and have to invalidate them. */
export const searchedPrefixes: ReadonlySet<string> = new Set([
  'business-directory',
  'upload-logo',
  'jobs',
  'my-jobs',
]);

import { z } from 'zod';

/**
 * Settings of resumes in addition to those that all services share. Tests raise the limit; it cannot be switched off.
 */
export const ResumesConfig = z.object({
  /** Most reports of shared profiles per hour from one machine. */
  REPORTS_PER_ADDRESS: z.coerce.number().int().min(1).default(30),
});
export type ResumesConfig = z.output<typeof ResumesConfig>;

/** Injection token: `@Inject(RESUMES_CONFIG) config: ResumesConfig`. */
export const RESUMES_CONFIG = Symbol('RESUMES_CONFIG');

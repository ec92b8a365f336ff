import { z } from 'zod';

/** The service has no settings besides those that all services share. */
export const ResumesConfig = z.object({});

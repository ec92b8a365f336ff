import { z } from 'zod';

/** The service has no settings of its own beside those every service shares. */
export const ResumesConfig = z.object({});

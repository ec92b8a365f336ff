import { z } from 'zod';
import { isoDate } from '../field-types.js';
import { FrontEndVersion } from './publication.js';

/** Address of a development server without a path: `http://localhost:3000`. */
const serverOrigin = z
  .url({ protocol: /^https?$/ })
  .max(200)
  .refine((text) => URL.canParse(text) && new URL(text).origin === text);

/**
 * PUT /operator/front-ends/{name}/override: overrides a front end in this browser only, as the link `?mfe-tools=1.5.0`
 * does: with a version of the store, or the address of a development server (ADR 0024).
 */
export const OverrideChoice = z
  .object({
    use: z.union([FrontEndVersion, serverOrigin], {
      error: 'Name a version, such as 1.5.0, or the address of a development server.',
    }),
  })
  .meta({ id: 'OverrideChoice' });

/** The override of this browser, and when it expires. */
export const FrontEndOverride = z
  .object({ name: z.string(), use: z.string(), until: isoDate })
  .meta({ id: 'FrontEndOverride' });

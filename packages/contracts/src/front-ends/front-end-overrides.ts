import { z } from 'zod';
import { isoDate } from '../field-types.js';
import { FrontEndVersion } from './publication.js';

/** Address of a development server without a path: `http://localhost:3000`. */
const serverOrigin = z
  .url({ protocol: /^https?$/ })
  .max(200)
  .refine((text) => URL.canParse(text) && new URL(text).origin === text);

/**
 * PUT /operator/front-ends/{name}/override: what this browser alone gets in place of what visitors get, as the link
 * `?mfe-tools=1.5.0` names it: a version of the store, or the address of a development server (ADR 0024).
 */
export const OverrideChoice = z
  .object({
    use: z.union([FrontEndVersion, serverOrigin], {
      error: 'Name a version, such as 1.5.0, or the address of a development server.',
    }),
  })
  .meta({ id: 'OverrideChoice' });

/** What this browser gets from now on, and until when. */
export const FrontEndOverride = z
  .object({ name: z.string(), use: z.string(), until: isoDate })
  .meta({ id: 'FrontEndOverride' });

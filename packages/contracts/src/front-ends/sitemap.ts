import { z } from 'zod';

/** GET /business-directory/sitemap and /jobs/sitemap: the gateway builds the sitemap index from these. */
export const SitemapPages = z
  .object({
    /** Number of parts, each at GET …/sitemap/{page}, starting at 1. */
    pages: z.number().int().min(0),
  })
  .meta({ id: 'SitemapPages' });
export type SitemapPages = z.infer<typeof SitemapPages>;

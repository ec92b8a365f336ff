import { z } from 'zod';

/** Metadata of a service's page: GET …/head. The gateway escapes it and inserts it into the page. */
export const PageHead = z
  .object({
    title: z.string().max(200),
    description: z.string().max(400),
    canonical_path: z.string().startsWith('/'),
    type: z.enum(['website', 'article', 'profile']).default('website'),
    robots: z.string().optional(),
    /** Preview image for shared links, as a path of the site. */
    image_path: z.string().startsWith('/').optional(),
    /** A calendar of the page's subject, to subscribe to. */
    calendar_path: z.string().startsWith('/').optional(),
    json_ld: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'PageHead' });
export type PageHead = z.infer<typeof PageHead>;

import { z } from 'zod';

/** Content of the generated preview image of a link (docs/adr/0030), in the language of the page. */
export const PageCard = z
  .object({
    subject: z.enum(['business', 'job', 'person']),
    title: z.string().max(200),
    /** Below the title, e.g. the trade of a business. */
    line: z.string().max(200).optional(),
    /** Short ones: place, pay. */
    facts: z.array(z.string().max(160)).max(4),
    /** Selects the drawing: the English name, as stored. */
    category: z.string().max(120).optional(),
    stars: z.object({ average: z.number().min(0).max(5), words: z.string().max(60) }).optional(),
    /** Paths of the site below /uploads/. */
    photo_path: z.string().startsWith('/uploads/').optional(),
    logo_path: z.string().startsWith('/uploads/').optional(),
  })
  .meta({ id: 'PageCard' });
export type PageCard = z.infer<typeof PageCard>;

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
    card: PageCard.optional(),
    /** A calendar of the page's subject to subscribe to. */
    calendar_path: z.string().startsWith('/').optional(),
    json_ld: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'PageHead' });
export type PageHead = z.infer<typeof PageHead>;

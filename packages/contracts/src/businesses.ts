import { z } from 'zod';
import { isoDate, paging } from './field-types.js';

/** A business as lists read it (entity of D1 §3). */
export const BusinessListItem = z
  .object({
    id: z.string(),
    business_name: z.string(),
    logo_filename: z.string().nullish(),
    business_category: z.string(),
    location_info: z.object({ city: z.string().optional(), state: z.string().optional() }),
    location: z.string().optional(),
    short_description: z.string(),
    average_rating: z.number(),
    total_reviews: z.number().int(),
    gallery_images: z.array(z.string()),
    created_at: isoDate,
  })
  .meta({ id: 'BusinessListItem' });
export type BusinessListItem = z.infer<typeof BusinessListItem>;

export const businessSorts = [
  'newest',
  'oldest',
  'rating',
  'reviews',
  'name_asc',
  'name_desc',
] as const;

/** POST /business-directory/search. */
export const BusinessSearch = z
  .object({
    search: z.string().trim().max(200).optional(),
    category: z.string().trim().max(80).optional(),
    location: z.string().trim().max(120).optional(),
    rating: z.number().min(1).max(5).optional(),
    hasReviews: z.boolean().optional(),
    hasGallery: z.boolean().optional(),
    sortBy: z.enum(businessSorts).default('newest'),
    ...paging,
  })
  .meta({ id: 'BusinessSearch' });
export type BusinessSearch = z.input<typeof BusinessSearch>;

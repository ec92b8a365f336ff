import { z } from 'zod';
import { optionalShortText } from '../field-types.js';
import { roundedPoint } from './map-points.js';

const count = z.number().int();

const degrees = {
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
};

/** Where the owner says that the door is. */
export const ListingPin = z
  .object({
    ...degrees,
    /** The owner has seen that it is far from the ZIP code or city of the address. */
    confirmed: z.boolean().optional(),
  })
  .transform(({ confirmed, ...point }) => ({
    ...roundedPoint(point),
    ...(confirmed && { confirmed }),
  }))
  .meta({ id: 'ListingPin' });
export type ListingPin = z.output<typeof ListingPin>;

/** The middle of a ZIP code or city: near enough for a distance, and never the way to a door. */
export const MapArea = z
  .object({
    ...degrees,
    /** "37403", or "Chattanooga, TN" where the ZIP code is not known. The filter `location` takes it. */
    area: z.string(),
  })
  .meta({ id: 'MapArea' });
export type MapArea = z.infer<typeof MapArea>;

/** Query of GET /business-directory/area: the address as far as it is known. */
export const MapAreaQuery = z
  .object({
    zip_code: optionalShortText(12),
    city: optionalShortText(80),
    state: optionalShortText(40),
  })
  .meta({ id: 'MapAreaQuery' });

/** Something with a known place. */
export const MapPin = z
  .object({
    id: z.string(),
    name: z.string(),
    ...degrees,
    category: z.string().optional(),
    average_rating: z.number().optional(),
    total_reviews: count.optional(),
  })
  .meta({ id: 'MapPin' });
export type MapPin = z.infer<typeof MapPin>;

/** POST /business-directory/search/map and /jobs/search/map: where what a search finds is. */
export const SearchMap = z
  .object({
    /** What has a known place, in the order of the search; at most 500. */
    pins: z.array(MapPin),
    pins_total: count,
    /** Where the others are, as far as it is known: those with the most first, at most 200. */
    areas: z.array(
      MapArea.extend({
        total: count,
        /** Of the first 500 of the search those that are here, in its order. */
        ids: z.array(z.string()),
      }),
    ),
    /** How many are nowhere on the map. */
    unplaced: count,
    /** What the search is around. */
    near: z.object(degrees).optional(),
  })
  .meta({ id: 'SearchMap' });
export type SearchMap = z.infer<typeof SearchMap>;

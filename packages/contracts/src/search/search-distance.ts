import { z } from 'zod';
import { milesWithin } from './search-lists.js';

/** Fields of a search around a place. */
export const searchDistance = {
  /** A ZIP code, or a city and its state, e.g. "72205" or "Dallas, TX"; an unknown place is refused with 422. */
  near: z.string().trim().max(120).optional(),
  /** Absent: every distance, nearer ones first in "best match". Ignored without `near`. */
  within_miles: z.union(milesWithin.map((miles) => z.literal(miles))).optional(),
};

/** Row fields that only a search returns. */
export const searchRowFields = {
  /** Distance from `near`, in tenths of a mile; absent when the place of the row is unknown. */
  distance_miles: z.number().optional(),
  /** Text around the search words, when no other field of a list row has them; at most 160 characters. */
  snippet: z.string().optional(),
};

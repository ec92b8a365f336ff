import { dayMs } from '@commons/contracts/durations';
import type { ListingRecord } from './listing.js';

const yearMs = 365 * dayMs;

export const yearBefore = (now: Date): Date => new Date(now.getTime() - yearMs);

/** Neither changed nor confirmed for a year (decision B25). Suspended listings are excluded. */
export const isOutOfDate = (
  { owner_id, suspended, updated_at }: ListingRecord,
  now = new Date(),
): boolean => owner_id !== undefined && !suspended && updated_at < yearBefore(now);

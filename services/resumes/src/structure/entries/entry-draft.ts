import type { FoundDates } from '../dates/date-ranges.js';

/** Lines of one job or course, before its names are assigned. */
export interface EntryDraft {
  readonly named: number[];
  details: number[];
  readonly dates?: FoundDates;
  /** Texts of the lines that name it, without dates. */
  readonly texts: string[];
}

/** Maximum entries of a section. */
export const maxEntries = 60;

import { z } from 'zod';
import { isoDate, optionalShortText, shortText } from '../field-types.js';
import { JobSearch } from './job-search.js';
import { maxSavedSearchNameLength, searchAlertFrequencies } from './saved-search-lists.js';

/** The saved part of a search: words, place, pay and filters. Results are always sorted newest first. */
export const SearchToSave = JobSearch.omit({ limit: true, offset: true, sortBy: true })
  .refine((search) => Object.values(search).some(Boolean), {
    error: 'Enter words or choose a filter first, so that there is something to save.',
  })
  .meta({ id: 'SearchToSave' });
export type SearchToSave = z.output<typeof SearchToSave>;

/** POST /jobs/searches. The default name describes the search. */
export const NewSavedSearch = z
  .object({
    search: SearchToSave,
    name: optionalShortText(maxSavedSearchNameLength),
    frequency: z.enum(searchAlertFrequencies).default('daily'),
  })
  .meta({ id: 'NewSavedSearch' });
export type NewSavedSearch = z.input<typeof NewSavedSearch>;

/** PATCH /jobs/searches/{id}: absent fields stay unchanged. */
export const SavedSearchChange = z
  .object({
    name: shortText(maxSavedSearchNameLength).optional(),
    frequency: z.enum(searchAlertFrequencies).optional(),
    paused: z.boolean().optional(),
    search: SearchToSave.optional(),
  })
  .meta({ id: 'SavedSearchChange' });
export type SavedSearchChange = z.input<typeof SavedSearchChange>;

export const SavedSearch = z
  .object({
    id: z.string(),
    name: z.string(),
    search: SearchToSave,
    frequency: z.enum(searchAlertFrequencies),
    /** Whether its mails are paused. */
    paused: z.boolean(),
    created_at: isoDate,
    /** Current number of results; absent when its place is no longer known. */
    matches: z.number().int().optional(),
  })
  .meta({ id: 'SavedSearch' });
export type SavedSearch = z.infer<typeof SavedSearch>;

/** POST /jobs/search-alerts/{token}/stop and …/resume, without signing in. */
export const SearchAlertState = z
  .object({ name: z.string(), paused: z.boolean() })
  .meta({ id: 'SearchAlertState' });
export type SearchAlertState = z.infer<typeof SearchAlertState>;

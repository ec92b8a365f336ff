import { z } from 'zod';
import { isoDate, optionalShortText, shortText } from '../field-types.js';
import { JobSearch } from './job-search.js';
import { savedSearchNameMaximum, searchAlertFrequencies } from './saved-search-lists.js';

/** What of a search is saved: its words, place, pay and filters. Its order is always newest first. */
export const SearchToSave = JobSearch.omit({ limit: true, offset: true, sortBy: true })
  .refine((search) => Object.values(search).some(Boolean), {
    error: 'Enter words or choose a filter first, so that there is something to save.',
  })
  .meta({ id: 'SearchToSave' });
export type SearchToSave = z.output<typeof SearchToSave>;

/** POST /jobs/searches. Without a name it is called by what it searches for. */
export const NewSavedSearch = z
  .object({
    search: SearchToSave,
    name: optionalShortText(savedSearchNameMaximum),
    frequency: z.enum(searchAlertFrequencies).default('daily'),
  })
  .meta({ id: 'NewSavedSearch' });
export type NewSavedSearch = z.input<typeof NewSavedSearch>;

/** PATCH /jobs/searches/{id}: what is left out stays. */
export const SavedSearchChange = z
  .object({
    name: shortText(savedSearchNameMaximum).optional(),
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
    /** No mails while it is true. */
    paused: z.boolean(),
    created_at: isoDate,
    /** How many jobs it finds now; absent when its place is not known any more. */
    matches: z.number().int().optional(),
  })
  .meta({ id: 'SavedSearch' });
export type SavedSearch = z.infer<typeof SavedSearch>;

/** POST /jobs/search-alerts/{token}/stop and …/resume, without signing in. */
export const SearchAlertState = z
  .object({ name: z.string(), paused: z.boolean() })
  .meta({ id: 'SearchAlertState' });
export type SearchAlertState = z.infer<typeof SearchAlertState>;

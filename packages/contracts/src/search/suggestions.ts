import { z } from 'zod';
import { queryNumber } from '../field-types.js';
import { suggestionKinds } from './search-lists.js';

/** Query of GET /jobs/suggestions and /business-directory/suggestions. */
export const SuggestionQuery = z
  .object({
    /** The text typed so far. Without it: the most frequent categories. */
    search: z.string().trim().max(500).default(''),
    limit: queryNumber({ min: 1, max: 20, default: 8 }),
  })
  .meta({ id: 'SuggestionQuery' });

/** A row of the list under the search box. */
export const Suggestion = z
  .object({
    /**
     * `term`: `text` is a complete search. `category`: `text` is a value of that filter. `place`: of `location`.
     * `business` and `job`: `id` is for the link to the page. `company`: `text` is searched for.
     */
    kind: z.enum(suggestionKinds),
    text: z.string(),
    id: z.string().optional(),
    /** Shown next to a name: the place of a business, the company of a job. */
    detail: z.string().optional(),
    /** Number of results. */
    total: z.number().int().optional(),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.infer<typeof Suggestion>;

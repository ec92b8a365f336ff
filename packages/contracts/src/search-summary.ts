import { z } from 'zod';

const count = z.number().int();

/** Words of a search that were understood as more than words, e.g. "part time": shown as a chip. */
export const UnderstoodWords = z
  .object({
    /** "Employment type", "Workplace", "Experience", "Pay", "ZIP", "Place", "Street", "Company", "Trade", "Occupation". */
    kind: z.string(),
    /** What they were taken for, e.g. "Part-time" or "$90,000 and more". */
    text: z.string(),
    /** The words themselves, as they stand in the search. */
    words: z.string(),
    /** The search without them: what a removed chip leaves. */
    search: z.string(),
  })
  .meta({ id: 'UnderstoodWords' });
export type UnderstoodWords = z.infer<typeof UnderstoodWords>;

/** How many of what was searched have a value of a filter. The value is what the filter takes. */
export const FacetCount = z.object({ value: z.string(), total: count }).meta({ id: 'FacetCount' });
export type FacetCount = z.infer<typeof FacetCount>;

/** What one filter or one word costs a search that found nothing. */
export const WiderSearch = z
  .object({
    /**
     * `field` is the name in the search's body: without it, `total` are found. Of `search` only the words in `value` are
     * taken away, and `search` is what stays. `near` goes together with `within_miles`.
     */
    without: z.object({ field: z.string(), value: z.string() }),
    total: count,
    /** The search text that leads there; absent where it stays as it is. */
    search: z.string().optional(),
  })
  .meta({ id: 'WiderSearch' });
export type WiderSearch = z.infer<typeof WiderSearch>;

/** A word that nothing has, and one that is near to it and finds something. */
export const NearWord = z
  .object({
    word: z.string(),
    known: z.string(),
    /** The search with the known word. */
    search: z.string(),
    total: count,
  })
  .meta({ id: 'NearWord' });
export type NearWord = z.infer<typeof NearWord>;

/** Names of the filters that {@link SearchSummary} counts. */
export const facetNames = [
  'category',
  'employment_type',
  'experience_level',
  'location',
  'source',
] as const;
export type FacetName = (typeof facetNames)[number];

/** POST /jobs/search/summary and /business-directory/search/summary: what a search understood and found. */
export const SearchSummary = z
  .object({
    total: count,
    /** In the order of the words. */
    understood: z.array(UnderstoodWords),
    /** Both are whole searches. `exact: true` in the search's body asks for `from` as it is. */
    corrected: z.object({ from: z.string(), to: z.string() }).optional(),
    /** Words that nothing has together with the others: what was found is without them. */
    left_out: z.array(z.string()),
    /** Only when nothing was found, the most helpful first; at most 6. */
    wider: z.array(WiderSearch),
    /** Only when nothing was found: known words near to the unknown ones. */
    near_words: z.array(NearWord),
    /**
     * Each counted without its own filter, the most frequent first, at most 12 values each and none with 0. `location`
     * gives cities, boroughs and ZIP codes, as the filter `location` takes them. A subject without a filter lacks it.
     */
    facets: z.partialRecord(z.enum(facetNames), z.array(FacetCount)),
    /**
     * Folded words, or words side by side, that count as hits (their other forms, synonyms and corrections too), for
     * the browser to mark; one with `*` at its end also stands for longer words. At most 100.
     */
    highlight: z.array(z.string()),
    /** The place that distances are measured from, when `near` was asked, e.g. "Little Rock, AR 72205". */
    near: z.string().optional(),
  })
  .meta({ id: 'SearchSummary' });
export type SearchSummary = z.infer<typeof SearchSummary>;

import { z } from 'zod';

const count = z.number().int();

/** Search words that were interpreted, e.g. "part time": shown as a chip. */
export const UnderstoodWords = z
  .object({
    /** "Employment type", "Workplace", "Experience", "Pay", "ZIP", "Place", "Street", "Company", "Trade", "Occupation". */
    kind: z.string(),
    /** Their interpretation, e.g. "Part-time" or "$90,000 and more". */
    text: z.string(),
    /** The words as typed. */
    words: z.string(),
    /** The search without them, for a removed chip. */
    search: z.string(),
  })
  .meta({ id: 'UnderstoodWords' });
export type UnderstoodWords = z.infer<typeof UnderstoodWords>;

/** Number of results per value of a filter. The value is what the filter accepts. */
export const FacetCount = z.object({ value: z.string(), total: count }).meta({ id: 'FacetCount' });
export type FacetCount = z.infer<typeof FacetCount>;

/** Results of an empty search without one of its filters or words. */
export const WiderSearch = z
  .object({
    /**
     * `field` is the name in the search's body: without it, `total` are found. From `search` only the words in `value`
     * are removed, and `search` is the rest. `near` and `within_miles` go together.
     */
    without: z.object({ field: z.string(), value: z.string() }),
    total: count,
    /** The search text for these results; absent where it is unchanged. */
    search: z.string().optional(),
  })
  .meta({ id: 'WiderSearch' });
export type WiderSearch = z.infer<typeof WiderSearch>;

/** An unknown word, and a similar one that has results. */
export const NearWord = z
  .object({
    word: z.string(),
    known: z.string(),
    /** The search with the similar word. */
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
    /** In word order. */
    understood: z.array(UnderstoodWords),
    /** Both are complete search texts. `exact: true` in the search's body searches for `from` unchanged. */
    corrected: z.object({ from: z.string(), to: z.string() }).optional(),
    /** Words without a match together with the others: the results ignore them. */
    left_out: z.array(z.string()),
    /** Trades of the search, as typed, of which each result is one: no business is all of them. */
    any_of: z.array(z.string()).optional(),
    /** Nothing has the words: the trade to which they are nearest in meaning, in lower case, whose results are shown. */
    nearest: z.string().optional(),
    /** Only without results, the most helpful first; at most 6. */
    wider: z.array(WiderSearch),
    /** Only without results: known words similar to the unknown ones. */
    near_words: z.array(NearWord),
    /** Only where no filter is the reason for no results: the category that the searched trade belongs to, if it has any. */
    related_category: FacetCount.optional(),
    /**
     * Each is counted without its own filter, the most frequent first, at most 12 values each and none with 0.
     * `location` has cities, boroughs and ZIP codes, as accepted by the filter `location`. Facets without a filter are
     * absent.
     */
    facets: z.partialRecord(z.enum(facetNames), z.array(FacetCount)),
    /**
     * Folded words or phrases that count as hits (including other forms, synonyms and corrections), for the browser to
     * highlight; one that ends in `*` matches longer words as well. At most 100.
     */
    highlight: z.array(z.string()),
    /** The place that distances are measured from, if `near` was given, e.g. "Little Rock, AR 72205". */
    near: z.string().optional(),
    /** Only with `openNow`: how many more there are whose hours are not stated or cannot be read. */
    hours_unknown: count.optional(),
  })
  .meta({ id: 'SearchSummary' });
export type SearchSummary = z.infer<typeof SearchSummary>;

import { z } from 'zod';
import { isoDate, optionalShortText, paging, shortText } from '../field-types.js';
import { feedIntervals, feedLimits } from './job-feed-lists.js';

const address = shortText(feedLimits.address).refine(
  (text) => /^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : ''),
  { error: 'Enter the whole address of the feed, e.g. https://example.org/jobs.rss' },
);

/** POST /jobs/operator/feeds/preview. `employer`: the company, where an entry does not name it. */
export const JobFeedPreviewRequest = z
  .object({ address, employer: optionalShortText(feedLimits.name) })
  .meta({ id: 'JobFeedPreviewRequest' });

/** Its answer: a preview of the import. */
export const JobFeedPreview = z
  .object({
    title: z.string(),
    jobs: z.number().int(),
    items: z.array(
      z.object({
        title: z.string(),
        company_name: z.string(),
        category: z.string(),
        source_url: z.string().optional(),
        posted: isoDate.optional(),
      }),
    ),
    /** Entries that cannot be imported, with the reason. */
    bad: z.array(z.object({ title: z.string(), detail: z.string() })),
  })
  .meta({ id: 'JobFeedPreview' });
export type JobFeedPreview = z.infer<typeof JobFeedPreview>;

/** POST /jobs/operator/feeds. */
export const JobFeedInput = z
  .object({
    address,
    name: shortText(feedLimits.name),
    employer: optionalShortText(feedLimits.name),
    every: z.enum(feedIntervals),
  })
  .meta({ id: 'JobFeedInput' });
export type JobFeedInput = z.input<typeof JobFeedInput>;

/** A feed that is read on a schedule. */
export const JobFeed = z
  .object({
    id: z.string(),
    address: z.string(),
    name: z.string(),
    employer: z.string().optional(),
    every: z.enum(feedIntervals),
    /** Number of jobs at the last reading. */
    jobs: z.number().int(),
    created_at: isoDate,
    operator_name: z.string(),
    read_at: isoDate.optional(),
    next_at: isoDate,
    /** Error of the last reading. */
    error: z.string().optional(),
    /** Number of consecutive failures. */
    failures: z.number().int(),
  })
  .meta({ id: 'JobFeed' });
export type JobFeed = z.infer<typeof JobFeed>;

export const JobFeedList = z.object({ ...paging }).meta({ id: 'JobFeedList' });

import { z } from 'zod';
import { isoDate, optionalShortText, paging, shortText } from '../field-types.js';
import { feedIntervals, feedLimits } from './job-feed-lists.js';

const address = shortText(feedLimits.address).refine(
  (text) => /^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : ''),
  { error: 'Enter the whole address of the feed, e.g. https://example.org/jobs.rss' },
);

/** POST /jobs/operator/feeds/preview. `employer`: whose jobs they are, where the feed does not say it for each. */
export const JobFeedLook = z
  .object({ address, employer: optionalShortText(feedLimits.name) })
  .meta({ id: 'JobFeedLook' });

/** Its answer: what would be imported. */
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
    /** Entries that cannot be imported, and why. */
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
    /** Jobs that it had when it was last read. */
    jobs: z.number().int(),
    created_at: isoDate,
    operator_name: z.string(),
    read_at: isoDate.optional(),
    next_at: isoDate,
    /** Why it could not be read the last time. */
    error: z.string().optional(),
    /** How often in a row. */
    failures: z.number().int(),
  })
  .meta({ id: 'JobFeed' });
export type JobFeed = z.infer<typeof JobFeed>;

export const JobFeedList = z.object({ ...paging }).meta({ id: 'JobFeedList' });

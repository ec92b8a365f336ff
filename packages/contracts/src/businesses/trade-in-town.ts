import { z } from 'zod';
import { maxCompetitors } from '../tools/ai-lists.js';
import { weekdays } from './listing-lists.js';

const count = z.number().int();

/** What a market analysis requests from directory and jobs. */
export const TradeQuery = z
  .object({
    /** Type of business, as entered: "Bakery". */
    trade: z.string().trim().min(1).max(200),
    /** What it sells, as entered: names the trade where the type is a whole category, such as "Retail". */
    offer: z.string().max(2_000).optional(),
    /** Where its customers live, as entered: "Little Rock, AR". */
    place: z.string().trim().max(200).optional(),
    /** Names to look up in the directory. */
    names: z.array(z.string().max(200)).max(maxCompetitors).default([]),
  })
  .meta({ id: 'TradeQuery' });
export type TradeQuery = z.input<typeof TradeQuery>;

/** A business as a market analysis names it. */
export const TradeBusiness = z
  .object({
    id: z.string(),
    business_name: z.string(),
    /** Average stars; absent without reviews. */
    rating: z.number().optional(),
    reviews: count,
    /** Days on which it is open; absent when its hours are not listed. */
    open_days: z.array(z.enum(weekdays)).optional(),
  })
  .meta({ id: 'TradeBusiness' });
export type TradeBusiness = z.infer<typeof TradeBusiness>;

/** A business and the prices that its listing states, in its own words. */
const PricedBusiness = TradeBusiness.pick({ id: true, business_name: true })
  .extend({ pricing: z.string() })
  .meta({ id: 'PricedBusiness' });

/** POST /internal/trade-in-town of directory: the businesses that a search for the trade finds. */
export const TradeInTown = z
  .object({
    total: count,
    /** The words that were searched for: the type of business, or a trade that its offer names. */
    searched: z.string().optional(),
    /** The place whose businesses were counted; absent where the directory has none there, so that all were. */
    place: z.string().optional(),
    /** The directory's category of the trade; absent where its words name none. */
    category: z.string().optional(),
    /** Size of the sample behind the other figures: the best matches. */
    looked_at: count,
    with_reviews: count,
    reviews: count,
    /** Over all reviews; absent without any. */
    average_rating: z.number().optional(),
    with_photos: count,
    /** Number of businesses with parsed hours, and how many of them are open per day. */
    with_hours: count,
    open_on: z.record(z.enum(weekdays), count),
    /** The five with most reviews. */
    leading: z.array(TradeBusiness),
    /** The three best matches. */
    best: z.array(TradeBusiness).default([]),
    /** The three best matches that state prices. */
    priced: z.array(PricedBusiness).default([]),
    /** The listing of each requested name, if there is one. */
    named: z.array(z.object({ name: z.string(), listing: TradeBusiness.optional() })),
  })
  .meta({ id: 'TradeInTown' });
export type TradeInTown = z.infer<typeof TradeInTown>;

/** POST /internal/trade-jobs of jobs: the active jobs of a trade. */
export const TradeJobs = z
  .object({
    /** Jobs whose title or company names the trade, of the first hundred that a search finds; all, where all of those do. */
    total: count,
    /** All that the search finds, which may be of related trades. */
    found: count.optional(),
    /** The best matches of `total`, at most three. */
    jobs: z.array(z.object({ id: z.string(), title: z.string(), company_name: z.string() })),
  })
  .meta({ id: 'TradeJobs' });
export type TradeJobs = z.infer<typeof TradeJobs>;

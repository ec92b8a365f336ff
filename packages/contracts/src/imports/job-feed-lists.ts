// Job feeds on other sites. No zod here: front ends import this file.

/** How often a feed is read. */
export const feedIntervals = ['hour', 'day'] as const;
export type FeedInterval = (typeof feedIntervals)[number];

export const feedLimits = { address: 500, name: 120, feeds: 50, shownItems: 10 } as const;

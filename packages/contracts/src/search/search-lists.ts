// Option lists of the searches. No zod here: front ends import this file.

/** Options of the distance from a place. */
export const milesWithin = [5, 10, 25, 50] as const;

export const suggestionKinds = ['term', 'category', 'place', 'business', 'job', 'company'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

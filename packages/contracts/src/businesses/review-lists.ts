// Orders and filters of reviews. No zod here: front ends import this file.

/** Ties are sorted newest first. */
export const reviewSorts = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Star filter, as a query parameter. */
export const reviewStars = ['5', '4', '3', '2', '1'] as const;
export type ReviewStars = (typeof reviewStars)[number];

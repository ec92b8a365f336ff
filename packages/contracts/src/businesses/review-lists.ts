// Orders and filters of reviews. No zod here: front ends import this file.

/** The newest of equal ones first. */
export const reviewSorts = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Stars that reviews are filtered by, as a query has them. */
export const reviewStars = ['5', '4', '3', '2', '1'] as const;
export type ReviewStars = (typeof reviewStars)[number];

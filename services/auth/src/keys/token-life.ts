/** Lifetime of a session and its token in days: 1, or 30 with `remember` (decision A59). */
export const tokenDays = 1;
export const longestTokenDays = 30;

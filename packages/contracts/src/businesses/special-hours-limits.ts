// Limits of special hours. No zod here: front ends import this file.

/** Most special dates. */
export const maxSpecialDays = 40;

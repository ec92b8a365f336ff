// Limits of special hours. No zod here: front ends import this file.

/** Most special dates. */
export const specialDaysMaximum = 40;

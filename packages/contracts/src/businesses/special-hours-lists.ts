// Limits of special hours. No zod here: front ends import this file.

/** Most dates with hours of their own. */
export const specialDaysMaximum = 40;

// Applications that were made elsewhere: their words and limits. No zod here: front ends import this file.

/** How far an application elsewhere has come; its writer moves it. */
export const elsewhereStatuses = ['applied', 'interview', 'offer', 'rejected'] as const;
export type ElsewhereStatus = (typeof elsewhereStatuses)[number];

/** Most applications elsewhere a person. */
export const elsewhereMaximum = 500;

export const elsewhereLimits = { job_title: 150, company_name: 120, link: 2_000, note: 2_000 };

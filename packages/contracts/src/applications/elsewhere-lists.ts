// Applications made outside the portal: word lists and limits. No zod here: front ends import this file.

/** Progress of such an application, updated by the job seeker. */
export const elsewhereStatuses = ['applied', 'interview', 'offer', 'rejected'] as const;
export type ElsewhereStatus = (typeof elsewhereStatuses)[number];

/** Most such applications per person. */
export const maxApplicationsElsewhere = 500;

export const elsewhereLimits = { job_title: 150, company_name: 120, link: 2_000, note: 2_000 };

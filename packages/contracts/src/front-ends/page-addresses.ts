/** Addresses of the pages that other areas link to: screens, mails, and what services say about their records. */
export const jobPage = (id: string): string => `/jobs/${id}`;
export const businessPage = (id: string): string => `/business-directory/${id}`;

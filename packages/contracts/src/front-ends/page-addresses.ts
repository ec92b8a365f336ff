/** Addresses of the pages that other areas link to: screens, mails, and what services say about their records. */
export const jobPage = (id: string): string => `/jobs/${id}`;

/** Path of the page of a business, e.g. for links and canonical addresses. */
export const businessPage = (id: string): string => `/business-directory/${id}`;

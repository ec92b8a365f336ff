/** Page of the saved searches in the dashboard. */
export const ownSearches = '/job-seeker-dashboard?tab=job-search&view=searches';

/** How often new jobs of a saved search are mailed. */
export const searchAlertFrequencies = ['daily', 'weekly'] as const;
export type SearchAlertFrequency = (typeof searchAlertFrequencies)[number];

/** Most saved searches a person. */
export const maxSavedSearches = 20;

/** Longest name of a saved search. */
export const maxSavedSearchNameLength = 100;

// The place that the portal serves (SITE_PLACE). No zod here: front ends import this file.

/** Town and state, in the form that pages and mails show them. */
export const defaultPlace = 'Chattanooga, TN';

export interface SitePlace {
  readonly town: string;
  /** Code of the state, e.g. `TN`. */
  readonly state: string;
  /** Both: `Chattanooga, TN`. */
  readonly text: string;
}

/** @returns undefined for a text that is not "Town, ST" */
export function parsePlace(text: string): SitePlace | undefined {
  const [, town, state] = /^\s*([^,<>"&]{1,80}?)\s*,\s*([A-Za-z]{2})\s*$/.exec(text) ?? [];
  if (!town || !state) return undefined;
  const code = state.toUpperCase();
  return { town, state: code, text: `${town}, ${code}` };
}

/**
 * Whether a caller has the current version of what it asks for.
 * @param known `If-None-Match`; a proxy may have weakened the tags in it
 * @param tag of the current version, with its quotes
 */
export const hasCurrent = (known: string | undefined, tag: string): boolean =>
  known?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) ?? false;

/** Bullets, case and spaces are ignored: a writer may unify them. */
export const plainLine = (line: string): string =>
  line
    .replace(/^[\s•▪◦‣·●○*–—-]+/u, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

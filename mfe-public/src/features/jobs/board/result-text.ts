import { countText } from '@commons/web-kit/paged-list';

interface Result {
  readonly searching: boolean;
  readonly total: number;
  /** The server stopped counting at `total` (decision A19). */
  readonly more: boolean;
  readonly filterCount: number;
}

/** The line over the list (D1 §2): 'Searching...', then 'Found N jobs' and how many filters did it. */
export function resultText({ searching, filterCount, ...found }: Result): string {
  if (searching) return 'Searching...';
  const jobs = `Found ${countText(found)} jobs`;
  if (filterCount === 0) return jobs;
  return `${jobs} with ${filterCount} ${filterCount === 1 ? 'filter' : 'filters'}`;
}

/** What the button under the filter sheet says. */
export function showText({ searching, ...found }: Omit<Result, 'filterCount'>): string {
  return searching ? 'Show jobs' : `Show ${countText(found)} jobs`;
}

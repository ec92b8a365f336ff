import { counted } from '@commons/ui/wording';

interface Result {
  readonly searching: boolean;
  readonly total: number;
  /** The server stopped counting at `total` (decision A19). */
  readonly more: boolean;
  readonly filterCount: number;
}

/** The line above the list (D1 §2): 'Searching...', then 'Found N jobs' ('Found 1 job') and the number of filters. */
export function resultText({ searching, filterCount, ...found }: Result): string {
  if (searching) return 'Searching...';
  const jobs = `Found ${counted(found, 'job')}`;
  if (filterCount === 0) return jobs;
  return `${jobs} with ${counted(filterCount, 'filter')}`;
}

/** The button at the foot of the filter sheet. */
export function showText({ searching, ...found }: Omit<Result, 'filterCount'>): string {
  return searching ? 'Show jobs' : `Show ${counted(found, 'job')}`;
}

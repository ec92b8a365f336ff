import { t } from '@commons/ui/text/texts';
import { counted } from '@commons/ui/text/wording';

interface Result {
  readonly searching: boolean;
  readonly total: number;
  /** The server stopped counting at `total` (decision A19). */
  readonly more: boolean;
  readonly filterCount: number;
}

/** The line above the list (D1 §2): 'Searching...', then 'Found N jobs' ('Found 1 job') and the number of filters. */
export function resultText({ searching, filterCount, ...found }: Result): string {
  if (searching) return t('searching');
  const jobs = t('found', { found: counted(found, t('jobNoun'), t('jobs2')) });
  if (filterCount === 0) return jobs;
  return t('withFilters', { jobs, count: filterCount });
}

/** The button at the bottom of the filter sheet. */
export function showText({ searching, ...found }: Omit<Result, 'filterCount'>): string {
  return searching
    ? t('showJobs')
    : t('showFound', { found: counted(found, t('jobNoun'), t('jobs2')) });
}

import { t } from '@commons/ui/texts';
import styles from './feed-link.module.css';
import { type JobFilters, searchRequest } from './job-filters';

/** The search as an Atom feed, with every filter but always newest first. */
export function FeedLink({ filters }: { readonly filters: JobFilters }) {
  const { sortBy: _order, ...asked } = searchRequest(filters);
  const entries = Object.entries(asked).map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(entries);
  const suffix = query.size > 0 ? `?${query}` : '';
  return (
    <p className={styles.line} data-print="hide">
      <a href={`/api/jobs/feed.atom${suffix}`} type="application/atom+xml">
        {t('followSearchFeedReaderAtom')}
      </a>
    </p>
  );
}

import { queryWithFilters } from '@commons/web-kit/address-filters';
import styles from './feed-link.module.css';
import { type JobFilters, noJobFilters } from './job-filters';

/** What the feed knows of the filters: the others are for those who look at the page. */
const left = ['salary_min', 'salary_max', 'posted_within_days', 'sortBy'] as const;

/** The search as an Atom feed, for feed readers. */
export function FeedLink({ filters }: { readonly filters: JobFilters }) {
  const query = queryWithFilters(new URLSearchParams(), filters, noJobFilters);
  for (const name of left) query.delete(name);
  const suffix = query.size > 0 ? `?${query}` : '';
  return (
    <p className={styles.line} data-print="hide">
      <a href={`/api/jobs/feed.atom${suffix}`} type="application/atom+xml">
        Follow this search in a feed reader (Atom)
      </a>
    </p>
  );
}

import { t } from '@commons/ui/texts';
import { Link } from '@commons/web-kit/router';
import styles from './feed-link.module.css';
import { type JobFilters, searchRequest } from './job-filters';

/** The search elsewhere: as an Atom feed, with every filter but always newest first, and on another web site. */
export function FeedLink({ filters }: { readonly filters: JobFilters }) {
  const { sortBy: _order, ...asked } = searchRequest(filters);
  const entries = Object.entries(asked).map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(entries);
  const suffix = query.size > 0 ? `?${query}` : '';
  const embed = new URLSearchParams({
    kind: 'jobs',
    ...(asked.search && { search: asked.search }),
  });
  return (
    <p className={styles.line} data-print="hide">
      <a href={`/api/jobs/feed.atom${suffix}`} type="application/atom+xml">
        {t('followSearchFeedReaderAtom')}
      </a>
      <Link to={`/embed?${embed}`}>{t('showJobsYourSite')}</Link>
    </p>
  );
}

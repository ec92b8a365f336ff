import { Link } from '@commons/web-kit/router';
import styles from './list-elsewhere.module.css';

interface ListElsewhereProps {
  /** Address of the Atom feed of the list. */
  readonly feed: string;
  /** The body of its search call. */
  readonly asked: Readonly<Record<string, unknown>>;
  /** The kind of embeddable list. */
  readonly embed: 'jobs' | 'businesses';
  readonly feedText: string;
  readonly embedText: string;
}

/** Offers a search as an Atom feed, with every filter but always newest first, and for embedding in other sites. */
export function ListElsewhere({ feed, asked, embed, feedText, embedText }: ListElsewhereProps) {
  const { sortBy: _order, limit: _limit, offset: _offset, ...filters } = asked;
  const entries = Object.entries(filters).map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(entries);
  const suffix = query.size > 0 ? `?${query}` : '';
  const embedded = new URLSearchParams({ kind: embed });
  if (filters.search) embedded.set('search', String(filters.search));
  return (
    <p className={styles.line} data-print="hide">
      <a href={`${feed}${suffix}`} type="application/atom+xml">
        {feedText}
      </a>
      <Link to={`/embed?${embedded}`}>{embedText}</Link>
    </p>
  );
}

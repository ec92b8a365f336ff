import { ChevronRightIcon } from '@commons/ui/icons';
import { Link, useLocation } from '@commons/web-kit/router';
import styles from './breadcrumb.module.css';

/** The directory link leads back to the list one came from, with its filters. */
export function Breadcrumb({ name }: { readonly name: string }) {
  const { list } = (useLocation().state ?? {}) as { readonly list?: string };
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        <li>
          <Link className={styles.link} to="/">
            Home
          </Link>
          <ChevronRightIcon size={16} />
        </li>
        <li>
          <Link
            className={styles.link}
            to={list?.startsWith('/business-directory') ? list : '/business-directory'}
          >
            Business Directory
          </Link>
          <ChevronRightIcon size={16} />
        </li>
        <li aria-current="page" className={styles.here}>
          {name}
        </li>
      </ol>
    </nav>
  );
}

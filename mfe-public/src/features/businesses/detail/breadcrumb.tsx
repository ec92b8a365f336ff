import { ChevronRightIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { Link, useLocation } from '@commons/web-kit/router';
import styles from './breadcrumb.module.css';

/** The directory link returns to the previous list, with its filters. */
export function Breadcrumb({ name }: { readonly name: string }) {
  const { list } = (useLocation().state ?? {}) as { readonly list?: string };
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={styles.list}>
        <li>
          <Link className={styles.link} to="/">
            {t('home')}
          </Link>
          <ChevronRightIcon size={16} />
        </li>
        <li>
          <Link
            className={styles.link}
            to={list?.startsWith('/business-directory') ? list : '/business-directory'}
          >
            {t('businessDirectory')}
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

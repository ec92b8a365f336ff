import { VisuallyHidden } from '@commons/ui/layout/visually-hidden';
import { Card } from '@commons/ui/lists/card';
import { Skeleton } from '@commons/ui/loading/skeleton';
import { t } from '@commons/ui/text/texts';
import styles from './job-results.module.css';

const rows = [1, 2, 3, 4, 5, 6];

/** Skeleton of the list with the height of its cards. */
export function JobSkeletons() {
  return (
    <>
      <VisuallyHidden>
        <span role="status">{t('searching')}</span>
      </VisuallyHidden>
      <ul aria-hidden="true" className={styles.list}>
        {rows.map((row) => (
          <li key={row}>
            <Card className={styles.bone} pad="none">
              <Skeleton shape="title" />
              <Skeleton lines={2} />
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}

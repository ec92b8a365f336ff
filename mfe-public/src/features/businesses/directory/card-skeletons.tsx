import { Card } from '@commons/ui/lists/card';
import { Skeleton } from '@commons/ui/loading/skeleton';
import { Spinner } from '@commons/ui/loading/spinner';
import { t } from '@commons/ui/text/texts';
import styles from './card-skeletons.module.css';

/** Room for the first cards, with their outlines, while they are on their way. */
export function CardSkeletons() {
  return (
    <>
      <div className={styles.status}>
        <Spinner label={t('searching')} room="line" />
      </div>
      <ul aria-hidden="true" className={styles.list}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Card as="li" className={styles.card} key={key} pad="none">
            <div className={styles.picture} />
            <div className={styles.body}>
              <Skeleton shape="title" />
              <Skeleton lines={3} />
            </div>
          </Card>
        ))}
      </ul>
    </>
  );
}

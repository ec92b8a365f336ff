import { Card } from '@commons/ui/card';
import { Page } from '@commons/ui/page';
import { Skeleton } from '@commons/ui/skeleton';
import { Spinner } from '@commons/ui/spinner';
import { t } from '@commons/ui/texts';
import { HiddenTitle } from '@commons/ui/visually-hidden';
import styles from './business-view.module.css';

/** The skeleton of a business page while it is loading. */
export function BusinessSkeleton() {
  return (
    <Page className={styles.page}>
      <HiddenTitle>{t('business')}</HiddenTitle>
      <Spinner room="line" />
      <div aria-hidden="true">
        <div className={styles.waitingHead}>
          <Skeleton shape="title" />
          <Skeleton lines={2} />
        </div>
        <div className={styles.columns}>
          <Card className={styles.hours}>
            <Skeleton lines={8} />
          </Card>
          <div className={styles.main}>
            <Skeleton lines={5} />
          </div>
        </div>
      </div>
    </Page>
  );
}

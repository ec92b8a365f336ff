import type { BusinessListItem } from '@commons/contracts/businesses/businesses';
import { Page } from '@commons/ui/layout/page';
import { HiddenTitle } from '@commons/ui/layout/visually-hidden';
import { Card } from '@commons/ui/lists/card';
import { Skeleton } from '@commons/ui/loading/skeleton';
import { Spinner } from '@commons/ui/loading/spinner';
import { t } from '@commons/ui/text/texts';
import { useTownTime } from '../use-town-time';
import { Breadcrumb } from './breadcrumb';
import { BusinessHeader } from './business-header';
import styles from './business-view.module.css';
import { Gallery } from './gallery';

interface BusinessSkeletonProps {
  /** What the list has of it, where the reader came from one. */
  readonly listed: BusinessListItem | undefined;
}

/** A business page while it is loading: what the list knows of it is shown at once. */
export function BusinessSkeleton({ listed }: BusinessSkeletonProps) {
  return (
    <Page className={styles.page}>
      {listed ? <Listed business={listed} /> : <Unknown />}
      <div aria-hidden="true" className={styles.columns}>
        <Card className={styles.hours}>
          <Skeleton lines={8} />
        </Card>
        <div className={styles.main}>
          <Skeleton lines={5} />
        </div>
      </div>
    </Page>
  );
}

function Listed({ business }: { readonly business: BusinessListItem }) {
  const now = useTownTime();
  return (
    <>
      <div className={styles.trail} data-print="hide">
        <Breadcrumb name={business.business_name} />
      </div>
      <Gallery {...business} />
      <BusinessHeader
        business={business}
        now={now}
        actions={<Spinner label={t('loading')} room="line" />}
      />
    </>
  );
}

const Unknown = () => (
  <>
    <HiddenTitle>{t('business')}</HiddenTitle>
    <Spinner room="line" />
    <div aria-hidden="true" className={styles.waitingHead}>
      <Skeleton shape="title" />
      <Skeleton lines={2} />
    </div>
  </>
);

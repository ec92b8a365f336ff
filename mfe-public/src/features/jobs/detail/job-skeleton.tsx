import { Page, Split } from '@commons/ui/layout/page';
import { HiddenTitle } from '@commons/ui/layout/visually-hidden';
import { Card } from '@commons/ui/lists/card';
import { Skeleton } from '@commons/ui/loading/skeleton';
import { Spinner } from '@commons/ui/loading/spinner';
import { t } from '@commons/ui/text/texts';
import styles from './job-skeleton.module.css';

/** Skeleton of a job's page. */
export function JobSkeleton() {
  return (
    <Page>
      <HiddenTitle>{t('job')}</HiddenTitle>
      <Split
        aside={
          <Card tone="sunken">
            <Skeleton lines={7} />
          </Card>
        }
      >
        <div className={styles.head}>
          <Skeleton shape="title" />
          <Skeleton lines={2} />
        </div>
        <Spinner room="line" />
        <Skeleton lines={9} />
      </Split>
    </Page>
  );
}

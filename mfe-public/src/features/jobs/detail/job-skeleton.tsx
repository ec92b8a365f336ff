import { Card } from '@commons/ui/card';
import { Page, Split } from '@commons/ui/page';
import { Skeleton } from '@commons/ui/skeleton';
import { Spinner } from '@commons/ui/spinner';
import { t } from '@commons/ui/texts';
import { HiddenTitle } from '@commons/ui/visually-hidden';
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

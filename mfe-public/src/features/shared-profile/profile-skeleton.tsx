import { Page, Stack } from '@commons/ui/layout/page';
import { HiddenTitle } from '@commons/ui/layout/visually-hidden';
import { Skeleton } from '@commons/ui/loading/skeleton';
import { Spinner } from '@commons/ui/loading/spinner';
import { t } from '@commons/ui/text/texts';
import styles from './profile-sheet.module.css';

/** The skeleton of a profile while it is loading. */
export function ProfileSkeleton() {
  return (
    <Page className={styles.page}>
      <HiddenTitle>{t('professionalProfile')}</HiddenTitle>
      <div className={styles.sheet}>
        <div className={styles.headline}>
          <Spinner label={t('loadingProfile')} room="line" showLabel />
        </div>
        <div aria-hidden="true">
          <Stack gap={3}>
            <Skeleton shape="title" />
            <Skeleton lines={2} />
          </Stack>
          <div className={styles.columns}>
            <section className={styles.story}>
              <Skeleton lines={8} />
            </section>
            <section className={styles.aside}>
              <Skeleton lines={6} />
            </section>
          </div>
        </div>
      </div>
    </Page>
  );
}

import { Skeleton } from '@commons/ui/skeleton';
import { t } from '@commons/ui/texts';
import { VisuallyHidden } from '@commons/ui/visually-hidden';
import styles from './job-pane.module.css';

/** Skeleton of the pane. */
export function PaneSkeleton() {
  return (
    <div className={styles.skeleton}>
      <VisuallyHidden>
        <span role="status">{t('loading')}</span>
      </VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton lines={2} />
      <Skeleton lines={8} />
    </div>
  );
}

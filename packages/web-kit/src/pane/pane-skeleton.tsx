import { VisuallyHidden } from '@commons/ui/layout/visually-hidden';
import { Skeleton } from '@commons/ui/loading/skeleton';
import { t } from '@commons/ui/text/texts';
import styles from './pane.module.css';

/** Placeholder of the pane while its record is loading. */
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

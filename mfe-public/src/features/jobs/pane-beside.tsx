import { Spinner } from '@commons/ui/spinner';
import { t } from '@commons/ui/texts';
import { lazy, type ReactNode, Suspense } from 'react';
import styles from './pane-beside.module.css';

// Rendered on wide screens, once a job is chosen.
const JobPane = lazy(() => import('./detail/pane/job-pane'));

interface PaneBesideProps {
  readonly jobId: string | undefined;
  readonly onClose: () => void;
  /** The list. */
  readonly children: ReactNode;
}

/** A list with the chosen job beside it. */
export function PaneBeside({ jobId, onClose, children }: PaneBesideProps) {
  return (
    <div className={jobId && styles.both}>
      <div className={styles.list}>{children}</div>
      {jobId && (
        <section aria-label={t('chosenJob')} className={styles.pane} key={jobId}>
          <Suspense fallback={<Spinner room="page" />}>
            <JobPane jobId={jobId} onClose={onClose} />
          </Suspense>
        </section>
      )}
    </div>
  );
}

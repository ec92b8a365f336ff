import { t } from '@commons/ui/text/texts';
import { PaneBeside } from '@commons/web-kit/pane/pane-beside';
import { lazy, type ReactNode } from 'react';

// Rendered on wide screens, once a job is chosen.
const JobPane = lazy(() => import('./detail/pane/job-pane'));

interface JobPaneBesideProps {
  readonly jobId: string | undefined;
  readonly onClose: () => void;
  /** The list. */
  readonly children: ReactNode;
}

/** The board with the chosen job next to it. */
export function JobPaneBeside({ jobId, onClose, children }: JobPaneBesideProps) {
  return (
    <PaneBeside
      id={jobId}
      label={t('chosenJob')}
      onClose={onClose}
      pane={(id) => <JobPane jobId={id} onClose={onClose} />}
    >
      {children}
    </PaneBeside>
  );
}

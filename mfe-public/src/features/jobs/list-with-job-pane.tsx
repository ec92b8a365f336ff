import { t } from '@commons/ui/text/texts';
import { ListWithPane } from '@commons/web-kit/pane/list-with-pane';
import { lazy, type ReactNode } from 'react';

// Rendered on wide screens, once a job is chosen.
const JobPane = lazy(() => import('./detail/pane/job-pane'));

interface ListWithJobPaneProps {
  readonly jobId: string | undefined;
  readonly onClose: () => void;
  /** The list. */
  readonly children: ReactNode;
}

/** The board with the chosen job next to it. */
export function ListWithJobPane({ jobId, onClose, children }: ListWithJobPaneProps) {
  return (
    <ListWithPane
      id={jobId}
      label={t('chosenJob')}
      onClose={onClose}
      pane={(id) => <JobPane jobId={id} onClose={onClose} />}
    >
      {children}
    </ListWithPane>
  );
}

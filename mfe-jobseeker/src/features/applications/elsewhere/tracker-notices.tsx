import { Banner } from '@commons/ui/messages/banner';
import { RetryBanner } from '@commons/ui/messages/retry-banner';
import { UndoToast } from '@commons/ui/messages/undo-toast';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { ElsewhereDialog } from './elsewhere.dialog';
import type { Tracker } from './use-tracker';

interface TrackerNoticesProps {
  readonly tracker: Tracker;
  /** Whether the list around it says already that loading failed. */
  readonly isReported: boolean;
  readonly onSaved: () => void;
}

/** The failure and the form above the list, and the floating Undo of a deletion. */
export function TrackerNotices({ tracker, isReported, onSaved }: TrackerNoticesProps) {
  const { query, failure, deleted, editing } = tracker;
  return (
    <>
      {query.isError && !isReported && (
        <RetryBanner onRetry={query.refetch}>
          {errorMessage(query.error, t('failedLoadApplicationsMade'))}
        </RetryBanner>
      )}
      {failure && <Banner tone="error">{errorMessage(failure)}</Banner>}
      <UndoToast
        busy={tracker.restoring}
        done={deleted && t('deletedJobtitle', { jobTitle: deleted.job_title })}
        onClose={tracker.forget}
        onUndo={tracker.undo}
      />
      {editing && (
        <ElsewhereDialog
          entry={editing === 'new' ? undefined : editing}
          onClose={() => tracker.setEditing(undefined)}
          onSaved={() => {
            tracker.setEditing(undefined);
            onSaved();
          }}
        />
      )}
    </>
  );
}

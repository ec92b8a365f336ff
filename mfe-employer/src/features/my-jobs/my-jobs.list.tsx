import type { MyJob } from '@commons/contracts/jobs/jobs';
import { Button } from '@commons/ui/controls/button';
import { useFocusAfterRemoval } from '@commons/ui/elements/use-focus-after-removal';
import { Section, Stack } from '@commons/ui/layout/page';
import { ListSkeleton } from '@commons/ui/lists/list-skeleton';
import { ReservedSpace } from '@commons/ui/loading/reserved-space';
import { EmptyState } from '@commons/ui/messages/empty-state';
import { RetryBanner } from '@commons/ui/messages/retry-banner';
import { PlusIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useMayWrite } from '@commons/web-kit/session/business-role';
import { type ReactNode, useCallback } from 'react';
import type { JobActionsProps } from './job-actions';
import { MyJobCard } from './my-job.card';
import { useMyJobs } from './my-jobs.api';

interface MyJobsListProps extends Omit<JobActionsProps, 'job'> {
  readonly onPost: () => void;
}

/** Manage Jobs: the employer's own jobs, newest first (specification D2 §2). */
export function MyJobsList({ onPost, ...actions }: MyJobsListProps) {
  const jobs = useMyJobs();
  const place = usePlace();
  const mayWrite = useMayWrite();
  const post = mayWrite && (
    <Button variant="primary" icon={<PlusIcon />} onClick={onPost}>
      {t('postNewJob')}
    </Button>
  );
  // The empty state has its own button. Until it is known which applies, the button keeps its room unseen.
  const hasOwnButton = jobs.data?.length === 0;
  return (
    <Section
      title={t('manageJobs')}
      action={!hasOwnButton && (jobs.isPending ? <ReservedSpace>{post}</ReservedSpace> : post)}
      ref={place}
      tabIndex={-1}
      aria-label={t('manageJobs')}
    >
      {jobs.isPending ? (
        <ListSkeleton label={t('loadingJobs')} />
      ) : (
        <Stack gap={3}>
          {jobs.isError && (
            <RetryBanner onRetry={jobs.refetch}>
              {errorMessage(jobs.error, t('failedLoadJobsPlease'))}
            </RetryBanner>
          )}
          {jobs.data && <Rows jobs={jobs.data} post={post} {...actions} />}
        </Stack>
      )}
    </Section>
  );
}

/** Takes the focus when the focused element is gone: after the form, and after a job was deleted. */
function usePlace() {
  const list = useFocusAfterRemoval<HTMLElement>();
  return useCallback(
    (section: HTMLElement | null) => {
      focusWhenLost(section);
      return list(section);
    },
    [list],
  );
}

/** After the form closed, scrolls to the top of the list and focuses it. */
function focusWhenLost(section: HTMLElement | null) {
  // The router sets a key on every history entry except the first, where no one has pressed anything yet.
  const { idx, key } = window.history.state ?? {};
  const isFirstPage = idx === 0 && !key;
  if (!section || isFirstPage || document.activeElement !== document.body) return;
  section.focus({ preventScroll: true });
  // The form was longer: the new job would be above the viewport.
  if (section.getBoundingClientRect().top < 0) section.scrollIntoView({ block: 'start' });
}

interface RowsProps extends Omit<JobActionsProps, 'job'> {
  readonly jobs: readonly MyJob[];
  readonly post: ReactNode;
}

function Rows({ jobs, post, ...actions }: RowsProps) {
  if (jobs.length === 0)
    return (
      <EmptyState illustration="no-jobs" title={t('noJobsYet')} titleAs="h3" actions={post}>
        {t('noJobsPostedYet')}
        {post && t('createFirstJobPosting')}
      </EmptyState>
    );
  return jobs.map((job) => <MyJobCard key={job.id} job={job} {...actions} />);
}

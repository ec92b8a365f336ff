import type { Job } from '@commons/contracts/jobs/jobs';
import { MessageBanner } from '@commons/ui/banner';
import { Button, ButtonLink, IconButton } from '@commons/ui/button';
import { EmptyState } from '@commons/ui/empty-state';
import { CloseIcon } from '@commons/ui/icons';
import { t } from '@commons/ui/texts';
import { useTimedMessage } from '@commons/ui/use-timed-message';
import { errorMessage, isApiError } from '@commons/web-kit/api-error';
import { usePageTitle } from '@commons/web-kit/page-title';
import { Link, useNavigate } from '@commons/web-kit/router';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { CompanyCard } from '../../company.card';
import { useJob } from '../../job.api';
import { SaveJobButton } from '../../save-job-button';
import { ApplyButton } from '../apply-button';
import { JobNotice } from '../job-notice';
import { titleOfJobPage } from '../job-page-title';
import { JobTexts } from '../job-texts';
import { useAppliedAt, useApplyGate } from '../use-apply-gate';
import styles from './job-pane.module.css';
import { PaneHeader } from './pane-header';
import { PaneSkeleton } from './pane-skeleton';

interface JobPaneProps {
  readonly jobId: string;
  readonly onClose: () => void;
}

/** A job beside the list, with the apply button. Further actions are on its own page. */
export default function JobPane({ jobId, onClose }: JobPaneProps) {
  const { data: job, error, refetch } = useJob(jobId);
  const pane = useFocusByKeyboard();
  const closeByKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a second way to press the close button
    <div className={styles.pane} onKeyDown={closeByKey} ref={pane} tabIndex={-1}>
      <IconButton
        className={styles.close}
        icon={<CloseIcon />}
        label={t('closeJob')}
        onClick={onClose}
      />
      {error ? (
        <NotShown error={error} onClose={onClose} retry={() => void refetch()} />
      ) : job ? (
        <Shown job={job} />
      ) : (
        <PaneSkeleton />
      )}
    </div>
  );
}

function Shown({ job }: { readonly job: Job }) {
  usePageTitle(titleOfJobPage(job));
  const navigate = useNavigate();
  const { message, showError } = useTimedMessage();
  const appliedAt = useAppliedAt(job.id);
  const page = `/jobs/${job.id}`;
  const apply = useApplyGate({
    job,
    onOpen: () => navigate(`${page}?apply`),
    onRefused: showError,
  });
  return (
    <>
      <PaneHeader job={job} page={page} />
      <div className={styles.ways}>
        <ApplyButton {...{ job, appliedAt }} label={t('applyNow')} onApply={apply} />
        <SaveJobButton job={job} size="medium" />
        <ButtonLink as={Link} className={styles.whole} to={page} variant="quiet">
          {t('openFullPage')}
        </ButtonLink>
      </div>
      <div className={styles.body}>
        <JobNotice appliedAt={appliedAt} job={job} />
        <JobTexts job={job} level={3} />
        <CompanyCard job={job} level={3} />
      </div>
      <MessageBanner message={message} />
    </>
  );
}

interface NotShownProps extends Pick<JobPaneProps, 'onClose'> {
  readonly error: unknown;
  readonly retry: () => void;
}

function NotShown({ error, onClose, retry }: NotShownProps) {
  const gone = isApiError(error) && error.status === 404;
  return (
    <EmptyState
      illustration={gone ? 'no-jobs' : 'nothing-here'}
      title={gone ? t('jobNotFound') : t('jobCouldNotBeLoaded')}
      actions={
        gone ? (
          <Button onClick={onClose}>{t('close')}</Button>
        ) : (
          <Button onClick={retry}>{t('tryAgain')}</Button>
        )
      }
    >
      <p role="alert">
        {gone
          ? t('jobYoureLookingDoesntExist')
          : errorMessage(error, t('failedLoadJobDetailsPlease'))}
      </p>
    </EmptyState>
  );
}

/** Opening by keyboard moves the focus into the job; a click leaves it in the list. */
function useFocusByKeyboard() {
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement?.matches(':focus-visible')) {
      pane.current?.focus({ preventScroll: true });
    }
  }, []);
  return pane;
}

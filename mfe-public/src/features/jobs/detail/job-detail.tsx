import type { Job } from '@commons/contracts/jobs/jobs';
import { isOnBoard } from '@commons/contracts/lifecycles/job-life';
import { MessageBanner } from '@commons/ui/messages/banner';
import { useTimedMessage } from '@commons/ui/messages/use-timed-message';
import { t } from '@commons/ui/text/texts';
import { isApiError, isGone } from '@commons/web-kit/api/api-error';
import { useSession } from '@commons/web-kit/app-context';
import {
  forgetApplication,
  rememberApplication,
} from '@commons/web-kit/applications/pending-application';
import { usePageTitle } from '@commons/web-kit/page/page-title';
import { useViewInAddress } from '@commons/web-kit/page/view-in-address';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useJob, useReloadJob, useReloadMyApplications } from '../job.api';
import { ApplyView } from './apply/apply-view';
import { useApplicationStart } from './apply/attachments/application-start.api';
import { useAppliedAt, useApplyGate } from './apply/use-apply-gate';
import { JobNotShown } from './job-not-shown';
import { titleOfJobPage } from './job-page-title';
import { JobSkeleton } from './job-skeleton';
import { JobView } from './job-view';
import { refusedAnswers } from './questions/typed-answers';

interface JobDetailProps {
  readonly id: string;
  /** Renders the report button of the job. */
  readonly report: (job: Job) => ReactNode;
}

/** /jobs/{id}: loads and shows the job, or why it cannot be shown. */
export function JobDetail({ id, report }: JobDetailProps) {
  const { data: job, error, refetch } = useJob(id);
  // Cached data stays on screen while the server is down, but not after a 404.
  if (job && !isGone(error)) return <Loaded job={job} report={report(job)} />;
  if (error) return <JobNotShown error={error} retry={() => void refetch()} />;
  return <JobSkeleton />;
}

function Loaded({ job, report }: { readonly job: Job; readonly report: ReactNode }) {
  usePageTitle(titleOfJobPage(job));
  const { message, showSuccess, showError, showInfo } = useTimedMessage();
  const reloadJob = useReloadJob(job.id);
  const reloadApplications = useReloadMyApplications();
  const appliedAt = useAppliedAt(job.id);
  // Loaded before the form opens, to avoid layout shifts.
  useApplicationStart(job.id);
  const applying = useApplying(isOnBoard(job.status) && !job.external, appliedAt !== undefined);
  const apply = useApplyGate({ job, onOpen: applying.open, onRefused: showError });

  const sent = () => {
    forgetApplication();
    applying.close();
    showSuccess(t('applicationSubmittedSuccessfully'));
    void reloadApplications();
  };
  const failed = (text: string, error: unknown) => {
    showError(text);
    if (!isApiError(error)) return;
    // The session has ended: the next sign-in returns to the letter.
    if (error.status === 401) rememberApplication({ jobId: job.id, title: job.title });
    // A concurrent change: the job was closed, its questions changed, or another tab has applied.
    if (error.status !== 409 && !refusedAnswers(error)) return;
    void reloadJob();
    void reloadApplications();
  };
  return (
    <>
      {applying.isOpen ? (
        <ApplyView job={job} onBack={applying.close} onFailed={failed} onSent={sent} />
      ) : (
        <JobView
          job={job}
          appliedAt={appliedAt}
          onApply={apply}
          report={report}
          onCopied={() => showSuccess(t('jobLinkCopiedClipboard'))}
          onNotCopied={(link) => showInfo(t('copyLink', { link }))}
        />
      )}
      <MessageBanner message={message} />
    </>
  );
}

/**
 * The application form is its own history entry (?apply), so that Back leads to the job. It opens only while
 * applying is possible. If the job closes while the form is open, the letter stays visible. Someone who has applied
 * sees that instead.
 */
function useApplying(isActive: boolean, hasApplied: boolean) {
  const { user } = useSession();
  const view = useViewInAddress('apply');
  const isAsked = view.isAsked && user?.account_type === 'job_seeker';
  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = isAsked && !hasApplied && (isActive || wasOpen);
  if (isOpen !== wasOpen) setWasOpen(isOpen);

  const shown = useRef(isOpen);
  useEffect(() => {
    if (shown.current === isOpen) return;
    shown.current = isOpen;
    globalThis.scrollTo?.(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [isOpen]);

  return { ...view, isOpen };
}

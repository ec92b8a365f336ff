import { jobPage } from '@commons/contracts/front-ends/page-addresses';
import type { Job } from '@commons/contracts/jobs/jobs';
import { MessageBanner } from '@commons/ui/messages/banner';
import { useTimedMessage } from '@commons/ui/messages/use-timed-message';
import { t } from '@commons/ui/text/texts';
import { errorMessage, isGone } from '@commons/web-kit/api/api-error';
import { usePageTitle } from '@commons/web-kit/page/page-title';
import { Pane, PaneActions, PaneBody, PaneNotShown } from '@commons/web-kit/pane/pane';
import { PaneSkeleton } from '@commons/web-kit/pane/pane-skeleton';
import { useNavigate } from '@commons/web-kit/router';
import { CompanyCard } from '../../company.card';
import { useJob } from '../../job.api';
import { SaveJobButton } from '../../save-job-button';
import { ApplyButton } from '../apply/apply-button';
import { useAppliedAt, useApplyGate } from '../apply/use-apply-gate';
import { JobNotice } from '../job-notice';
import { titleOfJobPage } from '../job-page-title';
import { JobTexts } from '../job-texts';
import { JobPaneHeader } from './job-pane-header';

interface JobPaneProps {
  readonly jobId: string;
  readonly onClose: () => void;
}

/** A job next to the list, with the apply button. Further actions are on its own page. */
export default function JobPane({ jobId, onClose }: JobPaneProps) {
  const { data: job, error, refetch } = useJob(jobId);
  return (
    <Pane closeLabel={t('closeJob')} onClose={onClose}>
      {job && !isGone(error) ? (
        <Shown job={job} />
      ) : error ? (
        <PaneNotShown
          error={error}
          failed={{
            title: t('jobCouldNotBeLoaded'),
            text: errorMessage(error, t('failedLoadJobDetailsPlease')),
          }}
          gone={{ title: t('jobNotFound'), text: t('jobYoureLookingDoesntExist') }}
          illustration="no-jobs"
          onClose={onClose}
          retry={() => void refetch()}
        />
      ) : (
        <PaneSkeleton />
      )}
    </Pane>
  );
}

function Shown({ job }: { readonly job: Job }) {
  usePageTitle(titleOfJobPage(job));
  const navigate = useNavigate();
  const { message, showError } = useTimedMessage();
  const appliedAt = useAppliedAt(job.id);
  const page = jobPage(job.id);
  const apply = useApplyGate({
    job,
    onOpen: () => navigate(`${page}?apply`),
    onRefused: showError,
  });
  return (
    <>
      <JobPaneHeader job={job} page={page} />
      <PaneActions page={page}>
        <ApplyButton {...{ job, appliedAt }} label={t('applyNow')} onApply={apply} />
        <SaveJobButton job={job} size="medium" />
      </PaneActions>
      <PaneBody>
        <JobNotice appliedAt={appliedAt} job={job} />
        <JobTexts job={job} level={3} />
        <CompanyCard job={job} level={3} />
      </PaneBody>
      <MessageBanner message={message} />
    </>
  );
}

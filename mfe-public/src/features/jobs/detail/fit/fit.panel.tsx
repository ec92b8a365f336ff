import type { JobFit } from '@commons/contracts/jobs/job-fit';
import { Button } from '@commons/ui/controls/button';
import { Stack } from '@commons/ui/layout/page';
import { Spinner } from '@commons/ui/loading/spinner';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useSession } from '@commons/web-kit/app-context';
import { useState } from 'react';
import { useOwnFit } from './fit.api';
import { FitForm } from './fit.form';
import { FitResult } from './fit.result';

/** Compares a job seeker's stored résumé, or one that any visitor sends. */
export default function FitPanel({ jobId }: { readonly jobId: string }) {
  const { user } = useSession();
  const [sent, setSent] = useState<JobFit>();
  const [asks, setAsks] = useState(user?.account_type !== 'job_seeker');
  const own = useOwnFit(jobId, !asks);
  if (sent) return <FitResult fit={sent} onAnother={() => setSent(undefined)} />;
  if (!asks && own.isLoading) return <Spinner room="panel" />;
  if (!asks && own.data) return <FitResult fit={own.data} onAnother={() => setAsks(true)} />;
  return (
    <Stack gap={4}>
      {!asks && own.error && (
        <Banner tone="warning">
          {errorMessage(own.error, t('storedResumeCouldNotBe'))}{' '}
          <Button size="small" variant="quiet" onClick={() => void own.refetch()}>
            {t('tryAgain')}
          </Button>
        </Banner>
      )}
      <FitForm jobId={jobId} onCompared={setSent} />
    </Stack>
  );
}

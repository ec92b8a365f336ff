import type { MyOpenJob } from '@commons/contracts/jobs';
import { jobDaysActive } from '@commons/contracts/lifecycles/job-life';
import { Banner } from '@commons/ui/banner';
import { Button, ButtonLink } from '@commons/ui/button';
import { Day } from '@commons/ui/day';
import { Dialog } from '@commons/ui/dialog';
import { Stack } from '@commons/ui/page';
import { errorMessage } from '@commons/web-kit/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation, useQueryClient } from '@commons/web-kit/query';
import { Link } from '@commons/web-kit/router';

interface SameJobDialogProps {
  readonly job: MyOpenJob;
  readonly onBack: () => void;
  readonly onPost: () => void;
  readonly onRenewed: () => void;
}

/** Points out that the same job is open already: edit it, renew it, or post another. */
export function SameJobDialog({ job, onBack, onPost, onRenewed }: SameJobDialogProps) {
  const renew = useRenewal(job.id);
  if (renew.isSuccess) {
    const done = (
      <Button data-autofocus onClick={onRenewed} variant="primary">
        Done
      </Button>
    );
    return (
      <Dialog footer={done} onClose={onRenewed} open title="Your job is renewed" width="narrow">
        <p>
          “{job.title}” is on the board for another {jobDaysActive} days.
        </p>
      </Dialog>
    );
  }
  const place = [job.location_city, job.location_state].filter(Boolean).join(', ');
  const footer = (
    <>
      <Button disabled={renew.isPending} onClick={onPost}>
        Post another
      </Button>
      <Button busy={renew.isPending} onClick={() => renew.mutate()}>
        Renew it
      </Button>
      <ButtonLink
        as={Link}
        data-autofocus
        onClick={onBack}
        to={`/employer-dashboard?tab=jobs&edit=${job.id}`}
        variant="primary"
      >
        Edit it
      </ButtonLink>
    </>
  );
  return (
    <Dialog footer={footer} onClose={onBack} open title="You already have this job open">
      <Stack gap={3}>
        <p>
          “{job.title}”{place && ` in ${place}`}, posted <Day iso={job.created_at} />, is on the
          board until <Day iso={job.expires_at} />.
        </p>
        <p>
          You can change it, renew it for {jobDaysActive} days, or post another one beside it. What
          you typed here is kept.
        </p>
        {renew.error && (
          <Banner tone="error">{errorMessage(renew.error, 'Failed to renew the job.')}</Banner>
        )}
      </Stack>
    </Dialog>
  );
}

function useRenewal(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api.json('PATCH /jobs/{id}/status', { params: { id }, body: { status: 'active' } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['/my-jobs'] }),
  });
}

import type { MyOpenJob } from '@commons/contracts/jobs/jobs';
import { jobDaysActive } from '@commons/contracts/lifecycles/job-life';
import { Button, ButtonLink } from '@commons/ui/controls/button';
import { Dialog } from '@commons/ui/dialogs/dialog';
import { Stack } from '@commons/ui/layout/page';
import { Banner } from '@commons/ui/messages/banner';
import { Day } from '@commons/ui/text/day';
import { rich, t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { Link } from '@commons/web-kit/router';
import { useRenewal } from './job-form.api';

interface SameJobDialogProps {
  readonly job: MyOpenJob;
  readonly onBack: () => void;
  readonly onPost: () => void;
  readonly onRenewed: () => void;
}

/** Warns that the same job is already open: edit it, renew it, or post another. */
export function SameJobDialog({ job, onBack, onPost, onRenewed }: SameJobDialogProps) {
  const renew = useRenewal(job.id);
  if (renew.isSuccess) {
    const done = (
      <Button data-autofocus onClick={onRenewed} variant="primary">
        {t('done')}
      </Button>
    );
    return (
      <Dialog footer={done} onClose={onRenewed} open title={t('jobRenewed')} width="narrow">
        <p>{t('titleBoardAnotherJobdaysactive', { title: job.title, jobDaysActive })}</p>
      </Dialog>
    );
  }
  const place = [job.location_city, job.location_state].filter(Boolean).join(', ');
  const footer = (
    <>
      <Button disabled={renew.isPending} onClick={onPost}>
        {t('postAnother')}
      </Button>
      <Button busy={renew.isPending} onClick={() => renew.mutate()}>
        {t('renewIt')}
      </Button>
      <ButtonLink
        as={Link}
        data-autofocus
        onClick={onBack}
        to={`/employer-dashboard?tab=jobs&edit=${job.id}`}
        variant="primary"
      >
        {t('editIt')}
      </ButtonLink>
    </>
  );
  return (
    <Dialog footer={footer} onClose={onBack} open title={t('alreadyHaveJobOpen')}>
      <Stack gap={3}>
        <p>
          {rich('jobOpen', {
            title: job.title,
            place: place && t('inPlace', { place }),
            posted: () => <Day iso={job.created_at} />,
            until: () => <Day iso={job.expires_at} />,
          })}
        </p>
        <p>{t('canChangeRenewJobdaysactive', { jobDaysActive })}</p>
        {renew.error && (
          <Banner tone="error">{errorMessage(renew.error, t('failedRenewJob'))}</Banner>
        )}
      </Stack>
    </Dialog>
  );
}

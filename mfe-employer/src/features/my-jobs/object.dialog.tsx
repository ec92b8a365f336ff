import { objectionInputLimits } from '@commons/contracts/field-limits';
import type { MyJob } from '@commons/contracts/jobs/jobs';
import { t, translate } from '@commons/ui/text/texts';
import { TextDialog } from '@commons/web-kit/forms/text.dialog';
import { useObjection } from './my-jobs.api';

interface ObjectDialogProps {
  readonly job: MyJob;
  readonly onClose: () => void;
  readonly onSuccess: (text: string) => void;
}

/** Asks an employer for an objection to the hiding of a job, and sends it to the operators. */
export function ObjectDialog({ job, onClose, onSuccess }: ObjectDialogProps) {
  const objection = useObjection(job.id);
  const send = async (text: string) => {
    const { detail } = await objection.mutateAsync(text);
    onSuccess(translate(detail));
    onClose();
  };
  return (
    <TextDialog
      action={t('send')}
      busyLabel={t('sending')}
      failed={t('objectionCouldNotSent')}
      help={t('operatorReadsBesideReports')}
      label={t('whyShouldShown')}
      limits={objectionInputLimits}
      missing={t('sayWhyJobShould')}
      name="text"
      onClose={onClose}
      onText={send}
      title={t('objectHiding')}
    >
      <p>
        {t('titleWasHiddenHiddenreason', {
          title: job.title,
          hiddenReason: job.hidden_reason ?? '',
        })}
      </p>
    </TextDialog>
  );
}

import { objectionInputLimits } from '@commons/contracts/field-limits';
import type { MyJob } from '@commons/contracts/jobs/jobs';
import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { Dialog } from '@commons/ui/dialog';
import { Stack } from '@commons/ui/page';
import { TextArea } from '@commons/ui/text-area';
import { t } from '@commons/ui/texts';
import { useForm } from '@commons/web-kit/use-form';
import { useId, useState } from 'react';
import { useObjection } from './my-jobs.api';

interface ObjectDialogProps {
  readonly job: MyJob;
  readonly onClose: () => void;
  readonly onSuccess: (text: string) => void;
}

/** Asks an employer for an objection to the hiding of a job, and sends it to the operators. */
export function ObjectDialog({ job, onClose, onSuccess }: ObjectDialogProps) {
  const formId = useId();
  const [text, setText] = useState('');
  const objection = useObjection(job.id);
  const { busy, failure, submit, field, clear } = useForm({
    values: { text },
    change: (part) => {
      setText(part.text ?? '');
      clear();
    },
    limits: objectionInputLimits,
    missing: { text: t('sayWhyJobShould') },
    failed: t('objectionCouldNotSent'),
    send: async () => {
      const { detail } = await objection.mutateAsync(text.trim());
      onSuccess(detail);
      onClose();
    },
  });
  const footer = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button busy={busy} busyLabel={t('sending')} form={formId} type="submit" variant="primary">
        {t('send')}
      </Button>
    </>
  );
  return (
    <Dialog
      footer={footer}
      keepOnOutsidePress={text !== ''}
      onClose={onClose}
      open
      title={t('objectHiding')}
      variant="sheet"
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          <p>
            {t('titleWasHiddenHiddenreason', {
              title: job.title,
              hiddenReason: job.hidden_reason ?? '',
            })}
          </p>
          <TextArea
            {...field('text')}
            data-autofocus
            help={t('operatorReadsBesideReports')}
            label={t('whyShouldShown')}
            required
            rows={4}
          />
          {failure && <Banner tone="error">{failure}</Banner>}
        </Stack>
      </form>
    </Dialog>
  );
}

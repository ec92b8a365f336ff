import { objectionInputLimits } from '@commons/contracts/field-limits';
import type { MyJob } from '@commons/contracts/jobs';
import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { Dialog } from '@commons/ui/dialog';
import { Stack } from '@commons/ui/page';
import { TextArea } from '@commons/ui/text-area';
import { t } from '@commons/ui/texts';
import { errorMessage } from '@commons/web-kit/api-error';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useObjection } from './my-jobs.api';

interface ObjectDialogProps {
  readonly job: MyJob;
  readonly onClose: () => void;
  readonly onSuccess: (text: string) => void;
}

/** Asks an employer for an objection to the hiding of a job, and sends it to the operators. */
export function ObjectDialog({ job, onClose, onSuccess }: ObjectDialogProps) {
  const formId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const send = useObjection(job.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    if (!text.trim()) {
      setMissing(true);
      field.current?.focus();
      return;
    }
    send.mutate(text.trim(), {
      onSuccess: ({ detail }) => {
        onSuccess(detail);
        onClose();
      },
    });
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button
        busy={send.isPending}
        busyLabel={t('sending')}
        form={formId}
        type="submit"
        variant="primary"
      >
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
            data-autofocus
            error={missing ? t('sayWhyJobShould') : undefined}
            help={t('operatorReadsBesideReports')}
            label={t('whyShouldShown')}
            maxLength={objectionInputLimits.text}
            onChange={(event) => {
              setText(event.target.value);
              setMissing(false);
            }}
            ref={field}
            required
            rows={4}
            value={text}
          />
          {send.error && (
            <Banner tone="error">{errorMessage(send.error, t('objectionCouldNotSent'))}</Banner>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

import { moderationDecisionLimits } from '@commons/contracts/field-limits';
import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { Dialog } from '@commons/ui/dialog';
import { Stack } from '@commons/ui/page';
import { TextArea } from '@commons/ui/text-area';
import { t } from '@commons/ui/texts';
import { errorMessage } from '@commons/web-kit/api-error';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';

interface ReasonDialogProps {
  /** 'Hide this review?' */
  readonly title: string;
  /** The consequences. */
  readonly children: ReactNode;
  /** Who will read the reason. */
  readonly help: string;
  /** Label of the confirm button. */
  readonly action: string;
  readonly danger?: boolean;
  /** Performs the action. The dialog shows a failure; the caller closes it after success. */
  readonly onReason: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the reason that every operator action needs (decision A62), then performs it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, children, help, action, danger, onReason, onClose } = props;
  const formId = useId();
  const { reason, type, missing, busy, failure, field, submit } = useReason(onReason);
  const footer = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button
        busy={busy}
        busyLabel={t('saving')}
        form={formId}
        type="submit"
        variant={danger ? 'danger' : 'primary'}
      >
        {action}
      </Button>
    </>
  );
  return (
    <Dialog
      footer={footer}
      keepOnOutsidePress={reason !== ''}
      onClose={onClose}
      open
      title={title}
      variant="sheet"
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          {children}
          <TextArea
            data-autofocus
            error={missing ? t('sayWhy') : undefined}
            help={help}
            label={t('reason2')}
            maxLength={moderationDecisionLimits.reason}
            onChange={(event) => type(event.target.value)}
            ref={field}
            required
            rows={4}
            value={reason}
          />
          {failure && <Banner tone="error">{failure}</Banner>}
        </Stack>
      </form>
    </Dialog>
  );
}

function useReason(onReason: (reason: string) => Promise<void>) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const type = (text: string) => {
    setReason(text);
    setMissing(false);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!reason.trim()) {
      setMissing(true);
      field.current?.focus();
      return;
    }
    setBusy(true);
    setFailure('');
    try {
      await onReason(reason.trim());
    } catch (error) {
      setFailure(errorMessage(error));
      setBusy(false);
    }
  };
  return { reason, type, missing, busy, failure, field, submit };
}

import { moderationDecisionLimits } from '@commons/contracts/field-limits';
import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { Dialog } from '@commons/ui/dialog';
import { Stack } from '@commons/ui/page';
import { TextArea } from '@commons/ui/text-area';
import { t } from '@commons/ui/texts';
import { useForm } from '@commons/web-kit/use-form';
import { type ReactNode, useId, useState } from 'react';

interface ReasonDialogProps {
  /** 'Hide this review?' */
  readonly title: string;
  /** The consequences. */
  readonly children: ReactNode;
  /** Readers of the reason. */
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
  const [reason, setReason] = useState('');
  const { busy, failure, submit, field, clear } = useForm({
    values: { reason },
    change: (part) => {
      setReason(part.reason ?? '');
      clear();
    },
    limits: moderationDecisionLimits,
    missing: { reason: t('sayWhy') },
    send: () => onReason(reason.trim()),
  });
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
            {...field('reason')}
            data-autofocus
            help={help}
            label={t('reason2')}
            required
            rows={4}
          />
          {failure && <Banner tone="error">{failure}</Banner>}
        </Stack>
      </form>
    </Dialog>
  );
}

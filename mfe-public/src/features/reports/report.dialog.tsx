import { reportInputLimits } from '@commons/contracts/field-limits';
import { type ReportReason, reportReasons } from '@commons/contracts/moderation/moderation-lists';
import { Button } from '@commons/ui/controls/button';
import { Dialog } from '@commons/ui/dialogs/dialog';
import { ChoiceGroup, RadioField } from '@commons/ui/forms/checkbox-field';
import { TextArea } from '@commons/ui/forms/text-area';
import { Stack } from '@commons/ui/layout/page';
import { Banner } from '@commons/ui/messages/banner';
import { t, translate } from '@commons/ui/text/texts';
import type { ApiCall } from '@commons/web-kit/api/api';
import { useApi } from '@commons/web-kit/app-context';
import { useForm } from '@commons/web-kit/forms/use-form';
import { useId, useState } from 'react';

type ReportName =
  | 'POST /jobs/{id}/report'
  | 'POST /business-directory/{id}/report'
  | 'POST /shared-profile/{token}/report'
  | 'POST /business-directory/{id}/reviews/{review_id}/report';

/** The operation that reports the subject, and the ids in its path. */
export type ReportTarget = {
  [Name in ReportName]: { readonly name: Name } & Pick<ApiCall<Name>, 'params'>;
}[ReportName];

interface ReportDialogProps {
  readonly target: ReportTarget;
  readonly noun: string;
  readonly onClose: () => void;
}

const reasons = Object.entries(reportReasons) as [ReportReason, string][];

/** Asks what is wrong, sends it, and shows the server's thanks. */
export function ReportDialog({ target, noun, onClose }: ReportDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState<ReportReason>();
  const [note, setNote] = useState('');
  /** From the server, once the report is stored. */
  const [thanks, setThanks] = useState<string>();
  const api = useApi();
  const { busy, errors, failure, submit } = useForm({
    check: () => (reason ? undefined : { reason: t('chooseWhatWrong') }),
    send: async () => {
      if (!reason) return;
      const body = { reason, ...(note.trim() && { note: note.trim() }) };
      const answer = await api.json(target.name, { ...target, body });
      setThanks(translate(answer.detail));
    },
  });
  const footer =
    thanks === undefined ? (
      <>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button busy={busy} busyLabel={t('sending')} form={formId} type="submit" variant="primary">
          {t('sendReport')}
        </Button>
      </>
    ) : (
      <Button data-autofocus onClick={onClose} variant="primary">
        {t('done')}
      </Button>
    );
  return (
    <Dialog
      footer={footer}
      keepOnOutsidePress={note !== ''}
      onClose={onClose}
      open
      title={t('report', { noun })}
      variant="sheet"
    >
      {thanks === undefined ? (
        <form id={formId} noValidate onSubmit={submit}>
          <Stack>
            <ChoiceGroup error={reason ? undefined : errors.reason} legend={t('whatWrong')}>
              {reasons.map(([value, text]) => (
                <RadioField
                  checked={reason === value}
                  key={value}
                  label={translate(text)}
                  name="reason"
                  onChange={() => setReason(value)}
                />
              ))}
            </ChoiceGroup>
            <TextArea
              label={t('whatShouldKnow')}
              maxLength={reportInputLimits.note}
              onChange={(event) => setNote(event.target.value)}
              optional
              rows={4}
              value={note}
            />
            {failure && <Banner tone="error">{failure}</Banner>}
          </Stack>
        </form>
      ) : (
        <Banner tone="success">{thanks}</Banner>
      )}
    </Dialog>
  );
}

import { reportInputLimits } from '@commons/contracts/field-limits';
import type { ReportInput } from '@commons/contracts/moderation';
import { type ReportReason, reportReasons } from '@commons/contracts/moderation-lists';
import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { ChoiceGroup, RadioField } from '@commons/ui/checkbox-field';
import { Dialog } from '@commons/ui/dialog';
import { Stack } from '@commons/ui/page';
import { TextArea } from '@commons/ui/text-area';
import { say, t } from '@commons/ui/texts';
import type { ApiCall } from '@commons/web-kit/api';
import { errorMessage } from '@commons/web-kit/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { type FormEvent, useId, useState } from 'react';

type ReportName =
  | 'POST /jobs/{id}/report'
  | 'POST /business-directory/{id}/report'
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

// The pressed button is gone by then. Without this, the focus would leave the dialog.
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

const reasons = Object.entries(reportReasons) as [ReportReason, string][];

/** Asks what is wrong, sends it, and shows the server's thanks. */
export function ReportDialog({ target, noun, onClose }: ReportDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState<ReportReason>();
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const { state, send } = useReport(target);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(!reason);
    if (!reason) event.currentTarget.querySelector('input')?.focus();
    if (reason) void send({ reason, ...(note.trim() && { note: note.trim() }) });
  };
  const footer =
    state.thanks === undefined ? (
      <>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          busy={state.busy}
          busyLabel={t('sending')}
          form={formId}
          type="submit"
          variant="primary"
        >
          {t('sendReport')}
        </Button>
      </>
    ) : (
      <Button onClick={onClose} ref={takeFocus} variant="primary">
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
      {state.thanks === undefined ? (
        <form id={formId} onSubmit={submit}>
          <Stack>
            <ChoiceGroup
              error={missing && !reason ? t('chooseWhatWrong') : undefined}
              legend={t('whatWrong')}
            >
              {reasons.map(([value, text]) => (
                <RadioField
                  checked={reason === value}
                  key={value}
                  label={say(text)}
                  name={`${formId}-reason`}
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
            {state.failure && <Banner tone="error">{state.failure}</Banner>}
          </Stack>
        </form>
      ) : (
        <Banner tone="success">{state.thanks}</Banner>
      )}
    </Dialog>
  );
}

interface ReportState {
  readonly busy: boolean;
  readonly failure?: string;
  /** From the server, once the report is stored. */
  readonly thanks?: string;
}

function useReport(target: ReportTarget) {
  const api = useApi();
  const [state, setState] = useState<ReportState>({ busy: false });
  const send = async (body: ReportInput) => {
    setState({ busy: true });
    try {
      const answer = await api.json(target.name, { ...target, body });
      setState({ busy: false, thanks: say(answer.detail) });
    } catch (error) {
      setState({ busy: false, failure: errorMessage(error) });
    }
  };
  return { state, send };
}

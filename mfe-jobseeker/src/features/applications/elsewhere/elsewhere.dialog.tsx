import type { ApplicationElsewhere } from '@commons/contracts/applications/applications-elsewhere';
import {
  type ElsewhereStatus,
  elsewhereLimits,
} from '@commons/contracts/applications/elsewhere-lists';
import { Button } from '@commons/ui/controls/button';
import { Dialog } from '@commons/ui/dialogs/dialog';
import { SelectField } from '@commons/ui/forms/select-field';
import { TextArea } from '@commons/ui/forms/text-area';
import { TextField } from '@commons/ui/forms/text-field';
import { Stack } from '@commons/ui/layout/page';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { useDraft } from '@commons/web-kit/forms/draft';
import { useForm } from '@commons/web-kit/forms/use-form';
import { useId } from 'react';
import { useSaveElsewhere } from './elsewhere.api';
import { elsewhereChoices } from './elsewhere-words';

interface ElsewhereDialogProps {
  /** Absent for a new one. */
  readonly entry?: ApplicationElsewhere | undefined;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const missing = {
  job_title: t('enterJobTitle'),
  company_name: t('enterCompany'),
  applied_on: t('chooseDay'),
};

/** Today in the reader's time zone: '2026-11-23'. */
const today = () => new Date().toLocaleDateString('en-CA');

interface Values {
  readonly job_title: string;
  readonly company_name: string;
  readonly link: string;
  readonly applied_on: string;
  readonly status: ElsewhereStatus;
  readonly note: string;
}

const valuesOf = (entry: ApplicationElsewhere | undefined): Values => ({
  job_title: entry?.job_title ?? '',
  company_name: entry?.company_name ?? '',
  link: entry?.link ?? '',
  applied_on: entry?.applied_on ?? today(),
  status: entry?.status ?? 'applied',
  note: entry?.note ?? '',
});

const unchanged: Partial<Values> = {};

/** Adds or edits an application made elsewhere. What was typed stays until it is saved or cancelled. */
export function ElsewhereDialog({ entry, onClose, onSaved }: ElsewhereDialogProps) {
  const formId = useId();
  const save = useSaveElsewhere();
  const stored = valuesOf(entry);
  // Only what was changed: the status may be moved on the card meanwhile.
  const [draft, change, forget] = useDraft(`elsewhere:${entry?.id ?? 'new'}`, unchanged, stored);
  const values = { ...stored, ...draft };
  const { busy, failure, submit, field } = useForm<Values>({
    values,
    change,
    limits: elsewhereLimits,
    missing,
    failed: t('failedSaveApplication'),
    send: async () => {
      await save.mutateAsync({ id: entry?.id, body: values });
      forget();
      onSaved();
    },
  });
  const cancel = () => {
    forget();
    onClose();
  };
  return (
    <Dialog
      footer={
        <>
          <Button disabled={busy} onClick={cancel}>
            {t('cancel')}
          </Button>
          <Button busy={busy} busyLabel={t('saving')} form={formId} type="submit" variant="primary">
            {t('save')}
          </Button>
        </>
      }
      keepOnOutsidePress
      onClose={() => {
        if (!busy) onClose();
      }}
      open
      title={entry ? t('editApplication') : t('addApplicationMadeElsewhere')}
      width="narrow"
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={4}>
          <TextField data-autofocus {...field('job_title')} label={t('jobTitle')} required />
          <TextField {...field('company_name')} label={t('company')} required />
          <TextField
            {...field('link')}
            inputMode="url"
            label={t('linkJob')}
            optional
            placeholder="https://"
          />
          <TextField {...field('applied_on')} label={t('appliedOn')} required type="date" />
          <SelectField {...field('status')} label={t('status')} options={elsewhereChoices} />
          <TextArea {...field('note')} label={t('note')} optional rows={3} />
          {failure && <Banner tone="error">{failure}</Banner>}
        </Stack>
      </form>
    </Dialog>
  );
}

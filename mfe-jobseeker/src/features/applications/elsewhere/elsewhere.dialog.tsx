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

/** Adds or edits an application made elsewhere. */
export function ElsewhereDialog({ entry, onClose, onSaved }: ElsewhereDialogProps) {
  const formId = useId();
  const save = useSaveElsewhere();
  const { busy, failure, submit, field } = useForm({
    limits: elsewhereLimits,
    missing,
    failed: t('failedSaveApplication'),
    send: async (read) => {
      const body = {
        job_title: read('job_title'),
        company_name: read('company_name'),
        link: read('link'),
        applied_on: read('applied_on'),
        status: read('status') as ElsewhereStatus,
        note: read('note'),
      };
      await save.mutateAsync({ id: entry?.id, body });
      onSaved();
    },
  });
  const text = (name: keyof typeof elsewhereLimits) => ({
    ...field(name),
    defaultValue: entry?.[name],
  });
  return (
    <Dialog
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={busy} busyLabel={t('saving')} form={formId} type="submit" variant="primary">
            {t('save')}
          </Button>
        </>
      }
      keepOnOutsidePress
      onClose={onClose}
      open
      title={entry ? t('editApplication') : t('addApplicationMadeElsewhere')}
      width="narrow"
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={4}>
          <TextField data-autofocus {...text('job_title')} label={t('jobTitle')} required />
          <TextField {...text('company_name')} label={t('company')} required />
          <TextField
            {...text('link')}
            inputMode="url"
            label={t('linkJob')}
            optional
            placeholder="https://"
          />
          <TextField
            {...field('applied_on')}
            defaultValue={entry?.applied_on ?? today()}
            label={t('appliedOn')}
            required
            type="date"
          />
          <SelectField
            defaultValue={entry?.status ?? 'applied'}
            label={t('status')}
            name="status"
            options={elsewhereChoices}
          />
          <TextArea {...text('note')} label={t('note')} optional rows={3} />
          {failure && <Banner tone="error">{failure}</Banner>}
        </Stack>
      </form>
    </Dialog>
  );
}

import type { ApplicationElsewhere } from '@commons/contracts/applications-elsewhere';
import { type ElsewhereStatus, elsewhereLimits } from '@commons/contracts/elsewhere-lists';
import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { Dialog } from '@commons/ui/dialog';
import { Stack } from '@commons/ui/page';
import { SelectField } from '@commons/ui/select-field';
import { TextArea } from '@commons/ui/text-area';
import { TextField } from '@commons/ui/text-field';
import { t } from '@commons/ui/texts';
import { useCheckedForm } from '@commons/web-kit/checked-form';
import { typed } from '@commons/web-kit/form-check';
import { useId } from 'react';
import { useSaveElsewhere } from './elsewhere.api';
import { elsewhereChoices } from './elsewhere-words';

interface ElsewhereDialogProps {
  /** Absent: a new one. */
  readonly entry?: ApplicationElsewhere | undefined;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const missing = {
  job_title: t('enterJobTitle'),
  company_name: t('enterCompany'),
  link: '',
  applied_on: t('chooseDay'),
  note: '',
};

/** Today on the reader's clock: '2026-11-23'. */
const today = () => new Date().toLocaleDateString('en-CA');

/** Notes an application made elsewhere, or changes what was noted. */
export function ElsewhereDialog({ entry, onClose, onSaved }: ElsewhereDialogProps) {
  const formId = useId();
  const save = useSaveElsewhere();
  const { busy, errors, failure, submit } = useCheckedForm({
    missing,
    failed: t('failedSaveApplication'),
    send: async (form) => {
      const body = {
        job_title: typed(form, 'job_title'),
        company_name: typed(form, 'company_name'),
        link: typed(form, 'link'),
        applied_on: typed(form, 'applied_on'),
        status: typed(form, 'status') as ElsewhereStatus,
        note: typed(form, 'note'),
      };
      await save.mutateAsync({ id: entry?.id, body });
      onSaved();
    },
  });
  const field = (name: keyof typeof elsewhereLimits) => ({
    name,
    defaultValue: entry?.[name],
    error: errors[name],
    maxLength: elsewhereLimits[name],
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
          <TextField data-autofocus {...field('job_title')} label={t('jobTitle')} required />
          <TextField {...field('company_name')} label={t('company')} required />
          <TextField
            {...field('link')}
            inputMode="url"
            label={t('linkJob')}
            optional
            placeholder="https://"
          />
          <TextField
            defaultValue={entry?.applied_on ?? today()}
            error={errors.applied_on}
            label={t('appliedOn')}
            name="applied_on"
            required
            type="date"
          />
          <SelectField
            defaultValue={entry?.status ?? 'applied'}
            label={t('status')}
            name="status"
            options={elsewhereChoices}
          />
          <TextArea {...field('note')} label={t('note')} optional rows={3} />
          {failure && <Banner tone="error">{failure}</Banner>}
        </Stack>
      </form>
    </Dialog>
  );
}

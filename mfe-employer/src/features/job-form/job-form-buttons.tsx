import { Button } from '@commons/ui/controls/button';
import { ignoreDoubleClick, StepButtons } from '@commons/ui/forms/step-buttons';
import { t } from '@commons/ui/text/texts';

interface JobFormButtonsProps {
  readonly step: number;
  readonly steps: number;
  readonly posting: boolean;
  readonly saving: boolean;
  /** An existing job is edited, so there is nothing to post. */
  readonly editing: boolean;
  /** Undefined where drafts are not possible. */
  readonly onSaveDraft: (() => void) | undefined;
  readonly onPrevious: () => void;
  readonly onCancel: () => void;
}

/** Cancel, Save as Draft, Previous, and Next Step or Post Job. The last two submit the form. */
export function JobFormButtons({
  step,
  steps,
  posting,
  saving,
  editing,
  onSaveDraft,
  onPrevious,
  onCancel,
}: JobFormButtonsProps) {
  const isLast = step === steps - 1;
  const busy = posting || saving;
  return (
    <StepButtons busy={busy} onCancel={onCancel}>
      {onSaveDraft && (
        <Button
          variant="quiet"
          disabled={posting}
          busy={saving}
          busyLabel={t('saving')}
          onClick={onSaveDraft}
        >
          {t('saveAsDraft')}
        </Button>
      )}
      {step > 0 && (
        <Button disabled={busy} onClick={onPrevious}>
          {t('previous')}
        </Button>
      )}
      <Button
        type="submit"
        variant="primary"
        disabled={saving}
        busy={posting}
        busyLabel={editing ? t('saving') : t('postingJob')}
        onClick={ignoreDoubleClick}
      >
        {isLast ? (editing ? t('saveChanges') : t('postJob')) : t('nextStep')}
      </Button>
    </StepButtons>
  );
}

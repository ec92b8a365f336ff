import { Button } from '@commons/ui/button';
import { notTwice, StepButtons } from '@commons/ui/step-buttons';

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
          busyLabel="Saving..."
          onClick={onSaveDraft}
        >
          Save as Draft
        </Button>
      )}
      {step > 0 && (
        <Button disabled={busy} onClick={onPrevious}>
          Previous
        </Button>
      )}
      <Button
        type="submit"
        variant="primary"
        disabled={saving}
        busy={posting}
        busyLabel={editing ? 'Saving...' : 'Posting Job...'}
        onClick={notTwice}
      >
        {isLast ? (editing ? 'Save Changes' : 'Post Job') : 'Next Step'}
      </Button>
    </StepButtons>
  );
}

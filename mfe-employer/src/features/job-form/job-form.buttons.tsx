import { Button } from '@commons/ui/button';
import styles from './job.form.module.css';

interface JobFormButtonsProps {
  readonly step: number;
  readonly steps: number;
  readonly posting: boolean;
  readonly saving: boolean;
  /** A posted job is changed: there is nothing to post. */
  readonly editing: boolean;
  /** Absent where nothing can be kept as a draft. */
  readonly onSaveDraft: (() => void) | undefined;
  readonly onPrevious: () => void;
  readonly onCancel: () => void;
}

/** Cancel, Save as Draft, Previous, and Next Step or Post Job, which submit the form. */
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
    <div className={styles.buttons}>
      <Button className={styles.cancel} variant="quiet" disabled={busy} onClick={onCancel}>
        Cancel
      </Button>
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
        // The second click of a double click on Next Step would land on Post Job, which takes its place.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
      >
        {isLast ? (editing ? 'Save Changes' : 'Post Job') : 'Next Step'}
      </Button>
    </div>
  );
}

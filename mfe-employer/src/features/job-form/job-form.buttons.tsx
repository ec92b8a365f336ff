import { Button } from '@commons/ui/button';
import styles from './job.form.module.css';

interface JobFormButtonsProps {
  readonly step: number;
  readonly steps: number;
  readonly posting: boolean;
  readonly editing: boolean;
  readonly onPrevious: () => void;
  readonly onCancel: () => void;
}

/** Cancel, Previous, and Next Step or Post Job, which submit the form. */
export function JobFormButtons({
  step,
  steps,
  posting,
  editing,
  onPrevious,
  onCancel,
}: JobFormButtonsProps) {
  const isLast = step === steps - 1;
  return (
    <div className={styles.buttons}>
      <Button className={styles.cancel} variant="quiet" disabled={posting} onClick={onCancel}>
        Cancel
      </Button>
      {step > 0 && (
        <Button disabled={posting} onClick={onPrevious}>
          Previous
        </Button>
      )}
      <Button
        type="submit"
        variant="primary"
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

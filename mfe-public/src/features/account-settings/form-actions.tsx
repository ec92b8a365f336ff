import { Button } from '@commons/ui/button';
import { Row } from '@commons/ui/page';

interface FormActionsProps {
  readonly save: string;
  readonly busy: boolean;
  readonly busyLabel?: string;
  /** True while something was changed and not saved, maybe in an earlier visit: then it can be undone. */
  readonly isChanged?: boolean;
  readonly onUndo?: () => void;
}

/** The foot of a form: save, and undo what was not saved. */
export function FormActions({
  save,
  busy,
  busyLabel = 'Saving...',
  isChanged,
  onUndo,
}: FormActionsProps) {
  return (
    <Row>
      <Button type="submit" variant="primary" busy={busy} busyLabel={busyLabel}>
        {save}
      </Button>
      {isChanged && onUndo && (
        <Button
          variant="quiet"
          disabled={busy}
          onClick={({ currentTarget }) => {
            // This button goes; the keyboard goes on from its neighbour.
            currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
            onUndo();
          }}
        >
          Undo changes
        </Button>
      )}
    </Row>
  );
}

import { Button } from '@commons/ui/controls/button';
import { Row } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';

interface FormActionsProps {
  readonly save: string;
  readonly busy: boolean;
  readonly busyLabel?: string;
  /** True while there are unsaved changes, possibly from an earlier visit. They can then be undone. */
  readonly isChanged?: boolean;
  readonly onUndo?: () => void;
}

/** Footer of a form: save, and undo unsaved changes. */
export function FormActions({
  save,
  busy,
  busyLabel = t('saving'),
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
            // This button disappears, so the focus moves to its neighbour.
            currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
            onUndo();
          }}
        >
          {t('undoChanges')}
        </Button>
      )}
    </Row>
  );
}

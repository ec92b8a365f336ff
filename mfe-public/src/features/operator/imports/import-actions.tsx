import type { ImportRun } from '@commons/contracts/imports/import-runs';
import { Button } from '@commons/ui/controls/button';
import { Row, Stack } from '@commons/ui/layout/page';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useAct } from '@commons/web-kit/forms/use-act';
import { useState } from 'react';
import { ReasonDialog } from '../parts/reason.dialog';
import type { Done } from '../parts/use-done';
import { type ImportKind, startImport, undoImport, useShowImport } from './imports.api';
import { useDrop } from './use-drop';

interface ImportActionsProps {
  readonly kind: ImportKind;
  readonly run: ImportRun;
  readonly done: Done;
  readonly onColumns: () => void;
  readonly onDropped: () => void;
}

/** Actions on an import in its current state. */
export function ImportActions(props: ImportActionsProps) {
  if (props.run.state === 'checked') return <CheckedActions {...props} />;
  if (props.run.state === 'done') return <UndoAction {...props} />;
  return null;
}

function CheckedActions({ kind, run, onColumns, onDropped }: ImportActionsProps) {
  const api = useApi();
  const show = useShowImport(kind);
  const drop = useDrop(kind, run.id, onDropped);
  const { busy, failure, act } = useAct({ failed: t('importStartFailed') });
  const written = run.counts.new + run.counts.changed + run.counts.double;
  const start = () => act(async () => show(await startImport(api, kind, run.id)));
  return (
    <Stack>
      {written === 0 && <p>{t('importNothingToDo')}</p>}
      {(failure || drop.failure) && <Banner tone="error">{failure || drop.failure}</Banner>}
      <Row>
        {written > 0 && (
          <Button
            busy={busy}
            busyLabel={t('importStarting')}
            onClick={() => void start()}
            variant="primary"
          >
            {t('importStart', { rows: written })}
          </Button>
        )}
        <Button onClick={onColumns}>{t('importChangeColumns')}</Button>
        <Button busy={drop.busy} onClick={drop.drop}>
          {t('importDrop')}
        </Button>
      </Row>
    </Stack>
  );
}

function UndoAction({ kind, run }: ImportActionsProps) {
  const api = useApi();
  const show = useShowImport(kind);
  const [asks, setAsks] = useState(false);
  const undo = async (reason: string) => {
    await show(await undoImport(api, kind, run.id, reason));
    setAsks(false);
  };
  return (
    <div>
      <Button onClick={() => setAsks(true)}>{t('importUndo')}</Button>
      {asks && (
        <ReasonDialog
          action={t('importUndo')}
          danger
          help={t('importUndoReason')}
          onClose={() => setAsks(false)}
          onReason={undo}
          title={t('importUndoTitle', { name: run.file_name })}
        >
          <p>{t('importUndoText')}</p>
        </ReasonDialog>
      )}
    </div>
  );
}

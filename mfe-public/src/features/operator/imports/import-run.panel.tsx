import type { ImportRun } from '@commons/contracts/imports/import-runs';
import { Badge } from '@commons/ui/controls/badge';
import { Button } from '@commons/ui/controls/button';
import { Row, Stack } from '@commons/ui/layout/page';
import { Spinner } from '@commons/ui/loading/spinner';
import { Banner } from '@commons/ui/messages/banner';
import { locale, t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useState } from 'react';
import operatorStyles from '../parts/operator.module.css';
import type { Done } from '../parts/use-done';
import { When } from '../parts/when';
import { ColumnsForm } from './columns.form';
import { ImportOutcomePanel } from './import-outcome.panel';
import { stateWords } from './import-words';
import { type ImportKind, useImport } from './imports.api';
import styles from './imports.module.css';

interface ImportRunPanelProps {
  readonly kind: ImportKind;
  readonly id: string;
  readonly done: Done;
  readonly onClose: () => void;
}

/** One import: columns, preview and result. */
export function ImportRunPanel({ kind, id, done, onClose }: ImportRunPanelProps) {
  const { data: run, error, refetch } = useImport(kind, id);
  const back = (
    <div>
      <Button onClick={onClose} size="small">
        {t('importAll')}
      </Button>
    </div>
  );
  if (!run) {
    const again = (
      <Button onClick={() => void refetch()} size="small">
        {t('tryAgain')}
      </Button>
    );
    return (
      <Stack>
        {back}
        {error ? (
          <Banner action={again} tone="error">
            {errorMessage(error, t('importsNotLoaded'))}
          </Banner>
        ) : (
          <Spinner label={t('importsLoading')} />
        )}
      </Stack>
    );
  }
  return (
    <Stack gap={6}>
      {back}
      <ImportHead run={run} />
      <ImportStep done={done} kind={kind} onClose={onClose} run={run} />
    </Stack>
  );
}

const delimiterNames: Readonly<Record<string, string>> = {
  ',': t('importComma'),
  ';': t('importSemicolon'),
  '\t': t('importTab'),
  '|': t('importPipe'),
};

function ImportHead({ run }: { readonly run: ImportRun }) {
  const { text, tone } = stateWords[run.state];
  return (
    <Stack gap={1}>
      <Row>
        <h2 className={styles.file}>{run.file_name}</h2>
        <Badge dot tone={tone}>
          {text}
        </Badge>
      </Row>
      <p className={operatorStyles.soft}>
        {t('importFileFacts', {
          rows: run.rows,
          delimiter: delimiterNames[run.delimiter] ?? run.delimiter,
          encoding: run.encoding.toUpperCase(),
        })}
      </p>
      <p className={operatorStyles.soft}>
        {run.operator_name} · <When iso={run.created_at} />
      </p>
    </Stack>
  );
}

interface ImportStepProps {
  readonly kind: ImportKind;
  readonly run: ImportRun;
  readonly done: Done;
  readonly onClose: () => void;
}

function ImportStep({ kind, run, done, onClose }: ImportStepProps) {
  const [edits, setEdits] = useState(false);
  const { state } = run;
  if (state === 'mapping' || (state === 'checked' && edits)) {
    const stop = () => setEdits(false);
    return <ColumnsForm kind={kind} onChecked={stop} onDropped={onClose} run={run} />;
  }
  if (state === 'checking' || state === 'running' || state === 'undoing') {
    return <ImportProgress run={run} />;
  }
  return (
    <ImportOutcomePanel
      done={done}
      kind={kind}
      onColumns={() => setEdits(true)}
      onDropped={onClose}
      run={run}
    />
  );
}

/** Progress of the worker, which continues when the page is closed. */
function ImportProgress({ run }: { readonly run: ImportRun }) {
  const { rows, rows_done, state } = run;
  const text = {
    checking: t('importCheckingText'),
    running: t('importRunningText'),
    undoing: t('importUndoingText'),
  }[state as 'checking'];
  const far = t('importFar', {
    done: rows_done.toLocaleString(locale),
    rows: rows.toLocaleString(locale),
  });
  return (
    <div className={styles.progress}>
      <p role="status">{text}</p>
      <progress aria-label={text} max={Math.max(rows, 1)} value={rows_done} />
      <p className={operatorStyles.soft}>{far}</p>
      <p className={operatorStyles.soft}>{t('importMayLeave')}</p>
    </div>
  );
}

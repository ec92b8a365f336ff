import {
  businessImportFields,
  type ImportField,
  jobImportFields,
  neededImportFields,
} from '@commons/contracts/imports/import-run-lists';
import type { ImportMapping, ImportRun } from '@commons/contracts/imports/import-runs';
import { Button } from '@commons/ui/controls/button';
import { SelectField } from '@commons/ui/forms/select-field';
import { Row, Section, Stack } from '@commons/ui/layout/page';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useForm } from '@commons/web-kit/forms/use-form';
import { useState } from 'react';
import operatorStyles from '../parts/operator.module.css';
import { importFieldHelps, importFieldLabels } from './import-words';
import { checkImport, type ImportKind, useShowImport } from './imports.api';
import styles from './imports.module.css';
import { useDrop } from './use-drop';

const fieldsOf: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  businesses: businessImportFields,
  jobs: jobImportFields,
};

interface ColumnsFormProps {
  readonly kind: ImportKind;
  readonly run: ImportRun;
  readonly onChecked: () => void;
  readonly onDropped: () => void;
}

/** Maps the file's columns to fields, with a proposal from the headings. */
export function ColumnsForm({ kind, run, onChecked, onDropped }: ColumnsFormProps) {
  const api = useApi();
  const show = useShowImport(kind);
  const drop = useDrop(kind, run.id, onDropped);
  const [mapping, setMapping] = useState<ImportMapping>(run.mapping);
  const { busy, failure, submit } = useForm({
    failed: t('importCheckFailed'),
    send: async () => {
      await show(await checkImport(api, kind, run.id, mapping));
      onChecked();
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={6}>
        <Section title={t('importColumns')}>
          <Stack>
            <p className={operatorStyles.words}>
              {run.remembered ? t('importRemembered') : t('importColumnsLead')}
            </p>
            <div className={styles.columns}>
              {fieldsOf[kind].map((field) => (
                <ColumnField
                  field={field}
                  key={field}
                  onChange={(column) => setMapping(withColumn(mapping, field, column))}
                  run={run}
                  value={mapping[field]}
                />
              ))}
            </div>
          </Stack>
        </Section>
        {(failure || drop.failure) && <Banner tone="error">{failure || drop.failure}</Banner>}
        <Row>
          <Button busy={busy} busyLabel={t('importStarting')} type="submit" variant="primary">
            {t('importCheck')}
          </Button>
          <Button busy={drop.busy} onClick={drop.drop}>
            {t('importDrop')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

function withColumn(mapping: ImportMapping, field: ImportField, column: number | undefined) {
  const { [field]: _before, ...others } = mapping;
  return column === undefined ? others : { ...others, [field]: column };
}

interface ColumnFieldProps {
  readonly field: ImportField;
  readonly run: ImportRun;
  readonly value: number | undefined;
  readonly onChange: (column: number | undefined) => void;
}

function ColumnField({ field, run, value, onChange }: ColumnFieldProps) {
  const examples = run.cells.flatMap((cells) => (value === undefined ? [] : cells[value] || []));
  const example = examples.slice(0, 2).join(' · ');
  const options = run.headings.map((heading, column) => ({
    value: String(column),
    label: heading || t('importColumnNumber', { number: column + 1 }),
  }));
  return (
    <SelectField
      help={example ? t('importExample', { example }) : importFieldHelps[field]}
      label={importFieldLabels[field]}
      marked={neededImportFields.includes(field)}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      options={options}
      placeholder={t('importNotInFile')}
      value={value === undefined ? '' : String(value)}
    />
  );
}

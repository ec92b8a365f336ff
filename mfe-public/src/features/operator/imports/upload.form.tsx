import { importLimits } from '@commons/contracts/import-run-lists';
import { FileField } from '@commons/ui/file-field';
import { Section } from '@commons/ui/page';
import { locale, t } from '@commons/ui/texts';
import { errorMessage } from '@commons/web-kit/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { useState } from 'react';
import { type ImportKind, uploadFile } from './imports.api';
import styles from './imports.module.css';

interface UploadFormProps {
  readonly kind: ImportKind;
  readonly onRun: (id: string) => void;
}

/** Sends a file; its columns are chosen on the page that follows. */
export function UploadForm({ kind, onRun }: UploadFormProps) {
  const api = useApi();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const take = async ([file]: readonly File[]) => {
    if (!file || busy) return;
    const { bytes, megabytes } = importLimits;
    if (file.size > bytes) return setFailure(t('importFileTooLarge', { megabytes }));
    setBusy(file.name);
    setFailure(undefined);
    try {
      const run = await uploadFile(api, kind, file);
      onRun(run.id);
    } catch (error) {
      setFailure(errorMessage(error, t('importUploadFailed')));
      setBusy(undefined);
    }
  };
  return (
    <Section title={t('importNewFile')}>
      <div className={styles.upload}>
        <p>{kind === 'jobs' ? t('importUploadLeadJobs') : t('importUploadLead')}</p>
        <FileField
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          chosen={[]}
          error={failure}
          help={t('importUploadHelp', {
            megabytes: importLimits.megabytes,
            rows: importLimits.rows.toLocaleString(locale),
          })}
          label={t('importFileLabel')}
          onFiles={(files) => void take(files)}
          prompt={busy ? t('importReading', { name: busy }) : t('importChoose')}
        />
      </div>
    </Section>
  );
}

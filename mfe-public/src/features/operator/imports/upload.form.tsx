import { importLimits } from '@commons/contracts/imports/import-run-lists';
import { FileField } from '@commons/ui/forms/file-field';
import { Section } from '@commons/ui/layout/page';
import { locale, t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useAct } from '@commons/web-kit/forms/use-act';
import { type ImportKind, uploadFile } from './imports.api';
import styles from './imports.module.css';

interface UploadFormProps {
  readonly kind: ImportKind;
  readonly onRun: (id: string) => void;
}

/** Uploads a file; its columns are mapped on the next page. */
export function UploadForm({ kind, onRun }: UploadFormProps) {
  const api = useApi();
  const { running, failure, setFailure, act } = useAct({ failed: t('importUploadFailed') });
  const upload = ([file]: readonly File[]) => {
    if (!file || running) return;
    const { bytes, megabytes } = importLimits;
    if (file.size > bytes) return setFailure(t('importFileTooLarge', { megabytes }));
    void act(async () => onRun((await uploadFile(api, kind, file)).id), { name: file.name });
  };
  return (
    <Section title={t('importNewFile')}>
      <div className={styles.upload}>
        <p>{kind === 'jobs' ? t('importUploadLeadJobs') : t('importUploadLead')}</p>
        <FileField
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          chosen={[]}
          error={failure || undefined}
          help={t('importUploadHelp', {
            megabytes: importLimits.megabytes,
            rows: importLimits.rows.toLocaleString(locale),
          })}
          label={t('importFileLabel')}
          onFiles={upload}
          prompt={running ? t('importReading', { name: running }) : t('importChoose')}
        />
      </div>
    </Section>
  );
}

import { emptyFileText } from '@commons/contracts/applications/resume-trouble';
import { jobFitFieldsLimits } from '@commons/contracts/field-limits';
import type { JobFit } from '@commons/contracts/jobs/job-fit';
import {
  maxResumeBytes,
  resumeFileTypes,
  resumeSizeText,
  resumeTypeText,
} from '@commons/contracts/resumes/resume-lists';
import { Button } from '@commons/ui/controls/button';
import { FileField } from '@commons/ui/forms/file-field';
import { TextArea } from '@commons/ui/forms/text-area';
import { t, translate } from '@commons/ui/text/texts';
import { uploadMessage } from '@commons/web-kit/api/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { useForm } from '@commons/web-kit/forms/use-form';
import { useState } from 'react';
import { compareResume } from './fit.api';
import styles from './fit.module.css';

interface FitFormProps {
  readonly jobId: string;
  readonly onCompared: (fit: JobFit) => void;
}

/** A file or a pasted text, neither of which is stored. */
export function FitForm({ jobId, onCompared }: FitFormProps) {
  const [file, setFile] = useState<File | null>(null);
  const [text, setText] = useState('');
  const api = useApi();
  const { busy, errors, setErrors, submit } = useForm({
    check: () => (file || text.trim() ? undefined : { file: t('chooseFilePasteTextResume') }),
    send: async () => {
      try {
        onCompared(await compareResume(api, jobId, { file, text: text.trim() }));
      } catch (error) {
        const failed = t('resumeCouldNotBeCompared');
        const message = uploadMessage(error, failed, translate(resumeSizeText));
        setErrors({ [file ? 'file' : 'text']: message });
      }
    },
  });
  const choose = ([chosen]: File[]) => {
    const found = chosen && fileProblem(chosen);
    setErrors(found ? { file: found } : {});
    setFile(found ? null : (chosen ?? null));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <p className={styles.text}>{t('chooseResumePasteTextRead')}</p>
      <FileField
        accept={resumeFileTypes.map((type) => `.${type}`).join(',')}
        chosen={file ? [file.name] : []}
        error={errors.file}
        help={t('pdfDocxTxtCsvUp')}
        label={t('resume')}
        onFiles={choose}
      />
      {file ? (
        <div>
          <Button size="small" variant="quiet" onClick={() => setFile(null)}>
            {t('removeFilePasteTextInstead')}
          </Button>
        </div>
      ) : (
        <TextArea
          error={errors.text}
          label={t('pasteText')}
          maxLength={jobFitFieldsLimits.text}
          onChange={(event) => setText(event.target.value)}
          rows={6}
          value={text}
        />
      )}
      <div>
        <Button busy={busy} busyLabel={t('comparing')} type="submit" variant="primary">
          {t('compare')}
        </Button>
      </div>
    </form>
  );
}

function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!resumeFileTypes.some((type) => name.toLowerCase().endsWith(`.${type}`)))
    return translate(resumeTypeText);
  if (size === 0) return translate(emptyFileText);
  return size > maxResumeBytes ? translate(resumeSizeText) : undefined;
}

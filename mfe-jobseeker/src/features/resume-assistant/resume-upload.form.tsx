import { emptyFileText } from '@commons/contracts/applications/resume-trouble';
import {
  maxResumeBytes,
  resumeFileTypes,
  resumeSizeText,
  resumeTypeText,
} from '@commons/contracts/resumes/resume-lists';
import { Button } from '@commons/ui/controls/button';
import { CheckboxField } from '@commons/ui/forms/checkbox-field';
import { FileField } from '@commons/ui/forms/file-field';
import { Row, Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { t, translate } from '@commons/ui/text/texts';
import { isApiError, uploadMessage } from '@commons/web-kit/api/api-error';
import { useRef, useState } from 'react';
import type { ResumeCalls } from './resume-assistant.api';
import styles from './resume-assistant.module.css';

interface UploadFormProps {
  readonly calls: ResumeCalls;
  readonly onUploaded: () => void;
}

/** The rules of D2 §5, checked before anything is sent. */
function problemOf(file: File): string | undefined {
  const extension = /\.([^.]*)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (!(resumeFileTypes as readonly string[]).includes(extension)) return translate(resumeTypeText);
  if (file.size > maxResumeBytes) return translate(resumeSizeText);
  if (file.size === 0) return translate(emptyFileText);
  return undefined;
}

/** Step one: a file is uploaded as soon as it is chosen or dropped. */
export function ResumeUploadForm({ calls, onUploaded }: UploadFormProps) {
  const [expires, setExpires] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [share, setShare] = useState<number>();
  const stop = useRef<AbortController>(undefined);

  const send = async ([file]: File[]) => {
    if (!file) return;
    const found = problemOf(file);
    setProblem(found);
    if (found) return;
    stop.current = new AbortController();
    setShare(0);
    try {
      await calls.upload(file, expires, setShare, stop.current.signal);
      onUploaded();
    } catch (error) {
      if (isApiError(error) && error.failure === 'cancelled') return;
      setProblem(uploadMessage(error, t('failedUploadResume'), translate(resumeSizeText)));
    } finally {
      setShare(undefined);
    }
  };

  return (
    <Card>
      <Stack gap={4}>
        <p>{t('youGetScoreSection')}</p>
        <FileField
          label={t('yourResume2')}
          help={t('pdfDocxTxtCsv')}
          prompt={t('chooseFileDropHere')}
          accept={resumeFileTypes.map((type) => `.${type}`).join(',')}
          chosen={[]}
          disabled={share !== undefined}
          onFiles={(files) => void send(files)}
          {...(problem && { error: problem })}
        />
        {share === undefined ? (
          <CheckboxField
            label={t('deleteUploadedFileAfter')}
            help={t('textAnalysisStayUntil')}
            checked={expires}
            onChange={(event) => setExpires(event.target.checked)}
          />
        ) : (
          <Sending share={share} onCancel={() => stop.current?.abort()} />
        )}
      </Stack>
    </Card>
  );
}

function Sending({ share, onCancel }: { readonly share: number; readonly onCancel: () => void }) {
  const text =
    share < 1 ? t('uploadingRound', { round: Math.round(share * 100) }) : t('readingText');
  return (
    <Row gap={4}>
      <div className={styles.sending}>
        <progress aria-label={t('upload')} className={styles.progress} max={1} value={share} />
        <p role="status">{text}</p>
      </div>
      <Button onClick={onCancel}>{t('cancel')}</Button>
    </Row>
  );
}

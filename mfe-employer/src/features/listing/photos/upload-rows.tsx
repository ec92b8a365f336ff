import { Button } from '@commons/ui/controls/button';
import { FieldError } from '@commons/ui/forms/form-field';
import { Breakable } from '@commons/ui/text/breakable';
import { t } from '@commons/ui/text/texts';
import styles from './photos.module.css';
import { UploadPreview } from './upload-preview';
import type { Upload } from './use-uploads';

interface UploadRowsProps {
  readonly uploads: readonly Upload[];
  readonly onRetry: (upload: Upload) => void;
  readonly onDismiss: (id: number) => void;
}

/** Running uploads with their progress; failed ones with the reason. */
export function UploadRows({ uploads, onRetry, onDismiss }: UploadRowsProps) {
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.uploads} aria-label={t('uploads')}>
      {uploads.map((upload) => (
        <li key={upload.id} className={styles.upload}>
          <span className={styles.uploadName}>
            <UploadPreview file={upload.file} />
            <Breakable>{upload.file.name}</Breakable>
          </span>
          {upload.error === undefined ? (
            <Progress upload={upload} />
          ) : (
            <>
              <FieldError id={`upload-${upload.id}-error`}>{upload.error}</FieldError>
              <span className={styles.uploadActions}>
                <Button
                  size="small"
                  aria-label={t('tryAgainName', { name: upload.file.name })}
                  onClick={() => onRetry(upload)}
                >
                  {t('tryAgain')}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t('leaveOutName', { name: upload.file.name })}
                  onClick={() => onDismiss(upload.id)}
                >
                  {t('leaveOut')}
                </Button>
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function Progress({ upload: { file, share } }: { upload: Upload }) {
  const percent = Math.round(share * 100);
  return (
    <span className={styles.progressLine}>
      <progress className={styles.progress} aria-label={file.name} max={100} value={percent} />
      {/* After 100% the server still checks and resizes the file. */}
      <span className={styles.percent}>{percent === 100 ? t('storing') : `${percent} %`}</span>
    </span>
  );
}

import type { EmployerApplication } from '@commons/contracts/applications/applications';
import { Button } from '@commons/ui/controls/button';
import { Row } from '@commons/ui/layout/page';
import { DownloadIcon } from '@commons/ui/pictures/icons';
import { Breakable } from '@commons/ui/text/breakable';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { saveFile } from '@commons/web-kit/page/save-file';
import styles from '../application.card.module.css';
import { useResumeFile } from '../applications.api';
import { originalResumeName, resumeName } from './resume-name';
import { isShowable, ResumePreview } from './resume-preview';

interface ResumeProps {
  readonly application: EmployerApplication;
  readonly onError: (text: string) => void;
}

/** Downloads the résumé under the specified name, and a file other than PDF also under its own (decision A29). */
export function Resume({ application, onError }: ResumeProps) {
  const { id, applicant_name, resume_filename } = application;
  const file = useResumeFile(saveFile, (error) =>
    onError(errorMessage(error, t('failedDownloadResume'))),
  );
  if (!resume_filename) return <p className={styles.filename}>{t('resumeNotProvided')}</p>;
  const original = originalResumeName(applicant_name, resume_filename);
  return (
    <Row>
      {isShowable(resume_filename) && <ResumePreview application={application} onError={onError} />}
      <Button
        icon={<DownloadIcon />}
        busy={file.isPending}
        onClick={() => file.mutate({ id, name: resumeName(applicant_name) })}
      >
        {t('downloadResume')}
      </Button>
      {original && (
        <Button
          variant="quiet"
          disabled={file.isPending}
          onClick={() => file.mutate({ id, name: original })}
        >
          {t('original', { kind: original.split('.').pop()?.toUpperCase() ?? '' })}
        </Button>
      )}
      <span className={styles.filename}>
        <Breakable>{resume_filename}</Breakable>
      </span>
    </Row>
  );
}

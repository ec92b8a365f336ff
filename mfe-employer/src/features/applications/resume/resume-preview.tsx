import type { EmployerApplication } from '@commons/contracts/applications/applications';
import { Button } from '@commons/ui/controls/button';
import { Dialog } from '@commons/ui/dialogs/dialog';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useEffect, useState } from 'react';
import styles from '../application.card.module.css';
import { useResumeFile } from '../applications.api';

/** Whether this browser can show the file inline: only a PDF, and not on most phones. */
export const isShowable = (filename: string): boolean =>
  /\.pdf$/i.test(filename) && navigator.pdfViewerEnabled !== false;

interface ResumePreviewProps {
  readonly application: EmployerApplication;
  readonly onError: (text: string) => void;
}

/** Fits the page to the width, without the viewer's list of pages. */
export const pageOnly = '#navpanes=0&view=FitH';

/** Shows a PDF in the browser's own viewer, over the list. */
export function ResumePreview({ application, onError }: ResumePreviewProps) {
  const { id, applicant_name } = application;
  const [address, setAddress] = useState<string>();
  const file = useResumeFile(
    // Sets the type itself instead of trusting the answer: whatever the bytes are, they are never rendered as HTML.
    (blob) => setAddress(URL.createObjectURL(new Blob([blob], { type: 'application/pdf' }))),
    (error) => onError(errorMessage(error, t('failedLoadResume'))),
  );
  useEffect(() => {
    if (!address) return;
    return () => URL.revokeObjectURL(address);
  }, [address]);
  return (
    <>
      <Button busy={file.isPending} onClick={() => file.mutate({ id, name: '' })}>
        {t('viewResume')}
      </Button>
      <Dialog
        open={address !== undefined}
        onClose={() => setAddress(undefined)}
        title={t('resumeApplicantname', { applicantName: applicant_name })}
        width="wide"
      >
        <iframe
          className={styles.preview}
          src={address + pageOnly}
          title={t('resumeApplicantname', { applicantName: applicant_name })}
        />
      </Dialog>
    </>
  );
}

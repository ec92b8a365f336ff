import { applyResumeExtensions } from '@commons/contracts/applications/application-lists';
import type { KeptResume } from '@commons/contracts/applications/application-start';
import { maxResumeBytes } from '@commons/contracts/resumes/resume-lists';
import { Button } from '@commons/ui/controls/button';
import { ConfirmDialog } from '@commons/ui/dialogs/confirm-dialog';
import { Row, Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { Banner, MessageBanner } from '@commons/ui/messages/banner';
import { useTimedMessage } from '@commons/ui/messages/use-timed-message';
import { Breakable } from '@commons/ui/text/breakable';
import { dayText } from '@commons/ui/text/day';
import { t } from '@commons/ui/text/texts';
import { metaLine } from '@commons/ui/text/wording';
import { uploadMessage } from '@commons/web-kit/api/api-error';
import { useRef, useState } from 'react';
import {
  useDeleteResume,
  useDownloadResume,
  useKeptResume,
  useReplaceResume,
} from './kept-resume.api';
import styles from './kept-resume.module.css';

const sizeText = t('fileSizeMustLess');
const failed = t('failedChangeResumePlease');

/** The résumé stored for further applications, to view, replace and delete. */
export function KeptResumeCard() {
  const kept = useKeptResume();
  const { message, showSuccess } = useTimedMessage();
  // Ignores a failure: applying works without a stored résumé.
  if (kept.data === undefined) return null;
  return (
    <Card as="section" aria-labelledby="kept-resume" tone="sunken">
      <Stack gap={3}>
        <h3 className={styles.title} id="kept-resume">
          {t('resumeApplications')}
        </h3>
        {kept.data ? <Facts resume={kept.data} /> : <p>{t('keepOneHereGoes')}</p>}
        <Actions resume={kept.data} onDone={showSuccess} />
      </Stack>
      <MessageBanner message={message} />
    </Card>
  );
}

function Facts({ resume: { filename, pages, kept_at } }: { readonly resume: KeptResume }) {
  return (
    <div>
      <p className={styles.filename}>
        <Breakable>{filename}</Breakable>
      </p>
      <p className={styles.facts}>
        {metaLine([
          pages ? t('pagesCount', { count: pages }) : undefined,
          t('uploadedKeptat', { keptAt: dayText(kept_at) }),
        ])}
      </p>
    </div>
  );
}

interface ActionsProps {
  readonly resume: KeptResume | null;
  readonly onDone: (text: string) => void;
}

function Actions({ resume, onDone }: ActionsProps) {
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const picker = useRef<HTMLInputElement>(null);
  const replace = useReplaceResume(() => onDone(t('resumeSavedNextApplications')));
  const remove = useDeleteResume(() => onDone(t('resumeDeleted')));
  const download = useDownloadResume();
  const error = replace.error ?? remove.error ?? download.error;
  /** Removes what is said of an earlier attempt. */
  const begin = () => {
    setProblem(undefined);
    for (const one of [replace, remove, download]) if (one.isError) one.reset();
  };
  const choose = (file: File | undefined) => {
    if (!file) return;
    begin();
    if (file.size > maxResumeBytes) setProblem(sizeText);
    else replace.mutate(file);
  };
  return (
    <>
      {(problem || error) && (
        <Banner tone="error">{problem ?? uploadMessage(error, failed, sizeText)}</Banner>
      )}
      <input
        accept={applyResumeExtensions.join(',')}
        aria-label={t('resumeFile')}
        hidden
        onChange={(event) => {
          choose(event.target.files?.[0]);
          event.target.value = '';
        }}
        ref={picker}
        type="file"
      />
      <Row>
        <Button
          busy={replace.isPending}
          busyLabel={t('uploading')}
          onClick={() => picker.current?.click()}
          size="small"
        >
          {resume ? t('replace') : t('uploadResume')}
        </Button>
        {resume && (
          <>
            <Button
              busy={download.isPending}
              onClick={() => {
                begin();
                download.mutate(resume.filename);
              }}
              size="small"
            >
              {t('download')}
            </Button>
            <Button onClick={() => setAsking(true)} size="small" variant="quiet">
              {t('delete')}
            </Button>
          </>
        )}
      </Row>
      <ConfirmDialog
        action={t('delete')}
        busy={remove.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          begin();
          // A failure is shown in the card, which the dialog covers.
          remove.mutate(undefined, { onSettled: () => setAsking(false) });
        }}
        open={asking}
        title={t('deleteResume')}
      >
        <p>{t('applicationsHaveSentKeep')}</p>
      </ConfirmDialog>
    </>
  );
}

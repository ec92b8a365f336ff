import { keepAsItIs } from '@commons/contracts/resumes/resume-lists';
import type { CurrentResume } from '@commons/contracts/resumes/resumes';
import { Button } from '@commons/ui/controls/button';
import { ConfirmDialog } from '@commons/ui/dialogs/confirm-dialog';
import { Stepper } from '@commons/ui/forms/stepper';
import { Row, Stack } from '@commons/ui/layout/page';
import { Spinner } from '@commons/ui/loading/spinner';
import { MessageBanner } from '@commons/ui/messages/banner';
import { RetryBanner } from '@commons/ui/messages/retry-banner';
import { useTimedMessage } from '@commons/ui/messages/use-timed-message';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { SwitchedOffNote } from '@commons/web-kit/forms/switched-off-note';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useCurrentResume, useResumeCalls } from './resume-assistant.api';
import styles from './resume-assistant.module.css';
import { ResumeUploadForm } from './resume-upload.form';
import { useResumeRun } from './use-resume-run';

// Loaded on demand: needed only after an upload.
const ResumeProgress = lazy(() => import('./resume-progress'));

const steps = [t('upload'), t('aiAnalysis'), t('applySuggestions'), t('export')];

/** The current step; suggestions count as applied once their changes are decided, and an export finishes all four. */
function stepOf(resume: CurrentResume | null, isReviewed: boolean, isExported: boolean): number {
  if (!resume) return 0;
  if (!resume.analysis) return 1;
  if (!isReviewed) return 2;
  return isExported ? 4 : 3;
}

interface ResumeAssistantTabProps {
  /** A button of the page for the uploaded résumé. */
  readonly more: ReactNode;
}

/** Resume Assistant: upload, analysis, suggestions, export (RES-01 … RES-08). */
export function ResumeAssistantTab({ more }: ResumeAssistantTabProps) {
  const current = useCurrentResume();
  if (current.isPending) return <Spinner label={t('loading')} room="panel" />;
  if (current.data === undefined) {
    return <RetryBanner onRetry={current.refetch}>{errorMessage(current.error)}</RetryBanner>;
  }
  return <Assistant resume={current.data} more={more} />;
}

/** The pressed button disappears with its step, so the focus moves to the next step. */
function useFocusOnStep(step: string) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (before.current !== step && isLost) place.current?.focus({ preventScroll: true });
    before.current = step;
  }, [step]);
  return place;
}

interface AssistantProps extends ResumeAssistantTabProps {
  readonly resume: CurrentResume | null;
}

function Assistant({ resume, more }: AssistantProps) {
  const calls = useResumeCalls();
  const { message, clear, ...notify } = useTimedMessage();
  const { run, begin, cancel } = useResumeRun(resume, calls, notify);
  const [isPicking, setPicking] = useState(false);
  const [isExported, setExported] = useState(false);
  const [reviewed, setReviewed] = useState<string>();
  const { rewrite } = resume ?? {};
  const isReviewed = rewrite?.reviewed === true || reviewed === (rewrite?.improved_resume_id ?? '');
  const step = stepOf(resume, isReviewed && !isPicking, isExported);
  const place = useFocusOnStep(run ? `${run.kind} runs` : String(Math.min(step, 3)));
  const attempt = (work: () => Promise<unknown>) =>
    work().catch((error: unknown) => notify.showError(errorMessage(error)));
  const [isAsking, setAsking] = useState(false);
  const startOver = () => {
    setAsking(false);
    void attempt(async () => {
      if (run) await cancel();
      if (resume) await calls.remove(resume.resume_id);
      setPicking(false);
      setExported(false);
    });
  };
  const apply = (selected_suggestions: string[]) => {
    setPicking(false);
    setExported(false);
    if (!resume) return;
    const body = { resume_id: resume.resume_id, selected_suggestions };
    void begin({ name: 'POST /resume/rewrite', body });
  };
  const exportAsItIs = () => {
    setPicking(false);
    setExported(false);
    if (!resume) return;
    const body = { resume_id: resume.resume_id, selected_suggestions: [keepAsItIs] };
    void begin({ name: 'POST /resume/rewrite', body }, () => attempt(calls.restoreOriginal));
  };
  return (
    <Stack gap={6}>
      <Row gap={4} spread data-print="hide">
        <div className={styles.strip}>
          <Stepper current={step} label={t('resumeAssistant')} steps={steps} />
        </div>
        {resume && <Button onClick={() => setAsking(true)}>{t('startOver')}</Button>}
      </Row>
      <SwitchedOffNote feature="ai_tools" />
      <div className={styles.place} ref={place} tabIndex={-1}>
        {resume ? (
          <Suspense fallback={<Spinner label={t('loading')} room="panel" />}>
            <ResumeProgress
              {...{ resume, more, run, calls, notify, isPicking, isReviewed, apply }}
              onAsItIs={exportAsItIs}
              onReviewed={() => setReviewed(rewrite?.improved_resume_id)}
              onAnalyze={(sections) => {
                const body = { resume_id: resume.resume_id, ...(sections && { sections }) };
                void begin({ name: 'POST /resume/analyze', body });
              }}
              onCancel={() => void attempt(cancel)}
              onDelete={() => setAsking(true)}
              onExpiry={(expires) => void attempt(() => calls.setExpiry(resume.resume_id, expires))}
              onExported={() => setExported(true)}
              onPicking={setPicking}
            />
          </Suspense>
        ) : (
          <ResumeUploadForm
            calls={calls}
            onUploaded={() => notify.showSuccess(t('resumeUploadedSuccessfully'))}
          />
        )}
      </div>
      <ConfirmDialog
        action={t('deleteAndStartOver')}
        onClose={() => setAsking(false)}
        onConfirm={startOver}
        open={isAsking}
        title={t('startOverQuestion')}
      >
        {t('startOverDeletes')}
      </ConfirmDialog>
      <div data-print="hide">
        <MessageBanner message={message} onClose={clear} />
      </div>
    </Stack>
  );
}

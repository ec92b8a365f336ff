import type { CurrentResume, ResumeSectionAnswer } from '@commons/contracts/resumes/resumes';
import { Button } from '@commons/ui/controls/button';
import { Row, Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { Banner } from '@commons/ui/messages/banner';
import type { Notify } from '@commons/ui/messages/use-timed-message';
import { t, translate } from '@commons/ui/text/texts';
import type { ReactNode } from 'react';
import { ResumeAnalysis } from './analysis/resume-analysis';
import { ResumeResult } from './resume.result';
import type { ResumeCalls } from './resume-assistant.api';
import { ResumeFileCard } from './resume-file.card';
import { ResumeUploadForm } from './resume-upload.form';
import { ResumeWorking } from './resume-working';
import type { RunState } from './use-resume-run';

interface ProgressProps {
  readonly resume: CurrentResume;
  readonly more: ReactNode;
  readonly run: RunState | undefined;
  readonly calls: ResumeCalls;
  readonly notify: Notify;
  /** Whether suggestions are picked again although there is an improved version. */
  readonly isPicking: boolean;
  readonly isReviewed: boolean;
  readonly onReviewed: () => void;
  readonly apply: (picked: string[]) => void;
  /** Skips to the export with the uploaded text. */
  readonly onAsItIs: () => void;
  readonly onAnalyze: (sections?: ResumeSectionAnswer[]) => void;
  readonly onCancel: () => void;
  readonly onDelete: () => void;
  readonly onExpiry: (expires: boolean) => void;
  readonly onExported: () => void;
  readonly onPicking: (isPicking: boolean) => void;
}

/** The résumé's current step after the upload. */
export default function ResumeProgress(props: ProgressProps) {
  const { resume, more, run, onCancel, onDelete, onExpiry } = props;
  return (
    <>
      {run ? <ResumeWorking {...run} onCancel={onCancel} /> : <PresentStep {...props} />}
      <ResumeFileCard {...{ resume, more, onDelete, onExpiry }} />
    </>
  );
}

function PresentStep(props: ProgressProps) {
  const { resume, calls, notify, isPicking, isReviewed, apply } = props;
  const { onAnalyze, onAsItIs, onExported, onPicking, onReviewed } = props;
  const { analysis, rewrite, failed } = resume;
  if (!analysis) {
    return failed && failed.detail !== failedAnalysis ? (
      <Unreadable {...{ calls, notify }} detail={failed.detail} />
    ) : (
      <Uploaded {...{ failed, onAnalyze }} />
    );
  }
  if (rewrite && !isPicking) {
    return (
      <ResumeResult
        {...{ resume, rewrite, calls, notify, isReviewed, onReviewed, onExported }}
        onPickAgain={() => onPicking(true)}
      />
    );
  }
  return (
    <ResumeAnalysis
      {...{ resume, analysis }}
      onAnswer={onAnalyze}
      onApply={apply}
      actions={
        <Row gap={3}>
          {!isPicking && <Button onClick={onAsItIs}>{t('exportWithoutChanges')}</Button>}
          {isPicking && <Button onClick={() => onPicking(false)}>{t('backImprovedResume')}</Button>}
          <Button variant="quiet" onClick={() => onAnalyze()}>
            {t('analyzeAgain')}
          </Button>
        </Row>
      }
    />
  );
}

/** The server's text of an analysis that can be tried again. Another one says why the file cannot be read. */
const failedAnalysis = 'Failed to analyze resume';

interface UnreadableProps extends Pick<ProgressProps, 'calls' | 'notify'> {
  readonly detail: string;
}

/** A file that turned out to be unreadable after its upload: every analysis of it would be refused. */
const Unreadable = ({ detail, calls, notify }: UnreadableProps) => (
  <Stack gap={4}>
    <Banner tone="error">{translate(detail)}</Banner>
    <ResumeUploadForm
      calls={calls}
      onUploaded={() => notify.showSuccess(t('resumeUploadedSuccessfully'))}
    />
  </Stack>
);

type UploadedProps = Pick<CurrentResume, 'failed'> & Pick<ProgressProps, 'onAnalyze'>;

function Uploaded({ failed, onAnalyze }: UploadedProps) {
  return (
    <Card>
      <Stack gap={4}>
        {failed && (
          <Banner tone="error">
            {t('detailNothingLostCan', { detail: translate(failed.detail) })}
          </Banner>
        )}
        <p>{t('resumeHereAnalysisLooks')}</p>
        <div>
          <Button size="large" variant="primary" onClick={() => onAnalyze()}>
            {t('analyzeResume')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

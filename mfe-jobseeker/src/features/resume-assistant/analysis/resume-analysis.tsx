import type {
  CurrentResume,
  ResumeFeedback,
  ResumeSectionAnswer,
} from '@commons/contracts/resumes/resumes';
import { Button } from '@commons/ui/controls/button';
import { useFocusAfterRemoval } from '@commons/ui/elements/use-focus-after-removal';
import { Row, Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { t } from '@commons/ui/text/texts';
import type { ReactNode } from 'react';
import { WrittenBy } from '../written-by';
import styles from './analysis.module.css';
import { analysisPoints } from './analysis-points';
import { PointsList } from './points.list';
import { ScoreMeter, ScoreWord } from './score-meter';
import { SectionQuestionsForm } from './section-questions.form';
import { SectionScores } from './section-scores';
import { SuggestionsForm } from './suggestions.form';
import { useDismissed } from './use-dismissed';

interface ResumeAnalysisProps {
  readonly resume: CurrentResume;
  readonly analysis: NonNullable<CurrentResume['analysis']>;
  readonly onApply: (picked: string[]) => void;
  readonly onAnswer: (answers: ResumeSectionAnswer[]) => void;
  /** Buttons below the suggestions. */
  readonly actions: ReactNode;
}

/** The result of the analysis, each point once; scores are out of 10. */
export function ResumeAnalysis({
  resume,
  analysis,
  onApply,
  onAnswer,
  actions,
}: ResumeAnalysisProps) {
  const { feedback, provider } = analysis;
  const lines = resume.reading?.lines ?? [];
  const { isDismissed, dismiss, restoreAll } = useDismissed(resume.resume_id);
  const all = analysisPoints(feedback);
  const kept = {
    areas: all.areas.filter((point) => !isDismissed(point)),
    toApply: all.toApply.filter((point) => !isDismissed(point)),
    advice: all.advice.filter((point) => !isDismissed(point)),
    strengths: all.strengths.filter((point) => !isDismissed(point)),
  };
  const dismissed = Object.values(all).flat().filter(isDismissed).length;
  const shared = { lines, onDismiss: dismiss };
  const points = useFocusAfterRemoval<HTMLDivElement>();
  const isPerfect = [all.areas, all.toApply, all.advice].flat().length === 0;
  return (
    <Stack gap={6}>
      <Overall provider={provider} score={feedback.overall_score} />
      {feedback.questions && feedback.questions.length > 0 && (
        <SectionQuestionsForm questions={feedback.questions} {...{ lines, onAnswer }} />
      )}
      <div className={styles.columns} ref={points}>
        <Stack gap={6}>
          <PointsList
            {...shared}
            points={kept.areas}
            title={t('areasImprovement')}
            {...(isPerfect && {
              none: t('nothingStandsOutResume'),
            })}
          />
          {kept.toApply.length > 0 && (
            <SuggestionsForm
              {...shared}
              {...{ onApply }}
              points={kept.toApply}
              resumeId={resume.resume_id}
            />
          )}
          {actions}
          <PointsList
            {...shared}
            help={t('thesePointsDoBy')}
            points={kept.advice}
            title={t('advice')}
          />
          {dismissed > 0 && (
            <Row>
              <p className={styles.soft}>{t('pointsHidden', { count: dismissed })}</p>
              <Button onClick={restoreAll} size="small">
                {t('showAgain')}
              </Button>
            </Row>
          )}
        </Stack>
        <Stack gap={6}>
          <SectionScores feedback={feedback} />
          <PointsList
            {...shared}
            none={t('noneWereFoundYet')}
            points={kept.strengths}
            title={t('strengths')}
          />
        </Stack>
      </div>
    </Stack>
  );
}

interface OverallProps {
  readonly provider: string;
  readonly score: ResumeFeedback['overall_score'];
}

function Overall({ provider, score }: OverallProps) {
  return (
    <Card>
      <Stack gap={3}>
        <Row gap={4} spread>
          <p className={styles.overall}>
            <span className={styles.soft}>{t('overallScore')}</span>
            <span className={styles.score}>
              {score}
              <span className={styles.outOf}>/10</span>
            </span>
            <ScoreWord score={score} />
          </p>
          <WrittenBy provider={provider} />
        </Row>
        <ScoreMeter score={score} />
      </Stack>
    </Card>
  );
}

import type { ResumeStep } from '@commons/contracts/resumes/resume-lists';
import { Button } from '@commons/ui/controls/button';
import { Stack } from '@commons/ui/layout/page';
import { VisuallyHidden } from '@commons/ui/layout/visually-hidden';
import { Card } from '@commons/ui/lists/card';
import { Spinner } from '@commons/ui/loading/spinner';
import { TickIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import styles from './resume-assistant.module.css';

interface WorkingProps {
  readonly kind: 'analyze' | 'rewrite';
  readonly step: ResumeStep;
  readonly onCancel: () => void;
}

/** In order of execution: the file is parsed once, then the run waits in the queue. */
const stepsOf = {
  analyze: ['reading', 'waiting', 'analyzing'],
  rewrite: ['waiting', 'rewriting'],
} as const;

const words: Record<ResumeStep, string> = {
  reading: t('readingTextResume'),
  waiting: t('waitingTurn'),
  analyzing: t('lookingAtContactData'),
  rewriting: t('writingImprovedResume'),
};

/** The progress of a run, step by step. */
export function ResumeWorking({ kind, step, onCancel }: WorkingProps) {
  const steps: readonly ResumeStep[] = stepsOf[kind];
  const present = steps.indexOf(step);
  return (
    <Card>
      <Stack gap={4}>
        <h2 className={styles.title}>
          {kind === 'analyze' ? t('analyzingResume') : t('applyingSuggestions')}
        </h2>
        <ol aria-live="polite" className={styles.working}>
          {steps.map((one, at) => (
            <li
              aria-current={at === present ? 'step' : undefined}
              className={at > present ? styles.later : undefined}
              key={one}
            >
              <span className={styles.mark}>
                {at < present && <TickIcon size={18} />}
                {at === present && <Spinner label={t('working')} room="line" />}
              </span>
              {words[one]}
              {at < present && <VisuallyHidden> {t('finished')}</VisuallyHidden>}
            </li>
          ))}
        </ol>
        <p className={styles.soft}>{t('canLeavePageWork')}</p>
        <div>
          <Button onClick={onCancel}>{t('cancel')}</Button>
        </div>
      </Stack>
    </Card>
  );
}

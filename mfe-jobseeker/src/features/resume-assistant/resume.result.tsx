import type { CurrentResume, RewriteAnswer } from '@commons/contracts/resumes/resumes';
import { Section, Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import type { Notify } from '@commons/ui/messages/use-timed-message';
import { t } from '@commons/ui/text/texts';
import { useEffect, useMemo } from 'react';
import { ImprovedResume } from './improved-resume';
import type { ResumeCalls } from './resume-assistant.api';
import styles from './resume-assistant.module.css';
import { ChangesReview } from './review/changes-review';
import { comparedTexts } from './review/text-changes';
import { nothingApplied } from './use-resume-run';
import { WrittenBy } from './written-by';

export interface ResultProps {
  readonly resume: CurrentResume;
  readonly rewrite: RewriteAnswer;
  readonly calls: ResumeCalls;
  readonly notify: Notify;
  /** Whether the changes have been accepted or refused. */
  readonly isReviewed: boolean;
  readonly onReviewed: () => void;
  readonly onExported: () => void;
  readonly onPickAgain: () => void;
}

/** The improved résumé: first its changes, to accept or to refuse, then the text to edit and to export. */
export function ResumeResult(props: ResultProps) {
  const { resume, rewrite, calls, notify, isReviewed, onReviewed } = props;
  const { improved_resume_id, improved_content } = rewrite;
  const original = resume.original_content ?? improved_content;
  const comparison = useMemo(
    () => comparedTexts(original, improved_content, rewrite.changes),
    [original, improved_content, rewrite.changes],
  );
  const isUnchanged = comparison.changes.length === 0;
  const isDecided = isReviewed || isUnchanged;
  useEffect(() => {
    if (isUnchanged && !isReviewed) onReviewed();
  }, [isUnchanged, isReviewed, onReviewed]);
  return (
    <Stack gap={6}>
      <Section
        title={t('improvedResume')}
        action={<WrittenBy provider={rewrite.provider} />}
        data-print="hide"
      >
        {(isDecided || rewrite.applied_suggestions.length === 0) && (
          <Applied isUnchanged={isUnchanged} suggestions={rewrite.applied_suggestions} />
        )}
      </Section>
      {isDecided ? (
        <ImprovedResume {...props} />
      ) : (
        <ChangesReview
          {...{ original, comparison, calls, notify }}
          improvedId={improved_resume_id}
          onDone={onReviewed}
        />
      )}
    </Stack>
  );
}

interface AppliedProps {
  readonly isUnchanged: boolean;
  readonly suggestions: readonly string[];
}

function Applied({ isUnchanged, suggestions }: AppliedProps) {
  return (
    <Card tone="sunken">
      {suggestions.length > 0 ? (
        <>
          <p>{t('applied3')}</p>
          <ul className={styles.points}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>{suggestion}</li>
            ))}
          </ul>
        </>
      ) : isUnchanged ? (
        <p>{t('textResumeAsUploaded')}</p>
      ) : (
        <p>{t('nothingappliedCanEditText', { nothingApplied })}</p>
      )}
    </Card>
  );
}

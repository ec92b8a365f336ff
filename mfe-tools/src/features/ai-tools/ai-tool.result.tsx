import { Button } from '@commons/ui/controls/button';
import { Row, Stack } from '@commons/ui/layout/page';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { useEffect, useRef } from 'react';
import { TextNotes } from '../../writing/text-notes';
import type { Entered, TextWriting, Written } from '../../writing/text-writing';
import { WriterNote } from '../../writing/writer-note';
import type { AiTool } from './ai-tool';
import styles from './ai-tool.module.css';
import { KeepDraftButton } from './drafts/keep-draft-button';
import { trimmed } from './entered-values';
import { useLearnVoice } from './voice/voice.api';
import { WholeText } from './whole-text';

interface AiToolResultProps {
  readonly tool: AiTool;
  /** The current form values. */
  readonly values: Entered;
  readonly writing: TextWriting;
  readonly written: Written;
  /** Moves the focus back to the form. */
  readonly onAdd: () => void;
}

/** The result area, shown when there is a result or a message (specification D2 §2, §5). */
export function AiToolResult({ tool, values, writing, written, onAdd }: AiToolResultProps) {
  const { text, problem, phase } = written;
  const area = useRef<HTMLElement>(null);
  const learning = useLearnVoice();
  const learnFrom = ({ original, text: edited }: Written) => {
    if (original && original !== edited) learning.mutate({ written: original, edited });
  };
  const isShown = text.trim() !== '' || problem !== '';
  useEffect(() => {
    // Below the fold on a phone: scrolls the first words into view, once.
    if (isShown) area.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isShown]);
  if (!isShown) return null;
  const Text = tool.Text ?? WholeText;
  const onUsed = tool.isLetter ? () => learnFrom(written) : undefined;
  const isFinished = phase !== 'writing' && text.trim() !== '';
  return (
    <section
      aria-busy={phase === 'writing'}
      aria-label={t('result')}
      className={styles.result}
      ref={area}
    >
      <Stack gap={4}>
        <h3>{t('result')}</h3>
        {problem && <Banner tone="error">{problem}</Banner>}
        {text.trim() && (
          <Text key={writing.opened} onUsed={onUsed} writing={writing} written={written} />
        )}
        {isFinished && (
          <>
            {phase === 'stopped' && (
              <Banner tone="info" announce="off">
                {t('stoppedTextMayEnd')}
              </Banner>
            )}
            {isChanged(written.entered, values) && (
              <p className={styles.stale}>{t('entriesChangedSinceGenerate')}</p>
            )}
            <TextNotes onAdd={onAdd} written={written} />
            <WriterNote provider={written.provider} />
            {tool.Next && <tool.Next writing={writing} written={written} />}
          </>
        )}
        {phase !== 'writing' && (
          <Row>
            {isFinished && <KeepDraftButton onKept={onUsed} tool={tool.id} written={written} />}
            {writing.hasBefore && (
              <Button onClick={writing.swap} variant="quiet">
                {t('showPreviousText')}
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </section>
  );
}

const isChanged = (entered: Entered, values: Entered) => {
  const now = trimmed(values);
  return Object.entries(entered).some(([name, text]) => now[name] !== text.trim());
};

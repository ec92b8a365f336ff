import { Button } from '@commons/ui/controls/button';
import { Row, Section, Stack } from '@commons/ui/layout/page';
import { Banner } from '@commons/ui/messages/banner';
import type { Notify } from '@commons/ui/messages/use-timed-message';
import { t } from '@commons/ui/text/texts';
import { useAct } from '@commons/web-kit/forms/use-act';
import { useRef, useState } from 'react';
import type { ResumeCalls } from '../resume-assistant.api';
import { ResumeComparison } from '../resume-comparison';
import { focusChange, onChangeKey } from './change-keys';
import { ChangedPassage } from './changed-passage';
import styles from './review.module.css';
import { type Comparison, composedText } from './text-changes';
import { useDecisions } from './use-decisions';

interface ChangesReviewProps {
  readonly improvedId: string;
  readonly original: string;
  readonly comparison: Comparison;
  readonly calls: ResumeCalls;
  readonly notify: Notify;
  readonly onDone: () => void;
}

const openText = (count: number) =>
  count === 1 ? t('n1ChangeNotDecided') : t('countChangesNotDecided', { count });

/** Every change of the rewriting, accepted or refused before the text is used. */
export function ChangesReview({
  improvedId,
  original,
  comparison,
  calls,
  notify,
  onDone,
}: ChangesReviewProps) {
  const { changes } = comparison;
  const decisions = useDecisions(improvedId, changes);
  const [problem, setProblem] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const text = composedText(comparison, (id) => decisions.of(id) !== 'refused');
  const open = decisions.undecided.length;
  const { busy, act } = useAct({ notify, failed: t('failedSaveText') });
  const save = () =>
    act(async () => {
      await calls.saveImproved(improvedId, text);
      onDone();
    });
  const finish = () => {
    const [first] = decisions.undecided;
    if (first) {
      setProblem(`${openText(open)} ${t('acceptRefuseEachAll')}`);
      const items = [...(list.current?.children ?? [])];
      return focusChange(items.find((item) => (item as HTMLElement).dataset.change === first.id));
    }
    void save();
  };
  return (
    <Stack gap={6} data-print="hide">
      <Section
        title={t('checkChanges')}
        action={
          <p className={styles.soft} role="status">
            {t('valueLengthDecided', { value: changes.length - open, length: changes.length })}
          </p>
        }
      >
        <Stack gap={4}>
          <Row gap={3} spread>
            <p className={styles.help}>{t('refusedChangeLeavesLine')}</p>
            <Row gap={3}>
              <Button onClick={() => decisions.decideAll('accepted')}>{t('acceptAll')}</Button>
              <Button onClick={() => decisions.decideAll('refused')}>{t('refuseAll')}</Button>
            </Row>
          </Row>
          <ol
            className={styles.changes}
            onKeyDown={(event) => onChangeKey(event, decisions.decide)}
            ref={list}
          >
            {changes.map((change, at) => (
              <ChangedPassage
                change={change}
                decision={decisions.of(change.id)}
                key={change.id}
                number={at + 1}
                onDecide={(decision) => decisions.decide(change.id, decision)}
              />
            ))}
          </ol>
          {problem && open > 0 && <Banner tone="error">{problem}</Banner>}
          <div>
            <Button
              busy={busy}
              busyLabel={t('saving')}
              onClick={finish}
              size="large"
              variant="primary"
            >
              {t('useText')}
            </Button>
          </div>
        </Stack>
      </Section>
      <ResumeComparison after={text} before={original} />
    </Stack>
  );
}

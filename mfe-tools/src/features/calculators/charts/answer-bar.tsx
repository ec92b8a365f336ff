import { Button } from '@commons/ui/controls/button';
import { t } from '@commons/ui/text/texts';
import { useId, useState } from 'react';
import styles from '../answer.module.css';
import type { AnswerSentence, Fact } from '../calculator';
import { useKeyboardHeight } from '../use-keyboard-height';

interface AnswerBarProps {
  readonly sentence: AnswerSentence;
  readonly facts: readonly Fact[];
}

/** The answer on a phone while the form is filled in: one line at the bottom, which expands to the other numbers. */
export function AnswerBar({ sentence: { lead, value, rest }, facts }: AnswerBarProps) {
  const [isOpen, setOpen] = useState(false);
  const keyboard = useKeyboardHeight();
  const id = useId();
  return (
    <div className={styles.bar} data-print="hide" style={{ bottom: keyboard }}>
      <dl hidden={!isOpen} id={id}>
        {isOpen &&
          facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
      </dl>
      <div className={styles.line}>
        <p>
          {lead} <strong>{value}</strong> {rest}
        </p>
        <Button aria-controls={id} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('less') : t('more')}
        </Button>
      </div>
    </div>
  );
}

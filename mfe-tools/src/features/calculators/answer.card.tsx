import { Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { StatTile } from '@commons/ui/lists/stat-tile';
import { t } from '@commons/ui/text/texts';
import { type RefObject, useId } from 'react';
import styles from './answer.module.css';
import type { Calculated, Calculator, Fact } from './calculator';
import toneStyles from './calculator.module.css';
import { StackedBar } from './charts/stacked-bar';

interface AnswerCardProps<Name extends string, Request, Answer> {
  readonly calculator: Calculator<Name, Request, Answer>;
  readonly shown: Calculated<Name, Request, Answer>;
  /** Calculated in this browser, before Calculate is pressed. */
  readonly isLive: boolean;
  readonly ref?: RefObject<HTMLElement | null>;
}

/** The answer as one large sentence, its parts, and the other numbers below. */
export function AnswerCard<Name extends string, Request, Answer>({
  calculator,
  shown,
  isLive,
  ref,
}: AnswerCardProps<Name, Request, Answer>) {
  const title = useId();
  const [first, ...others] = calculator.results(shown);
  return (
    <Card aria-labelledby={title} as="section" className={styles.card} ref={ref}>
      <Stack gap={4}>
        <h2 className={styles.title} id={title}>
          {isLive ? t('type') : t('result')}
        </h2>
        <div className={styles.numbers} data-numbers="">
          {first && <Sentence fact={first} {...calculator.answer(shown)} />}
          <div className={styles.whole}>
            <StackedBar {...calculator.parts(shown)} />
          </div>
          {others.map((fact) => (
            <SmallTile key={fact.label} {...fact} />
          ))}
        </div>
      </Stack>
    </Card>
  );
}

interface SentenceProps {
  readonly fact: Fact;
  readonly lead: string;
  readonly value: string;
  readonly rest: string;
}

function Sentence({ fact, lead, value, rest }: SentenceProps) {
  return (
    <div className={styles.sentence}>
      <span className={styles.label}>{fact.label}</span>
      <p>
        {lead} <strong className={styles.answer}>{value}</strong> {rest}
      </p>
      {fact.hint && <span className={styles.hint}>{fact.hint}</span>}
    </div>
  );
}

const SmallTile = ({ label, value, hint, tone }: Fact) => (
  <StatTile
    className={styles.tile}
    hint={hint}
    label={label}
    value={<span className={tone && toneStyles[tone]}>{value}</span>}
  />
);

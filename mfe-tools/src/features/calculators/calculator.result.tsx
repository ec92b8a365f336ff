import { Section, Stack } from '@commons/ui/page';
import { StatTile } from '@commons/ui/stat-tile';
import { useEffect, useRef } from 'react';
import type { Calculated, Calculator, Fact } from './calculator';
import styles from './calculator.module.css';
import { CalculatorAdvice } from './calculator-advice';
import { inputLink } from './calculator-state';
import { situationText, summaryText } from './display-text';
import { ResultActions } from './result-actions';

interface CalculatorResultProps<Name extends string, Request, Answer> {
  readonly calculator: Calculator<Name, Request, Answer>;
  readonly calculated: Calculated<Name, Request, Answer>;
  readonly isPage: boolean;
  /** The inputs have changed since. */
  readonly isStale: boolean;
}

/** Result cards, actions, schedule or chart, and advice. */
export function CalculatorResult<Name extends string, Request, Answer>({
  calculator,
  calculated,
  isPage,
  isStale,
}: CalculatorResultProps<Name, Request, Answer>) {
  const section = useRef<HTMLElement>(null);
  const inputs = calculator.inputs(calculated);
  const results = calculator.results(calculated);
  const situation = situationText(inputs, results);

  // A new result comes into sight on a phone, where it is below the button; where it is in sight nothing moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new result
  useEffect(() => {
    section.current?.querySelector('[data-numbers]')?.scrollIntoView?.({ block: 'nearest' });
  }, [calculated]);

  return (
    <Section title="Result" ref={section}>
      <Stack gap={6}>
        <p className={styles.basis}>
          {inputs.map(({ label, value }) => `${label}: ${value}`).join('\u00a0· ')}
        </p>
        {isStale && (
          <p className={styles.stale} data-print="hide">
            The inputs have changed since. Calculate again for a new result.
          </p>
        )}
        <div className={styles.numbers} data-numbers="">
          {results.map((fact) => (
            <FactTile key={fact.label} {...fact} />
          ))}
        </div>
        <ResultActions
          isPage={isPage}
          link={inputLink(calculator, calculated.values)}
          summary={summaryText(calculator.name, inputs, results)}
        />
        <calculator.Details {...calculated} />
        {/* Remounts for other numbers, whose advice would mislead. */}
        <CalculatorAdvice key={situation} advice={calculator.advice} situation={situation} />
      </Stack>
    </Section>
  );
}

function FactTile({ label, value, hint, tone }: Fact) {
  return (
    <StatTile
      className={styles.tile}
      hint={hint}
      label={label}
      value={<span className={tone && styles[tone]}>{value}</span>}
    />
  );
}

import { Section, Stack } from '@commons/ui/layout/page';
import { inEnglish, t } from '@commons/ui/text/texts';
import type { Calculated, Calculator, Values } from './calculator';
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
  /** The current inputs. */
  readonly values: Values<Name>;
}

/** Everything that belongs to a result besides its numbers: inputs, actions, schedule or chart, and advice. */
export function CalculatorResult<Name extends string, Request, Answer>({
  calculator,
  calculated,
  isPage,
  isStale,
  values,
}: CalculatorResultProps<Name, Request, Answer>) {
  const inputs = calculator.inputs(calculated);
  const results = calculator.results(calculated);
  const situation = inEnglish(() =>
    situationText(calculator.inputs(calculated), calculator.results(calculated)),
  );

  return (
    <Section title={t('details')}>
      <Stack gap={6}>
        <p className={styles.basis}>
          {inputs.map(({ label, value }) => `${label}: ${value}`).join('\u00a0· ')}
        </p>
        {isStale && (
          <p className={styles.stale} data-print="hide">
            {t('inputsHaveChangedSince')}
          </p>
        )}
        <ResultActions
          isPage={isPage}
          link={inputLink(calculator, calculated.values)}
          summary={summaryText(calculator.name, inputs, results)}
        />
        <calculator.Details {...calculated} />
        {/* Remounts for other numbers, whose advice would mislead. */}
        <CalculatorAdvice
          key={situation}
          advice={calculator.advice}
          page={isPage ? inputLink(calculator, values) : undefined}
          situation={situation}
        />
      </Stack>
    </Section>
  );
}

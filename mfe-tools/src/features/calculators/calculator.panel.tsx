import { Button } from '@commons/ui/controls/button';
import { Stack } from '@commons/ui/layout/page';
import { VisuallyHidden } from '@commons/ui/layout/visually-hidden';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { readBack } from '@commons/web-kit/forms/typed-number';
import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { AnswerCard } from './answer.card';
import styles from './answer.module.css';
import type { Calculator } from './calculator';
import { CalculatorResult } from './calculator.result';
import { calculationFailed, useCalculator } from './calculator-state';
import { AnswerBar } from './charts/answer-bar';
import { SavedCalculations } from './saved/saved-calculations';

interface CalculatorPanelProps<Name extends string, Request, Answer> {
  readonly calculator: Calculator<Name, Request, Answer>;
  /** On a page: the inputs in its address, and the setter for those of the last result. */
  readonly query?: URLSearchParams | undefined;
  readonly onCalculated?: (link: string) => void;
}

/** The help of a field whose number is not typed as numbers are written: "Read as 1,500". */
function readAs(text: string) {
  const number = readBack(text);
  return number !== undefined && { help: t('readAs', { number }) };
}

/** The frame of all calculators: inputs, then the result if there is one (specification D2 §2). */
export function CalculatorPanel<Name extends string, Request, Answer>({
  calculator,
  ...page
}: CalculatorPanelProps<Name, Request, Answer>) {
  const form = useRef<HTMLFormElement>(null);
  const state = useCalculator(calculator, form, page);
  const { calculated, shown } = state;
  const side = useRef<HTMLDivElement>(null);

  // Scrolls a new result into view on a phone, where it is below the button.
  useEffect(() => {
    if (calculated)
      side.current?.querySelector('[data-numbers] > *')?.scrollIntoView?.({ block: 'nearest' });
  }, [calculated]);

  return (
    <div className={styles.frame}>
      <Stack gap={8}>
        <div className={styles.columns}>
          <CalculatorForm calculator={calculator} ref={form} state={state} />
          {shown ? (
            <>
              <AnswerBar
                sentence={calculator.answer(shown)}
                facts={calculator.results(shown).slice(1)}
              />
              <div className={styles.side} ref={side}>
                <AnswerCard calculator={calculator} shown={shown} isLive={shown !== calculated} />
              </div>
            </>
          ) : (
            <p className={styles.waiting}>{t('answerShowsHereType')}</p>
          )}
        </div>
        {calculated && (
          <CalculatorResult
            calculated={calculated}
            calculator={calculator}
            isPage={page.query !== undefined}
            isStale={state.isStale}
            values={state.values}
          />
        )}
        <SavedCalculations
          calculator={calculator}
          onOpen={(opened) => state.change(opened)}
          shown={shown}
        />
      </Stack>
    </div>
  );
}

interface CalculatorFormProps<Name extends string, Request, Answer> {
  readonly calculator: Calculator<Name, Request, Answer>;
  readonly state: ReturnType<typeof useCalculator<Name, Request, Answer>>;
  readonly ref: RefObject<HTMLFormElement | null>;
}

/** The inputs, and the announcement of a result to screen readers. */
function CalculatorForm<Name extends string, Request, Answer>({
  calculator,
  state,
  ref,
}: CalculatorFormProps<Name, Request, Answer>) {
  const { values, problems, calculated, busy } = state;
  const headline = calculated && calculator.results(calculated)[0];
  const field = (name: Name) => ({
    name,
    value: values[name],
    error: problems[name],
    ...readAs(values[name]),
    onChange: ({ target }: { target: { value: string } }) =>
      state.change({ [name]: target.value } as Partial<typeof values>),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) state.calculate();
  };
  return (
    <form method="post" noValidate data-print="hide" onSubmit={submit} ref={ref}>
      <Stack gap={6}>
        <calculator.Fields field={field} problems={problems} values={values} />
        <div>
          <Button type="submit" variant="primary" busy={busy} busyLabel={t('calculating')}>
            {t('calculate')}
          </Button>
        </div>
        {state.failed && (
          <Banner tone="error">
            <p>{calculationFailed}</p>
            {state.reason && <p>{state.reason}</p>}
          </Banner>
        )}
      </Stack>
      <div role="status">
        {headline && (
          <VisuallyHidden>
            {t('resultAnnounced', { label: headline.label, value: headline.value })}
          </VisuallyHidden>
        )}
      </div>
    </form>
  );
}

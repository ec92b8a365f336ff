import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { t } from '../text/texts';
import { beginAt, isFocusLost } from './begin-at';
import { focusField } from './form-control';
import styles from './step-fields.module.css';

interface StepFieldsProps {
  /** `step` of `useStepFocus`. */
  readonly ref: RefObject<HTMLFieldSetElement | null>;
  /** Names of all steps, as in the Stepper. */
  readonly steps: readonly string[];
  readonly current: number;
  readonly children: ReactNode;
}

/** The fields of the open step of a form, announced as 'Step 2 of 3: Description' when they receive the focus. */
export function StepFields({ ref, steps, current, children }: StepFieldsProps) {
  return (
    <fieldset
      aria-label={t('stepValueLengthValue2', {
        value: current + 1,
        length: steps.length,
        value2: steps[current] ?? '',
      })}
      className={styles.step}
      ref={ref}
      tabIndex={-1}
    >
      {children}
    </fieldset>
  );
}

/**
 * Moves the focus in a form with steps, once the requested element is rendered.
 * @param form prefix of the fields' ids, as in `textControl`
 * @param fromOpener the form replaces the button that opened it, whose focus would be lost
 */
export function useStepFocus(form: string, fromOpener: boolean) {
  const step = useRef<HTMLFieldSetElement>(null);
  const next = useRef<'opened' | 'step' | { readonly field: string } | undefined>(
    fromOpener ? 'opened' : undefined,
  );
  useEffect(() => {
    const wanted = next.current;
    next.current = undefined;
    if (!wanted || !step.current) return;
    if (typeof wanted === 'object') return focusField(form, wanted.field);
    // Moves to the top of the step, also for screen readers: the pressed button stays where it was.
    const whole = step.current.closest('section') ?? step.current;
    if (wanted === 'step' || isFocusLost(step.current)) beginAt(step.current, whole);
  });
  return {
    step,
    toStep: () => {
      next.current = 'step';
    },
    toField: (field: string) => {
      next.current = { field };
    },
  };
}

import { classNames } from '../elements/class-names';
import { VisuallyHidden } from '../layout/visually-hidden';
import { TickIcon } from '../pictures/icons';
import { t } from '../text/texts';
import styles from './stepper.module.css';

/** `filled`: everything that the step requires is there. `missing`: something required is not. */
export type StepState = 'filled' | 'missing' | undefined;

export interface StepperProps {
  /** Accessible name: 'Create listing'. */
  label: string;
  steps: readonly string[];
  /** The current step, from 0; `steps.length` when all are finished. */
  current: number;
  /** Which steps have a tick; by default, every step before the current one. */
  states?: readonly StepState[];
  /** Makes steps clickable. */
  onStep?: (index: number) => void;
  /** Which steps are clickable: those before the current one, or all. Default: finished. */
  jump?: 'finished' | 'any';
}

/** Numbered steps: finished ones green with a tick, the current one filled. A bar on a phone. */
export function Stepper({
  label,
  steps,
  current,
  states,
  onStep,
  jump = 'finished',
}: StepperProps) {
  const present = steps[current];
  return (
    <nav aria-label={label} className={styles.stepper} data-print="hide">
      {present && (
        <p aria-hidden="true" className={styles.phone}>
          <span className={styles.phoneCount}>
            {t('stepValueLength', { value: current + 1, length: steps.length })}
          </span>
          {present}
        </p>
      )}
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const open = index === current;
          const passed = index < current;
          const finished = states ? states[index] === 'filled' && !open : passed;
          const missing = states?.[index] === 'missing' && !open;
          const inner = (
            <>
              <span aria-hidden="true" className={styles.number}>
                {finished ? <TickIcon size={18} /> : missing ? '!' : index + 1}
              </span>
              <span className={styles.name}>
                {step}
                {finished && <VisuallyHidden> {t('finished')}</VisuallyHidden>}
                {missing && <VisuallyHidden> {t('somethingMissing')}</VisuallyHidden>}
              </span>
            </>
          );
          const clickable = onStep && !open && (jump === 'any' || passed);
          return (
            <li
              aria-current={open ? 'step' : undefined}
              className={classNames(
                styles.step,
                finished && styles.finished,
                missing && styles.missing,
                open && styles.open,
              )}
              key={step}
            >
              {clickable ? (
                <button className={styles.inner} onClick={() => onStep(index)} type="button">
                  {inner}
                </button>
              ) : (
                <span className={styles.inner}>{inner}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

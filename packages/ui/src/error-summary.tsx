import { useEffect, useRef } from 'react';
import styles from './error-summary.module.css';
import { WarningIcon } from './icons';

export interface FieldProblem {
  /** Id of the control, so that the line leads there; absent for a problem of the whole form. */
  fieldId?: string;
  message: string;
}

/**
 * Above a form that was refused: what is wrong, each line leading to its field. Takes the focus when
 * it appears and when the problems change, so that a screen reader says them and the page scrolls
 * there. Draws nothing without problems; keep the list the same object between attempts to send.
 */
export function ErrorSummary({
  title = 'Please check the form',
  problems,
}: {
  title?: string;
  problems: readonly FieldProblem[];
}) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <section aria-label={title} className={styles.summary} ref={box} role="alert" tabIndex={-1}>
      <p className={styles.title}>
        <WarningIcon />
        {title}
      </p>
      <ul className={styles.list}>
        {problems.map(({ fieldId, message }) => (
          <li key={`${fieldId}:${message}`}>
            {fieldId ? (
              <a
                className={styles.link}
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId)?.focus();
                }}
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

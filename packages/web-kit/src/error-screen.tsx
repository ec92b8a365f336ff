import { BenchDrawing } from '@commons/ui/bench-drawing';
import { Button } from '@commons/ui/button';
import { t } from '@commons/ui/texts';
import styles from './error-screen.module.css';

interface ErrorScreenProps {
  readonly onTryAgain: () => void;
  /** True in place of a part of a page, which has its own h1. */
  readonly part?: boolean;
}

/** Replaces a failed area (specification D1 §2). It never shows the text of an error. */
export function ErrorScreen({ onTryAgain, part = false }: ErrorScreenProps) {
  const Heading = part ? 'h2' : 'h1';
  const tryAgain = () => {
    onTryAgain();
    // The focused button is removed; keyboard focus would restart above the navigation bar.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.screen} role="alert">
      {!part && <BenchDrawing />}
      <Heading className={styles.title}>{t('oopsSomethingWentWrong')}</Heading>
      <p>{t('wereSorryButSomething')}</p>
      <div className={styles.buttons}>
        <Button onClick={() => globalThis.location.reload()}>{t('refreshPage')}</Button>
        <Button variant="primary" onClick={tryAgain}>
          {t('tryAgain')}
        </Button>
      </div>
    </section>
  );
}

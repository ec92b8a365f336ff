import { Button } from '@commons/ui/button';
import styles from './error-screen.module.css';

/** What stands in place of an area that failed (specification D1 §2). It never shows the text of an error. */
export function ErrorScreen({ onTryAgain }: { readonly onTryAgain: () => void }) {
  const tryAgain = () => {
    onTryAgain();
    // The pressed button goes; the keyboard would begin again above the navigation bar.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.screen} role="alert">
      <h2>Oops! Something went wrong</h2>
      <p>We're sorry, but something unexpected happened. Please try refreshing the page.</p>
      <div className={styles.buttons}>
        <Button onClick={() => globalThis.location.reload()}>Refresh Page</Button>
        <Button variant="primary" onClick={tryAgain}>
          Try Again
        </Button>
      </div>
    </section>
  );
}

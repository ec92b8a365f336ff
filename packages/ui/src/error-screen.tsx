import { Button } from './button';
import { classNames } from './class-names';
import styles from './error-screen.module.css';
import { Illustration } from './illustrations';

export interface ErrorScreenProps {
  /** Loads the page anew. */
  onRefresh: () => void;
  /** Clears the error and draws the part again. */
  onTryAgain: () => void;
  /** For a part of a page: less room, an h2. */
  compact?: boolean;
}

/** What stands where a part of the site failed. The texts are those of specification 1 §2. */
export function ErrorScreen({ onRefresh, onTryAgain, compact = false }: ErrorScreenProps) {
  const Heading = compact ? 'h2' : 'h1';
  return (
    <div className={classNames(styles.screen, compact && styles.compact)} role="alert">
      <Illustration name="nothing-here" />
      <Heading className={styles.title}>Oops! Something went wrong</Heading>
      <p className={styles.text}>
        We're sorry, but something unexpected happened. Please try refreshing the page.
      </p>
      <div className={styles.actions}>
        <Button onClick={onTryAgain} variant="primary">
          Try Again
        </Button>
        <Button onClick={onRefresh}>Refresh Page</Button>
      </div>
    </div>
  );
}

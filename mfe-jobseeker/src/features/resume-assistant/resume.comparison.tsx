import { VisuallyHidden } from '@commons/ui/visually-hidden';
import { comparedLines } from './changed-lines';
import styles from './resume-assistant.module.css';

interface ComparisonProps {
  readonly before: string;
  readonly after: string;
}

/** Before and after, side by side on a wide screen; what differs is marked. */
export function ResumeComparison({ before, after }: ComparisonProps) {
  return (
    <div className={styles.comparison} data-print="hide">
      <Sheet title="Before" text={before} other={after} mark="removed" />
      <Sheet title="After" text={after} other={before} mark="new" />
    </div>
  );
}

interface SheetProps {
  readonly title: string;
  readonly text: string;
  readonly other: string;
  readonly mark: 'removed' | 'new';
}

function Sheet({ title, text, other, mark }: SheetProps) {
  return (
    <section aria-label={title} className={styles.sheet}>
      <h3 className={styles.section}>{title}</h3>
      <div className={styles.paper}>
        {comparedLines(text, other).map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity, and none moves
          <p className={line.changed && line.text.trim() ? styles[mark] : undefined} key={at}>
            {line.changed && line.text.trim() && <VisuallyHidden>{mark}: </VisuallyHidden>}
            {line.text || '\u00a0'}
          </p>
        ))}
      </div>
    </section>
  );
}

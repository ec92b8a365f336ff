import { Tabs } from '@commons/ui/layout/tabs';
import { useWideScreen } from '@commons/ui/layout/use-wide-screen';
import { VisuallyHidden } from '@commons/ui/layout/visually-hidden';
import { t } from '@commons/ui/text/texts';
import { useState } from 'react';
import { comparedLines } from './changed-lines';
import styles from './resume-assistant.module.css';

interface ComparisonProps {
  readonly before: string;
  readonly after: string;
}

const views = [
  { id: 'after', label: t('after') },
  { id: 'before', label: t('before') },
] as const;

const marks = { removed: t('removed'), new: t('newLine') } as const;

/** Before and after: side by side on a wide screen, one at a time on a phone. Differences are marked. */
export function ResumeComparison({ before, after }: ComparisonProps) {
  const isWide = useWideScreen();
  const [view, setView] = useState<'after' | 'before'>('after');
  const old = <Sheet title={t('before')} text={before} other={after} mark="removed" />;
  const improved = <Sheet title={t('after')} text={after} other={before} mark="new" />;
  if (isWide) {
    return (
      <div className={styles.comparison} data-print="hide">
        {old}
        {improved}
      </div>
    );
  }
  return (
    <div data-print="hide">
      <Tabs active={view} items={views} label={t('beforeAfter')} onChange={setView}>
        {view === 'after' ? improved : old}
      </Tabs>
    </div>
  );
}

interface SheetProps {
  readonly title: string;
  readonly text: string;
  readonly other: string;
  readonly mark: keyof typeof marks;
}

function Sheet({ title, text, other, mark }: SheetProps) {
  return (
    <section aria-label={title} className={styles.sheet}>
      <h3 className={styles.section}>{title}</h3>
      <div className={styles.paper}>
        {comparedLines(text, other).map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity, and none moves
          <p className={line.changed && line.text.trim() ? styles[mark] : undefined} key={at}>
            {line.changed && line.text.trim() && <VisuallyHidden>{marks[mark]}: </VisuallyHidden>}
            {line.text || '\u00a0'}
          </p>
        ))}
      </div>
    </section>
  );
}

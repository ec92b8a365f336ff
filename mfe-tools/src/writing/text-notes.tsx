import { upperFirst } from '@commons/contracts/text/upper-first';
import { Button } from '@commons/ui/controls/button';
import { Row } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import styles from './text-notes.module.css';
import type { Written } from './text-writing';

interface TextNotesProps {
  readonly written: Written;
  /** Moves the focus back to the form. */
  readonly onAdd?: () => void;
}

/** Shown next to a finished text: points to check, and suggestions to improve it. */
export function TextNotes({ written: { checks = [], missing = [] }, onAdd }: TextNotesProps) {
  return (
    <>
      <NoteList heading={t('checkBeforeUse')} notes={checks} />
      <NoteList heading={t('whatWouldMakeBetter')} notes={missing} />
      {onAdd && missing.length > 0 && (
        <Row>
          <Button onClick={onAdd} variant="quiet">
            {t('goBackEntries')}
          </Button>
        </Row>
      )}
    </>
  );
}

function NoteList({ heading, notes }: { heading: string; notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <section aria-label={heading} className={styles.notes}>
      <h4>{heading}</h4>
      <ul>
        {notes.map((note) => (
          <li key={note}>{upperFirst(note)}</li>
        ))}
      </ul>
    </section>
  );
}

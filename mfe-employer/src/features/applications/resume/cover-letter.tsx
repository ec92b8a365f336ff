import { Button } from '@commons/ui/controls/button';
import { t } from '@commons/ui/text/texts';
import { useState } from 'react';
import styles from '../application.card.module.css';
import { coverLetterPreview } from './cover-letter-preview';

/** The start of a cover letter (specification D2 §9), expandable to the whole text. */
export function CoverLetter({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  const preview = coverLetterPreview(text);
  return (
    <div>
      <p className={styles.letter}>{whole ? text : preview}</p>
      {preview !== text && (
        <Button
          className={styles.more}
          variant="quiet"
          size="small"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? t('showLess') : t('readWholeLetter')}
        </Button>
      )}
    </div>
  );
}

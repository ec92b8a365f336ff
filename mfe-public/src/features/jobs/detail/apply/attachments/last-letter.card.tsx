import type { ApplicationStart } from '@commons/contracts/applications/application-start';
import { Button } from '@commons/ui/controls/button';
import { dayText } from '@commons/ui/text/day';
import { t } from '@commons/ui/text/texts';
import { useId } from 'react';
import styles from './attachments.module.css';

type LastLetter = NonNullable<ApplicationStart['letter']>;

interface LastLetterCardProps {
  readonly letter: LastLetter;
  readonly onUse: (text: string) => void;
}

/** The start of the letter last sent for a similar job, to be reused. */
export function LastLetterCard({ letter, onUse }: LastLetterCardProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.part}>
      <div className={styles.words}>
        <h3 className={styles.name} id={titleId}>
          {t('letter', { jobTitle: letter.job_title })}
        </h3>
        <p className={styles.facts}>{`${letter.company_name}, ${dayText(letter.sent_at)}`}</p>
        <p className={styles.lines}>{letter.text}</p>
      </div>
      <Button aria-describedby={titleId} size="small" onClick={() => onUse(letter.text)}>
        {t('useLetter')}
      </Button>
    </section>
  );
}

/** A reused letter may still name the previous employer. */
export const namesAnotherCompany = (
  text: string,
  letter: LastLetter | undefined,
  company: string,
) =>
  letter !== undefined &&
  letter.company_name.toLowerCase() !== company.toLowerCase() &&
  text.toLowerCase().includes(letter.company_name.toLowerCase());

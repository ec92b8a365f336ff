import type { KeptResume } from '@commons/contracts/applications/application-start';
import { townTime } from '@commons/contracts/businesses/open-state';
import { Button } from '@commons/ui/controls/button';
import { FileIcon } from '@commons/ui/pictures/icons';
import { Breakable } from '@commons/ui/text/breakable';
import { locale, t } from '@commons/ui/text/texts';
import { townTimeZone } from '@commons/ui/text/town-time-zone';
import { counted, metaLine } from '@commons/ui/text/wording';
import { useId } from 'react';
import styles from './attachments.module.css';

/** 'May', or 'May 2025' for another year. */
const monthOf = (iso: string, now = new Date()): string => {
  const [day, timeZone] = [new Date(iso), townTimeZone()];
  const yearOf = (moment: Date) => townTime(moment, timeZone).date.slice(0, 4);
  const isThisYear = yearOf(day) === yearOf(now);
  return day.toLocaleDateString(locale, {
    timeZone,
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  });
};

interface KeptResumeCardProps {
  readonly resume: KeptResume;
  readonly onChange: () => void;
}

/** The attached résumé: "maria-cv.pdf, 2 pages, uploaded in May". */
export function KeptResumeCard({ resume, onChange }: KeptResumeCardProps) {
  const titleId = useId();
  const { filename, pages, kept_at } = resume;
  return (
    <section aria-labelledby={titleId} className={styles.part}>
      <FileIcon className={styles.icon} />
      <div className={styles.words}>
        <h3 className={styles.name} id={titleId}>
          {t('resume')}
        </h3>
        <p>
          <Breakable>{filename}</Breakable>
        </p>
        <p className={styles.facts}>
          {metaLine([
            pages ? counted(pages, t('pageNoun'), t('pagesNoun')) : undefined,
            t('uploaded', { keptAt: monthOf(kept_at) }),
          ])}
        </p>
      </div>
      <Button aria-describedby={titleId} size="small" onClick={onChange}>
        {t('change2')}
      </Button>
    </section>
  );
}

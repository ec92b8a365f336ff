import { Button } from '@commons/ui/controls/button';
import { Row } from '@commons/ui/layout/page';
import { VisuallyHidden } from '@commons/ui/layout/visually-hidden';
import { Card } from '@commons/ui/lists/card';
import { TickIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import type { ReactNode } from 'react';
import styles from './profile.module.css';
import type { ChecklistItem } from './profile-checklist';

interface ProfileChecklistCardProps {
  readonly items: readonly ChecklistItem[];
  /** The button that fills the profile from a résumé. */
  readonly fill: ReactNode;
  /** Opens edit mode at this section. */
  readonly onEdit: (title: string) => void;
}

/** Lists what is complete and what is missing, until everything is complete; empty sections are shown here only. */
export function ProfileChecklistCard({ items, fill, onEdit }: ProfileChecklistCardProps) {
  const expected = items.filter(({ isOptional }) => !isOptional);
  const done = expected.filter(({ isDone }) => isDone).length;
  return (
    <Card as="section" tone="sunken" aria-labelledby="profile-checklist" className={styles.part}>
      <Row spread>
        <h3 className={styles.partTitle} id="profile-checklist">
          {t('completeProfile')}
        </h3>
        <p className={styles.soft}>{t('doneLengthDone', { done, length: expected.length })}</p>
      </Row>
      <Row>
        {fill}
        <p className={styles.soft}>{t('quickestWayChooseWhat')}</p>
      </Row>
      <ul className={styles.checklist}>
        {items.map(({ title, missing, isDone, isOptional }) => (
          <li key={title} className={styles.checklistItem}>
            <span aria-hidden="true" className={isDone ? styles.tick : styles.circle}>
              {isDone && <TickIcon size={16} />}
            </span>
            <span className={styles.checklistWords}>
              {title}
              {isDone ? (
                <VisuallyHidden> {t('done')}</VisuallyHidden>
              ) : (
                <span className={styles.soft}>
                  {missing}
                  {isOptional && ` (${t('optional')})`}
                </span>
              )}
            </span>
            {!isDone && (
              <Button
                size="small"
                aria-label={t('addTitle', { title })}
                onClick={() => onEdit(title)}
              >
                {t('add')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

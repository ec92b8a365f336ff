import { Card } from '@commons/ui/lists/card';
import { Illustration } from '@commons/ui/pictures/illustrations';
import { t } from '@commons/ui/text/texts';
import styles from './overview.module.css';

/** Tips for the first search, while there are no applications (specification D2 §2). */
export function FirstSteps() {
  return (
    <Card as="section" tone="sunken" className={styles.first} aria-labelledby="first-steps">
      <Illustration name="no-jobs" />
      <div>
        <h2 className={styles.firstTitle} id="first-steps">
          {t('readyStartJobSearch')}
        </h2>
        <ol className={styles.tips}>
          <li>{t('searchByOneWord')}</li>
          <li>{t('readPayPlaceFirst')}</li>
          <li>{t('applyShortLetterOwn')}</li>
        </ol>
      </div>
    </Card>
  );
}

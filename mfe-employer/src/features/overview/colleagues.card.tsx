import { ButtonLink } from '@commons/ui/controls/button';
import { Card } from '@commons/ui/lists/card';
import { t } from '@commons/ui/text/texts';
import { Link } from '@commons/web-kit/router';
import styles from './overview.module.css';

/** Leads an owner to the people of the business, who are in the account settings. */
export function ColleaguesCard() {
  return (
    <Card as="section" aria-labelledby="colleagues-card" className={styles.listing}>
      <div className={styles.text}>
        <h2 className={styles.listingTitle} id="colleagues-card">
          {t('workTogether')}
        </h2>
        <p className={styles.quiet}>{t('colleaguesLookAfter')}</p>
      </div>
      <ButtonLink as={Link} to="?tab=profile&section=settings#colleagues">
        {t('inviteColleague')}
      </ButtonLink>
    </Card>
  );
}

import { maxStars } from '@commons/contracts/applications/applicant-lists';
import { t } from '@commons/ui/text/texts';
import styles from './desk.module.css';

/** The private stars of an application. */
export function Stars({ stars }: { readonly stars: number }) {
  return (
    <span
      aria-label={t('starsMoststarsStars', { stars, maxStars })}
      className={styles.stars}
      role="img"
    >
      {'★'.repeat(stars)}
    </span>
  );
}

import { mostStars } from '@commons/contracts/applicant-lists';
import styles from './desk.module.css';

/** The private stars of an application. */
export function Stars({ stars }: { readonly stars: number }) {
  return (
    <span aria-label={`${stars} of ${mostStars} stars`} className={styles.stars} role="img">
      {'★'.repeat(stars)}
    </span>
  );
}

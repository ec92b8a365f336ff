import type { Review } from '@commons/contracts/reviews';
import { useSession } from '@commons/web-kit/app-context';
import { byAccount } from '@commons/web-kit/dashboard-links';
import { Link } from '@commons/web-kit/router';
import styles from './reviews.module.css';

const account = {
  employer: '/employer-dashboard?tab=profile',
  seeker: '/job-seeker-dashboard?tab=profile',
  guest: undefined,
};

/** Why a review does not count (decision B23), or is seen by its author alone (decision B24). */
export function WaitingNote({ review }: { readonly review: Review }) {
  const { user } = useSession();
  const to = byAccount<string | undefined>(user, account);
  if (review.held) {
    return (
      <p className={styles.waits}>
        Only you see this for now. Far more reviews than usual came for this business within a day,
        so new ones wait until our team has looked, whatever they say. Yours is kept.
      </p>
    );
  }
  if (!review.uncounted) return null;
  if (review.own && to) {
    return (
      <p className={styles.waits}>
        Counts once you confirm your email. <Link to={to}>Confirm it in your account</Link>
      </p>
    );
  }
  return (
    <p className={styles.waits}>
      Not counted in the stars yet: the writer has not confirmed an email address.
    </p>
  );
}

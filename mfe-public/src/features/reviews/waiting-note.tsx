import type { Review } from '@commons/contracts/businesses/reviews';
import { rich, t } from '@commons/ui/text/texts';
import { useSession } from '@commons/web-kit/app-context';
import { byAccount } from '@commons/web-kit/page/dashboard-links';
import { Link } from '@commons/web-kit/router';
import styles from './reviews.module.css';

const account = {
  employer: '/employer-dashboard?tab=profile',
  seeker: '/job-seeker-dashboard?tab=profile',
  guest: undefined,
};

/** Why a review does not count (decision B23), or is only visible to its author (decision B24). */
export function WaitingNote({ review }: { readonly review: Review }) {
  const { user } = useSession();
  const to = byAccount<string | undefined>(user, account);
  if (review.held) return <p className={styles.waits}>{t('onlySeeNowFarMore')}</p>;
  if (!review.uncounted) return null;
  if (review.own && to) {
    return (
      <p className={styles.waits}>
        {rich('countsOnceConfirmEmailConfirm', { link: (words) => <Link to={to}>{words}</Link> })}
      </p>
    );
  }
  return <p className={styles.waits}>{t('notCountedStarsYetWriter')}</p>;
}

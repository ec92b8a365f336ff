import { Breakable } from '@commons/ui/breakable';
import { useSession } from '@commons/web-kit/app-context';
import { Link } from '@commons/web-kit/router';
import styles from './apply-again.module.css';

/** Name and address that the employer gets, from the account. */
export function ContactLine() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <p className={styles.contact}>
      From <strong>{user.full_name}</strong>, <Breakable>{user.email}</Breakable>{' '}
      <Link to="/job-seeker-dashboard?tab=profile">Change</Link>
    </p>
  );
}

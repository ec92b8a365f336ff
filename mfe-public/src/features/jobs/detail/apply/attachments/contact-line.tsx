import { Breakable } from '@commons/ui/text/breakable';
import { rich } from '@commons/ui/text/texts';
import { useSession } from '@commons/web-kit/app-context';
import { Link } from '@commons/web-kit/router';
import styles from './attachments.module.css';

/** The name and address that the employer receives, from the account. */
export function ContactLine() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <p className={styles.contact}>
      {rich('fromChange', {
        strong: () => <strong>{user.full_name}</strong>,
        breakable: () => <Breakable>{user.email}</Breakable>,
        link: (words) => <Link to="/job-seeker-dashboard?tab=profile">{words}</Link>,
      })}
    </p>
  );
}

import type { CurrentUser } from '@commons/contracts/account';
import type { AccountType } from '@commons/contracts/account-lists';
import { Badge } from '@commons/ui/badge';
import { TickIcon } from '@commons/ui/icons';
import { hasSeekers } from '@commons/web-kit/portal-areas';
import { Link } from '@commons/web-kit/router';
import styles from './account-summary.module.css';

const typeNames = (): Record<AccountType, string> => ({
  job_seeker: hasSeekers() ? 'Job Seeker' : 'Neighbor or Customer',
  employer: hasSeekers() ? 'Employer / Business Owner' : 'Business Owner',
});

/** The subject tells the operator what is asked for (decision A55). */
const contactPath = `/contact?subject=${encodeURIComponent('Change account type')}`;

interface AccountSummaryProps {
  readonly user: CurrentUser;
  /** Whether /contact exists: the link to support is left out rather than dead. */
  readonly hasContactPage: boolean;
}

/** Account type and address. Only support can change the type (D2 §2). */
export function AccountSummary({ user, hasContactPage }: AccountSummaryProps) {
  return (
    <div className={styles.summary}>
      <p className={styles.facts}>
        <span>
          Account type: <strong>{typeNames()[user.account_type]}</strong>
        </span>
        {user.email_verified && (
          <Badge tone="green" icon={<TickIcon size={16} />}>
            Email verified
          </Badge>
        )}
      </p>
      <p className={styles.support}>
        {hasContactPage ? (
          <>
            To change it, <Link to={contactPath}>contact support</Link>.
          </>
        ) : (
          'To change it, contact support with the subject “Change account type”.'
        )}
      </p>
    </div>
  );
}

import type { CurrentUser } from '@commons/contracts/account/account';
import type { AccountType } from '@commons/contracts/account/account-lists';
import { Badge } from '@commons/ui/controls/badge';
import { TickIcon } from '@commons/ui/pictures/icons';
import { rich, t } from '@commons/ui/text/texts';
import { employerAccountRequestPath } from '@commons/web-kit/page/dashboard-links';
import { hasSeekers } from '@commons/web-kit/portal/portal-areas';
import { Link } from '@commons/web-kit/router';
import styles from './account-summary.module.css';

const typeNames = (): Record<AccountType, string> => ({
  job_seeker: hasSeekers() ? t('jobSeeker') : t('neighborCustomer'),
  employer: hasSeekers() ? t('employerBusinessOwner') : t('businessOwner'),
});

interface AccountSummaryProps {
  readonly user: CurrentUser;
  /** Whether /contact exists: without it, the link to support is omitted. */
  readonly hasContactPage: boolean;
}

/** Account type and address. Only support can change the type (D2 §2). */
export function AccountSummary({ user, hasContactPage }: AccountSummaryProps) {
  return (
    <div className={styles.summary}>
      <p className={styles.facts}>
        <span>
          {rich('accountType', { strong: () => <strong>{typeNames()[user.account_type]}</strong> })}
        </span>
        {user.email_verified && (
          <Badge tone="green" icon={<TickIcon size={16} />}>
            {t('emailVerified')}
          </Badge>
        )}
      </p>
      <p className={styles.support}>
        {hasContactPage
          ? rich('changeContactSupport', {
              link: (words) => <Link to={employerAccountRequestPath}>{words}</Link>,
            })
          : t('changeContactSupportSubjectChange')}
      </p>
    </div>
  );
}

import type { OperatorAccount } from '@commons/contracts/moderation/moderation';
import { Badge } from '@commons/ui/controls/badge';
import { Button } from '@commons/ui/controls/button';
import { Row } from '@commons/ui/layout/page';
import { rich, t } from '@commons/ui/text/texts';
import { useSession } from '@commons/web-kit/app-context';
import { Link } from '@commons/web-kit/router';
import { AccountDecisions } from '../accounts/account-decisions';
import { useAuthor } from '../parts/operator.api';
import styles from '../parts/operator.module.css';
import { When } from '../parts/when';

interface AuthorNoteProps {
  readonly id: string;
  readonly hiddenBefore?: number | undefined;
  readonly onSuspend: (account: OperatorAccount) => void;
}

/** The author: name, age of the account, other hidden texts; and a link to suspend them. */
export function AuthorNote({ id, hiddenBefore = 0, onSuspend }: AuthorNoteProps) {
  const { user } = useSession();
  const { data: account } = useAuthor(id);
  // The account is gone, or auth is down: the decision is possible without it.
  if (!account) return null;
  return (
    <Row gap={3}>
      <p className={styles.soft}>
        {rich('accountOfNameSince', {
          link: (words) => <Link to={`?tab=accounts&account=${id}`}>{words}</Link>,
          name: account.full_name,
          when: () => <When iso={account.created_at} />,
        })}{' '}
        {hiddenBefore > 0 && t('moreOfTheirsHidden', { count: hiddenBefore })}
      </p>
      {account.suspended && <Badge tone="red">{t('suspendedBadge')}</Badge>}
      {!account.suspended && account.id !== user?.id && (
        <Button
          aria-haspopup="dialog"
          aria-label={t('suspendName', { name: account.full_name })}
          data-key="s"
          onClick={() => onSuspend(account)}
          size="small"
        >
          {t('suspend')}
        </Button>
      )}
      <AccountDecisions account={account} />
    </Row>
  );
}

import type { OperatorAccount } from '@commons/contracts/moderation/moderation';
import type { AccountSuspension } from '@commons/contracts/moderation/suspensions';
import { Button } from '@commons/ui/controls/button';
import { Banner } from '@commons/ui/messages/banner';
import { rich, t } from '@commons/ui/text/texts';
import { useApi, useSession } from '@commons/web-kit/app-context';
import { useAct } from '@commons/web-kit/forms/use-act';
import { useState } from 'react';
import { restoreAccount } from '../parts/operator.api';
import type { Done } from '../parts/use-done';
import { When } from '../parts/when';
import { SuspendDialog } from './suspend.dialog';

interface SuspensionProps {
  readonly account: OperatorAccount;
  readonly done: Done;
}

/** Who suspended the account, when, why and until when. */
export function Suspended({ suspension }: { readonly suspension: AccountSuspension }) {
  const { by, at, until, reason } = suspension;
  return (
    <Banner announce="off" tone="warning">
      {until
        ? rich('suspendedByUntil', {
            by,
            at: () => <When iso={at} />,
            until: () => <When iso={until} />,
          })
        : rich('suspendedBy', { by, at: () => <When iso={at} /> })}{' '}
      {reason}
    </Banner>
  );
}

/** Suspends an account, or ends its suspension; not offered for the operator's own account. */
export function SuspensionActions({ account, done }: SuspensionProps) {
  const api = useApi();
  const { user } = useSession();
  const [asking, setAsking] = useState(false);
  const { busy, failure, act } = useAct();
  if (user?.id === account.id) return null;
  const restore = () =>
    act(async () => {
      await restoreAccount(api, account.id);
      await done(t('nameNoLongerSuspended', { name: account.full_name }));
    });
  return (
    <>
      {account.suspended ? (
        <Button busy={busy} onClick={restore}>
          {t('endSuspension')}
        </Button>
      ) : (
        <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t('suspendAccount')}
        </Button>
      )}
      {failure && <Banner tone="error">{failure}</Banner>}
      {asking && <SuspendDialog account={account} done={done} onClose={() => setAsking(false)} />}
    </>
  );
}

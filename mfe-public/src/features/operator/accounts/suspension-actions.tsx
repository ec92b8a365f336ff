import type { OperatorAccount } from '@commons/contracts/moderation/moderation';
import type { AccountSuspension } from '@commons/contracts/suspensions';
import { Banner } from '@commons/ui/banner';
import { Breakable } from '@commons/ui/breakable';
import { Button } from '@commons/ui/button';
import { SelectField } from '@commons/ui/select-field';
import { rich, t } from '@commons/ui/texts';
import { useApi, useSession } from '@commons/web-kit/app-context';
import { useAct } from '@commons/web-kit/use-act';
import { useState } from 'react';
import { restoreAccount, suspendAccount } from '../operator.api';
import { ReasonDialog } from '../reason.dialog';
import type { Done } from '../use-done';
import { When } from '../when';

const dayMs = 86_400_000;
const terms = [
  { value: '', label: t('untilOperatorEndsIt') },
  { value: '1', label: t('oneDay') },
  { value: '7', label: t('sevenDays') },
  { value: '30', label: t('thirtyDays') },
] as const;

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

/** Suspends an account, or ends its suspension. Nobody suspends the own account. */
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

interface SuspendDialogProps extends SuspensionProps {
  readonly onClose: () => void;
}

/** Asks for how long and why; says what follows. */
export function SuspendDialog({ account, done, onClose }: SuspendDialogProps) {
  const api = useApi();
  const [days, setDays] = useState('');
  const suspend = async (reason: string) => {
    const until = days && new Date(Date.now() + Number(days) * dayMs).toISOString();
    await suspendAccount(api, account.id, { reason, ...(until && { until }) });
    onClose();
    void done(t('nameSuspended', { name: account.full_name }));
  };
  return (
    <ReasonDialog
      action={t('suspend')}
      danger
      help={t('personWillReadItAnd')}
      onClose={onClose}
      onReason={suspend}
      title={t('suspendThisAccount')}
    >
      <p>
        <strong>{account.full_name}</strong>, <Breakable>{account.email}</Breakable>
      </p>
      <p>{t('whatSuspensionDoes')}</p>
      <SelectField
        label={t('suspendFor')}
        onChange={(event) => setDays(event.target.value)}
        options={terms}
        value={days}
      />
    </ReasonDialog>
  );
}

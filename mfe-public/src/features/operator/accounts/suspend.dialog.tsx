import { dayMs } from '@commons/contracts/durations';
import type { OperatorAccount } from '@commons/contracts/moderation/moderation';
import { SelectField } from '@commons/ui/forms/select-field';
import { Breakable } from '@commons/ui/text/breakable';
import { t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useState } from 'react';
import { suspendAccount } from '../parts/operator.api';
import { ReasonDialog } from '../parts/reason.dialog';
import type { Done } from '../parts/use-done';

const terms = [
  { value: '', label: t('untilOperatorEndsIt') },
  { value: '1', label: t('oneDay') },
  { value: '7', label: t('sevenDays') },
  { value: '30', label: t('thirtyDays') },
] as const;

interface SuspendDialogProps {
  readonly account: OperatorAccount;
  readonly done: Done;
  readonly onClose: () => void;
}

/** Asks for duration and reason, and explains the consequences. */
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

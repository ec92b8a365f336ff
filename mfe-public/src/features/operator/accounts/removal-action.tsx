import type { OperatorAccount } from '@commons/contracts/moderation/moderation';
import { Button } from '@commons/ui/controls/button';
import { Breakable } from '@commons/ui/text/breakable';
import { t } from '@commons/ui/text/texts';
import { useApi, useSession } from '@commons/web-kit/app-context';
import { useState } from 'react';
import { askRemoval } from '../parts/operator.api';
import { ReasonDialog } from '../parts/reason.dialog';
import type { Done } from '../parts/use-done';

interface RemovalActionProps {
  readonly account: OperatorAccount;
  readonly done: Done;
}

/** Requests the permanent deletion of the account, which another operator has to confirm. */
export function RemovalAction({ account, done }: RemovalActionProps) {
  const api = useApi();
  const { user } = useSession();
  const [asking, setAsking] = useState(false);
  const { id, full_name: name, email, operator } = account;
  if (operator || user?.id === id) return null;
  const ask = async (reason: string) => {
    await askRemoval(api, id, reason);
    setAsking(false);
    void done(t('deletionWaitsInQueue', { name }));
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setAsking(true)} variant="quiet">
        {t('deleteForGoodEllipsis')}
      </Button>
      {asking && (
        <ReasonDialog
          action={t('askForDeletion')}
          danger
          help={t('personWillReadItAnd')}
          onClose={() => setAsking(false)}
          onReason={ask}
          title={t('deleteAccountOfNameAsk', { name })}
        >
          <p>
            <strong>{name}</strong>, <Breakable>{email}</Breakable>
          </p>
          <p>{t('whatDeletingDoes')}</p>
          <p>{t('secondOperatorRule')}</p>
        </ReasonDialog>
      )}
    </>
  );
}

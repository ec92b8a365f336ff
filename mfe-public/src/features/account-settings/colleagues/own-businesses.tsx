import { roleNames } from '@commons/contracts/account/business-member-lists';
import type { OwnBusiness } from '@commons/contracts/account/business-members';
import { Badge } from '@commons/ui/controls/badge';
import { Button } from '@commons/ui/controls/button';
import { ConfirmDialog } from '@commons/ui/dialogs/confirm-dialog';
import { Stack } from '@commons/ui/layout/page';
import type { Notify } from '@commons/ui/messages/use-timed-message';
import { t, translate } from '@commons/ui/text/texts';
import { useApi, useSession } from '@commons/web-kit/app-context';
import { useAct } from '@commons/web-kit/forms/use-act';
import { useState } from 'react';
import styles from '../account-rows.module.css';
import { leaveBusiness, switchBusiness } from './colleagues.api';

interface OwnBusinessesProps {
  readonly businesses: readonly OwnBusiness[];
  readonly notify: Notify;
}

/** The businesses a person belongs to: the current one, switching, and leaving. */
export function OwnBusinesses({ businesses, notify }: OwnBusinessesProps) {
  const api = useApi();
  const { signIn } = useSession();
  const { running, act } = useAct({ notify });
  const [leaving, setLeaving] = useState<OwnBusiness>();
  const work = ({ id, name }: OwnBusiness) =>
    act(() => switchBusiness(api, id).then(signIn), { name: id, done: t('workNow', { name }) });
  const leave = async () => {
    await act(() => leaveBusiness(api).then(signIn), {
      name: 'leave',
      done: t('haveLeft', { name: leaving?.name ?? '' }),
    });
    setLeaving(undefined);
  };
  return (
    <Stack gap={3}>
      <h3>{t('businesses3')}</h3>
      <ul aria-label={t('businesses3')} className={styles.list}>
        {businesses.map((one) => (
          <li className={styles.row} key={one.id}>
            <div>
              <p className={styles.name}>
                {one.name}
                {one.current && <Badge tone="green">{t('workOne')}</Badge>}
              </p>
              <p className={styles.soft}>{translate(roleNames[one.role])}</p>
            </div>
            <div className={styles.actions}>
              {!one.current && (
                <Button size="small" busy={running === one.id} onClick={() => work(one)}>
                  {t('work', { name: one.name })}
                </Button>
              )}
              {one.role !== 'owner' && (
                <Button size="small" onClick={() => setLeaving(one)}>
                  {t('leave')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== undefined}
        title={t('leave2', { name: leaving?.name ?? '' })}
        action={t('leave')}
        keep={t('stay')}
        busy={running === 'leave'}
        onConfirm={leave}
        onClose={() => setLeaving(undefined)}
      >
        <p>{t('canComeBackOnlyAnother')}</p>
      </ConfirmDialog>
    </Stack>
  );
}

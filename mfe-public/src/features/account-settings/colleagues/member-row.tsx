import {
  type MemberRole,
  memberRoles,
  roleNames,
} from '@commons/contracts/account/business-member-lists';
import type { BusinessMember } from '@commons/contracts/account/business-members';
import { Badge } from '@commons/ui/controls/badge';
import { Button } from '@commons/ui/controls/button';
import { ConfirmDialog } from '@commons/ui/dialogs/confirm-dialog';
import { SelectField } from '@commons/ui/forms/select-field';
import type { Notify } from '@commons/ui/messages/use-timed-message';
import { t, translate } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useAct } from '@commons/web-kit/forms/use-act';
import { useState } from 'react';
import styles from '../account-rows.module.css';
import { changeRole, removeMember, useRereadTeam } from './colleagues.api';

interface MemberRowProps {
  readonly member: BusinessMember;
  readonly isMe: boolean;
  /** For the owner: change roles and remove members. */
  readonly mayChange: boolean;
  readonly notify: Notify;
}

/** One person of the business. */
export function MemberRow({ member, isMe, mayChange, notify }: MemberRowProps) {
  const api = useApi();
  const reread = useRereadTeam();
  const { busy, running, act } = useAct({ notify });
  const [asking, setAsking] = useState(false);
  const { user_id, full_name, email, role } = member;
  const change = (next: MemberRole) =>
    act(() => changeRole(api, user_id, next).then(reread), {
      done: t('now', { fullName: full_name, next: translate(roleNames[next]).toLowerCase() }),
    });
  const remove = async () => {
    await act(() => removeMember(api, user_id).then(reread), {
      name: 'remove',
      done: t('removed', { fullName: full_name }),
    });
    setAsking(false);
  };
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          {full_name}
          {isMe && <Badge>{t('you')}</Badge>}
        </p>
        <p className={styles.soft}>{email}</p>
      </div>
      {mayChange && role !== 'owner' ? (
        <div className={styles.actions}>
          <SelectField
            label={t('role2', { fullName: full_name })}
            hideLabel
            options={memberRoles.map((value) => ({ value, label: translate(roleNames[value]) }))}
            value={role}
            disabled={busy}
            onChange={({ target }) => change(target.value as MemberRole)}
          />
          <Button
            size="small"
            aria-label={t('remove2', { fullName: full_name })}
            onClick={() => setAsking(true)}
          >
            {t('remove')}
          </Button>
        </div>
      ) : (
        <p className={styles.soft}>{translate(roleNames[role])}</p>
      )}
      <ConfirmDialog
        open={asking}
        title={t('remove3', { fullName: full_name })}
        action={t('remove')}
        keep={t('cancel')}
        busy={running === 'remove'}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        <p>{t('signedOutBusinessOnceWhat', { fullName: full_name })}</p>
      </ConfirmDialog>
    </li>
  );
}

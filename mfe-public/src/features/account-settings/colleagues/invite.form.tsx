import type { MemberRole } from '@commons/contracts/business-member-lists';
import { memberRoles, roleAbilities, roleNames } from '@commons/contracts/business-member-lists';
import { Button } from '@commons/ui/button';
import { EmailField } from '@commons/ui/person-fields';
import { SelectField } from '@commons/ui/select-field';
import { say, t } from '@commons/ui/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useState } from 'react';
import forms from '../forms.module.css';
import { type Notify, useSave } from '../use-save';
import { invite, useRereadTeam } from './colleagues.api';

/** Invites somebody by mail to work for the business. */
export function InviteForm({ tell }: { readonly tell: Notify }) {
  const api = useApi();
  const reread = useRereadTeam();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<MemberRole>('manager');
  const { busy, problems, submit } = useSave({
    check: () => (email.trim() ? undefined : { email: t('enterEmailAddress2') }),
    send: async () => {
      await invite(api, { email, role });
      setEmail('');
      await reread();
    },
    done: t('haveMailedInvitation', { email: email.trim() }),
    failed: t('invitationCouldNotBeSent'),
    tell,
  });
  return (
    <form className={forms.form} noValidate onSubmit={submit}>
      <div className={forms.pair}>
        <EmailField
          label={t('emailColleague')}
          autoComplete="off"
          required
          value={email}
          error={problems.email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <SelectField
          label={t('role')}
          name="role"
          help={t('theyCan', { role: say(roleAbilities[role]) })}
          options={memberRoles.map((value) => ({ value, label: say(roleNames[value]) }))}
          value={role}
          onChange={({ target }) => setRole(target.value as MemberRole)}
        />
      </div>
      <div>
        <Button type="submit" busy={busy} busyLabel={t('sending')}>
          {t('invite')}
        </Button>
      </div>
    </form>
  );
}

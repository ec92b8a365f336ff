import {
  type MemberRole,
  memberRoles,
  roleAbilities,
  roleNames,
} from '@commons/contracts/account/business-member-lists';
import { Button } from '@commons/ui/controls/button';
import { EmailField } from '@commons/ui/forms/person-fields';
import { SelectField } from '@commons/ui/forms/select-field';
import type { Notify } from '@commons/ui/messages/use-timed-message';
import { t, translate } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useForm } from '@commons/web-kit/forms/use-form';
import { useState } from 'react';
import forms from '../forms.module.css';
import { invite, useRereadTeam } from './colleagues.api';

const empty: { email: string; role: MemberRole } = { email: '', role: 'manager' };

/** Invites a colleague by mail. */
export function InviteForm({ notify }: { readonly notify: Notify }) {
  const api = useApi();
  const reread = useRereadTeam();
  const [values, setValues] = useState(empty);
  const { email, role } = values;
  const { busy, submit, field } = useForm({
    values,
    change: (part) => setValues((now) => ({ ...now, ...part })),
    check: () => (email.trim() ? undefined : { email: t('enterEmailAddress2') }),
    send: async () => {
      await invite(api, { email, role });
      setValues({ ...values, email: '' });
      await reread();
    },
    done: t('haveMailedInvitation', { email: email.trim() }),
    failed: t('invitationCouldNotBeSent'),
    notify,
  });
  return (
    <form className={forms.form} noValidate onSubmit={submit}>
      <div className={forms.pair}>
        <EmailField label={t('emailColleague')} autoComplete="off" required {...field('email')} />
        <SelectField
          label={t('role')}
          help={t('theyCan', { role: translate(roleAbilities[role]) })}
          options={memberRoles.map((value) => ({ value, label: translate(roleNames[value]) }))}
          {...field('role')}
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

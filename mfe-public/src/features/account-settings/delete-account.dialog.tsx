import type { AccountType } from '@commons/contracts/account-lists';
import { passwordChangeLimits } from '@commons/contracts/field-limits';
import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { Dialog } from '@commons/ui/dialog';
import { Stack } from '@commons/ui/page';
import { PasswordField } from '@commons/ui/password-field';
import { counted } from '@commons/ui/wording';
import { useApi } from '@commons/web-kit/app-context';
import { useId, useState } from 'react';
import { deleteAccount, useKeepProfile } from './account-settings.api';
import styles from './forms.module.css';
import { type Notify, useSave } from './use-save';

interface DeleteAccountDialogProps {
  readonly open: boolean;
  readonly accountType: AccountType;
  /** Days within which the deletion can be cancelled, from the server. */
  readonly days: number | undefined;
  readonly onClose: () => void;
  readonly tell: Notify;
}

const consequences: Record<AccountType, readonly string[]> = {
  employer: [
    'Your jobs close. People who applied keep their applications; the resume files they gave you are deleted.',
    'Your listing goes, with its photos and reviews.',
  ],
  job_seeker: [
    'Your applications and resumes are deleted, also for the employers who got them.',
    'Your professional profile and its public link end.',
  ],
};

/** Says what is deleted with the account, and asks for the password. */
export function DeleteAccountDialog({ open, ...props }: DeleteAccountDialogProps) {
  return (
    <Dialog open={open} onClose={props.onClose} title="Delete my account" width="narrow">
      {open && <DeleteAccountForm {...props} />}
    </Dialog>
  );
}

/** A server that does not send the number is fine: the mail and the banner name the date. */
function whenDeleted(days: number | undefined): string {
  if (days === undefined || days < 1) {
    return 'You are told the date by mail. Until then you can change your mind.';
  }
  const number = Math.round(days);
  const from = counted(number, 'day');
  return `Everything is deleted ${from} from now. Until then you can change your mind.`;
}

function DeleteAccountForm({
  accountType,
  days,
  onClose,
  tell,
}: Omit<DeleteAccountDialogProps, 'open'>) {
  const api = useApi();
  const keep = useKeepProfile();
  const [password, setPassword] = useState('');
  // A message on the page would be hidden behind the dialog.
  const [failure, setFailure] = useState('');
  const what = useId();
  const { busy, problems, submit } = useSave({
    check: () => {
      setFailure('');
      return password ? undefined : { current_password: 'Current password is required' };
    },
    send: async () => {
      const { deletion_due_at } = await deleteAccount(api, { current_password: password });
      keep({ deletion_due_at });
      onClose();
    },
    done: 'Your account will be deleted. We sent you a mail that says when.',
    failed: 'Your account could not be deleted',
    tell: { showSuccess: tell.showSuccess, showError: setFailure },
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Stack gap={3} id={what}>
        <p>{whenDeleted(days)}</p>
        <ul>
          {consequences[accountType].map((text) => (
            <li key={text}>{text}</li>
          ))}
          <li>Reviews you wrote stay, under the name “Former member”.</li>
          <li>After that nothing can be brought back, by you or by us.</li>
        </ul>
      </Stack>
      <PasswordField
        label="Current Password"
        name="current_password"
        autoComplete="current-password"
        required
        maxLength={passwordChangeLimits.current_password}
        aria-describedby={what}
        value={password}
        error={problems.current_password}
        onChange={({ target }) => setPassword(target.value)}
      />
      {failure && <Banner tone="error">{failure}</Banner>}
      <Button type="submit" variant="danger" busy={busy} busyLabel="Deleting...">
        Delete my account
      </Button>
      <Button onClick={onClose}>Cancel</Button>
    </form>
  );
}

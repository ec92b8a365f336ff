import type { AccountType } from '@commons/contracts/account/account-lists';
import { passwordChangeLimits } from '@commons/contracts/field-limits';
import { Button } from '@commons/ui/controls/button';
import { Dialog } from '@commons/ui/dialogs/dialog';
import { PasswordField } from '@commons/ui/forms/password-field';
import { Stack } from '@commons/ui/layout/page';
import { Banner } from '@commons/ui/messages/banner';
import type { Notify } from '@commons/ui/messages/use-timed-message';
import { t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useForm } from '@commons/web-kit/forms/use-form';
import { useId, useState } from 'react';
import { deleteAccount, useKeepProfile } from './account-settings.api';
import styles from './forms.module.css';

interface DeleteAccountDialogProps {
  readonly open: boolean;
  readonly accountType: AccountType;
  /** Days within which the deletion can be cancelled, from the server. */
  readonly days: number | undefined;
  readonly onClose: () => void;
  readonly notify: Notify;
}

const consequences: Record<AccountType, readonly string[]> = {
  employer: [t('jobsClosePeopleWhoApplied'), t('listingGoesPhotosReviews')],
  job_seeker: [t('applicationsResumesDeletedAlsoEmployers'), t('professionalProfilePublicLinkEnd')],
};

/** Says what is deleted with the account, and asks for the password. */
export function DeleteAccountDialog({ open, ...props }: DeleteAccountDialogProps) {
  return (
    <Dialog open={open} onClose={props.onClose} title={t('deleteMyAccount')} width="narrow">
      {open && <DeleteAccountForm {...props} />}
    </Dialog>
  );
}

/** A server that does not send the number is fine: the mail and the banner name the date. */
function whenDeleted(days: number | undefined): string {
  if (days === undefined || days < 1) return t('toldDateMailUntilThen');
  const number = Math.round(days);
  return t('everythingDeletedInDays', { days: number });
}

function DeleteAccountForm({
  accountType,
  days,
  onClose,
  notify,
}: Omit<DeleteAccountDialogProps, 'open'>) {
  const api = useApi();
  const keep = useKeepProfile();
  const [password, setPassword] = useState('');
  const what = useId();
  const { busy, errors, failure, submit } = useForm({
    check: () => (password ? undefined : { current_password: t('currentPasswordRequired') }),
    send: async () => {
      const { deletion_due_at } = await deleteAccount(api, { current_password: password });
      await keep({ deletion_due_at });
      onClose();
      notify.showSuccess(t('accountWillBeDeletedSent'));
    },
    // Shown in the dialog: a banner of the page would be hidden behind it.
    failed: t('accountCouldNotBeDeleted'),
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Stack gap={3} id={what}>
        <p>{whenDeleted(days)}</p>
        <ul>
          {consequences[accountType].map((text) => (
            <li key={text}>{text}</li>
          ))}
          <li>{t('reviewsWroteStayUnderName')}</li>
          <li>{t('afterNothingCanBeBrought')}</li>
        </ul>
      </Stack>
      <PasswordField
        label={t('currentPassword2')}
        name="current_password"
        autoComplete="current-password"
        required
        maxLength={passwordChangeLimits.current_password}
        aria-describedby={what}
        value={password}
        error={errors.current_password}
        onChange={({ target }) => setPassword(target.value)}
      />
      {failure && <Banner tone="error">{failure}</Banner>}
      <div className={styles.answers}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="danger" busy={busy} busyLabel={t('deleting')}>
          {t('deleteMyAccount')}
        </Button>
      </div>
    </form>
  );
}

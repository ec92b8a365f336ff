import { Button } from '@commons/ui/controls/button';
import { EmailField } from '@commons/ui/forms/person-fields';
import { t } from '@commons/ui/text/texts';
import { useForm } from '@commons/web-kit/forms/use-form';
import styles from './account-form.module.css';
import { AccountFailure } from './account-panel';

const missing = { email: t('enterEmailAddress') };

interface AddressFormProps {
  readonly button: string;
  /**
   * The text for a failure without a message from the server. Without a connection the generic text is shown (D1 §8).
   */
  readonly failed: string;
  readonly send: (email: string) => Promise<unknown>;
  readonly onSent: () => void;
  /** True when the form is shown again: the button that asked for it is gone. */
  readonly autoFocus?: boolean;
}

/** Asks for the address that a mail goes to: another verification link, or a password reset. */
export function AddressForm({ button, failed, send, onSent, autoFocus }: AddressFormProps) {
  const { busy, failure, submit, field } = useForm({
    missing,
    failed: { network: t('errorOccurredPleaseTryAgain'), status: failed },
    send: async (read) => {
      await send(read('email'));
      onSent();
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <AccountFailure>{failure}</AccountFailure>
      <EmailField {...field('email')} autoFocus={autoFocus} required />
      <Button type="submit" variant="primary" wide busy={busy} busyLabel={t('sending')}>
        {button}
      </Button>
    </form>
  );
}

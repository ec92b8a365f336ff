import { Button, ButtonLink } from '@commons/ui/controls/button';
import { t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { Link } from '@commons/web-kit/router';
import { useState } from 'react';
import { forgotPassword } from '../features/account/account.api';
import { AccountOutcome, AccountPanel } from '../features/account/account-panel';
import { AddressForm } from '../features/account/address.form';

export default function ForgotPasswordPage() {
  const api = useApi();
  const [step, setStep] = useState<'asking' | 'sent' | 'again'>('asking');
  if (step === 'sent') return <Sent onAgain={() => setStep('again')} />;
  return (
    <AccountPanel
      tab={t('forgotPasswordTab')}
      title={t('forgotPassword')}
      lead={t('tellUsAddressAccountSend')}
      foot={<Link to="/login">{t('backLogin')}</Link>}
    >
      <AddressForm
        autoFocus={step === 'again'}
        button={t('sendResetLink')}
        failed={t('failedSendPasswordResetEmail')}
        send={(email) => forgotPassword(api, email)}
        onSent={() => setStep('sent')}
      />
    </AccountPanel>
  );
}

/** The same for every address, so that no one can find out who has an account. */
function Sent({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <AccountOutcome
      role="status"
      title={t('checkEmail')}
      actions={
        <>
          <ButtonLink as={Link} to="/login" variant="primary">
            {t('backLogin')}
          </ButtonLink>
          <Button onClick={onAgain}>{t('tryAnotherEmail')}</Button>
        </>
      }
    >
      <p>{t('emailExistsSystemWillReceive')}</p>
      <p>{t('nothingThereAfterFewMinutes')}</p>
    </AccountOutcome>
  );
}

import { ButtonLink } from '@commons/ui/controls/button';
import { t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { Link } from '@commons/web-kit/router';
import { useState } from 'react';
import { resendVerification } from '../features/account/account.api';
import { AccountOutcome, AccountPanel } from '../features/account/account-panel';
import { AddressForm } from '../features/account/address.form';

const backToLogin = (
  <ButtonLink as={Link} to="/login">
    {t('backLogin')}
  </ButtonLink>
);

export default function ResendVerificationPage() {
  const api = useApi();
  const [sent, setSent] = useState(false);
  if (sent) {
    return (
      <AccountOutcome role="status" title={t('emailSent')} actions={backToLogin}>
        <p>{t('verificationEmailSentPleaseCheck')}</p>
      </AccountOutcome>
    );
  }
  return (
    <AccountPanel
      title={t('resendVerificationEmail2')}
      lead={t('sendNewLinkAddressAccount')}
      foot={<Link to="/login">{t('backLogin')}</Link>}
    >
      <AddressForm
        button={t('sendVerificationEmail')}
        failed={t('failedSendVerificationEmail')}
        send={(email) => resendVerification(api, email)}
        onSent={() => setSent(true)}
      />
    </AccountPanel>
  );
}

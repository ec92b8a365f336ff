import { ButtonLink } from '@commons/ui/button';
import { useApi } from '@commons/web-kit/app-context';
import { Link } from '@commons/web-kit/router';
import { useState } from 'react';
import { resendVerification } from '../features/account/account.api';
import { AccountOutcome, AccountPanel } from '../features/account/account-panel';
import { AddressForm } from '../features/account/address.form';

const backToLogin = (
  <ButtonLink as={Link} to="/login">
    Back to Login
  </ButtonLink>
);

export default function ResendVerificationPage() {
  const api = useApi();
  const [sent, setSent] = useState(false);
  if (sent) {
    return (
      <AccountOutcome role="status" title="Email Sent!" actions={backToLogin}>
        <p>Verification email sent! Please check your inbox.</p>
      </AccountOutcome>
    );
  }
  return (
    <AccountPanel
      title="Resend verification email"
      lead="We send a new link to the address of your account."
      foot={<Link to="/login">Back to Login</Link>}
    >
      <AddressForm
        button="Send Verification Email"
        failed="Failed to send verification email."
        send={(email) => resendVerification(api, email)}
        onSent={() => setSent(true)}
      />
    </AccountPanel>
  );
}

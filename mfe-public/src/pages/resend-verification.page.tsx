import { ButtonLink } from '@commons/ui/button';
import { usePageTitle } from '@commons/web-kit/page-title';
import { Link } from '@commons/web-kit/router';
import { useState } from 'react';
import { AccountOutcome, AccountPanel } from '../features/account/account-panel';
import { ResendForm } from '../features/account/resend.form';

const backToLogin = (
  <ButtonLink as={Link} to="/login" wide>
    Back to Login
  </ButtonLink>
);

export default function ResendVerificationPage() {
  usePageTitle('Resend verification email');
  const [sent, setSent] = useState(false);
  if (sent) {
    return (
      <AccountPanel title="Email Sent!">
        <AccountOutcome role="status" actions={backToLogin}>
          <p>Verification email sent! Please check your inbox.</p>
        </AccountOutcome>
      </AccountPanel>
    );
  }
  return (
    <AccountPanel
      title="Resend verification email"
      lead="We send a new link to the address of your account."
      foot={<Link to="/login">Back to sign in</Link>}
    >
      <ResendForm onSent={() => setSent(true)} />
    </AccountPanel>
  );
}

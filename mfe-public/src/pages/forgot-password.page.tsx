import { Button, ButtonLink } from '@commons/ui/button';
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
      tab="Forgot password"
      title="Forgot your password?"
      lead="Tell us the address of your account. We send a link to set a new password."
      foot={<Link to="/login">Back to Login</Link>}
    >
      <AddressForm
        autoFocus={step === 'again'}
        button="Send Reset Link"
        failed="Failed to send password reset email."
        send={(email) => forgotPassword(api, email)}
        onSent={() => setStep('sent')}
      />
    </AccountPanel>
  );
}

/** The same for every address, so that nobody can find out who has an account. */
function Sent({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <AccountOutcome
      role="status"
      title="Check your email"
      actions={
        <>
          <ButtonLink as={Link} to="/login" variant="primary">
            Back to Login
          </ButtonLink>
          <Button onClick={onAgain}>Try Another Email</Button>
        </>
      }
    >
      <p>If your email exists in our system, you will receive a password reset link shortly.</p>
      <p>Nothing there after a few minutes? Look in your spam folder too.</p>
    </AccountOutcome>
  );
}

import { Verification } from '../features/account/verification';

export default function VerifyEmailPage() {
  return <Verification />;
}

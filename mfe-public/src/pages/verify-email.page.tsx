import { usePageTitle } from '@commons/web-kit/page-title';
import { Verification } from '../features/account/verification';

export default function VerifyEmailPage() {
  usePageTitle('Verify your email');
  return <Verification />;
}

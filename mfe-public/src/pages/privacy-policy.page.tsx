import { privacyPolicyText } from '@commons/contracts/portal-texts/privacy-policy';
import { usePageTitle } from '@commons/web-kit/page-title';
import { PortalPage } from '../features/static-text/portal-page';

export default function PrivacyPolicyPage() {
  usePageTitle('Privacy Policy');
  return <PortalPage name="privacy-policy" standard={privacyPolicyText} title="Privacy Policy" />;
}

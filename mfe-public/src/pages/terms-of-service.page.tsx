import { termsOfServiceText } from '@commons/contracts/portal-texts/terms-of-service';
import { usePageTitle } from '@commons/web-kit/page-title';
import { PortalPage } from '../features/static-text/portal-page';

export default function TermsOfServicePage() {
  usePageTitle('Terms of Service');
  return (
    <PortalPage name="terms-of-service" standard={termsOfServiceText} title="Terms of Service" />
  );
}

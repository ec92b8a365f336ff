import termsOfServiceText from '@commons/contracts/texts/portal-texts/en/terms-of-service.md';
import { t } from '@commons/ui/text/texts';
import { usePageTitle } from '@commons/web-kit/page/page-title';
import { PortalPage } from '../features/static-text/portal-page';

export default function TermsOfServicePage() {
  usePageTitle(t('termsService'));
  return (
    <PortalPage name="terms-of-service" standard={termsOfServiceText} title={t('termsService')} />
  );
}

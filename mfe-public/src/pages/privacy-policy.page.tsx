import privacyPolicyText from '@commons/contracts/texts/portal-texts/en/privacy-policy.md';
import { t } from '@commons/ui/text/texts';
import { usePageTitle } from '@commons/web-kit/page/page-title';
import { PortalPage } from '../features/static-text/portal-page';

export default function PrivacyPolicyPage() {
  usePageTitle(t('privacyPolicy'));
  return (
    <PortalPage name="privacy-policy" standard={privacyPolicyText} title={t('privacyPolicy')} />
  );
}

import accessibilityText from '@commons/contracts/texts/portal-texts/en/accessibility.md';
import { t } from '@commons/ui/text/texts';
import { usePageTitle } from '@commons/web-kit/page/page-title';
import { PortalPage } from '../features/static-text/portal-page';

export default function AccessibilityPage() {
  usePageTitle(t('accessibilityStatement'));
  return (
    <PortalPage
      name="accessibility"
      standard={accessibilityText}
      title={t('accessibilityStatement')}
    />
  );
}

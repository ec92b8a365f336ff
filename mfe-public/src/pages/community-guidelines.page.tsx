import communityGuidelinesText from '@commons/contracts/texts/portal-texts/en/community-guidelines.md';
import { t } from '@commons/ui/text/texts';
import { usePageTitle } from '@commons/web-kit/page/page-title';
import { PortalPage } from '../features/static-text/portal-page';

export default function CommunityGuidelinesPage() {
  usePageTitle(t('communityGuidelines'));
  return (
    <PortalPage
      name="community-guidelines"
      standard={communityGuidelinesText}
      title={t('communityGuidelines')}
    />
  );
}

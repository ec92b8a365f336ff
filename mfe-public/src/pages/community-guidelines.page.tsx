import { communityGuidelinesText } from '@commons/contracts/portal-texts/community-guidelines';
import { usePageTitle } from '@commons/web-kit/page-title';
import { PortalPage } from '../features/static-text/portal-page';

export default function CommunityGuidelinesPage() {
  usePageTitle('Community Guidelines');
  return (
    <PortalPage
      name="community-guidelines"
      standard={communityGuidelinesText}
      title="Community Guidelines"
    />
  );
}

import { Page, PageHeader } from '@commons/ui/page';
import { usePageTitle } from '@commons/web-kit/page-title';
import { Directory } from '../features/businesses/directory/directory';

export default function BusinessDirectoryPage() {
  usePageTitle('Business Directory');
  return (
    <Page>
      <PageHeader
        title="Business Directory"
        lead="Local businesses, found by what they do, where they are and what people say of them."
      />
      <Directory />
    </Page>
  );
}

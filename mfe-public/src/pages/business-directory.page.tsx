import { Page, PageHeader } from '@commons/ui/page';
import { usePageTitle } from '@commons/web-kit/page-title';
import { Directory } from '../features/businesses/directory/directory';

export default function BusinessDirectoryPage() {
  usePageTitle('Business Directory');
  return (
    <Page>
      <PageHeader title="Business Directory" />
      <Directory />
    </Page>
  );
}

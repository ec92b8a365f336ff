import { Page, PageHeader } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { usePageTitle } from '@commons/web-kit/page/page-title';
import { Directory } from '../features/businesses/directory/directory';

export default function BusinessDirectoryPage() {
  usePageTitle(t('businessDirectory'));
  return (
    <Page>
      <PageHeader size="small" title={t('businessDirectory')} />
      <Directory />
    </Page>
  );
}

import { Page, PageHeader } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { usePageTitle } from '@commons/web-kit/page/page-title';
import { portalName } from '@commons/web-kit/portal/portal-name';
import { EmbedForm } from '../features/embed/embed.form';

/** Makes the snippet with which another web site shows lists of the portal (decision B44). */
export default function EmbedPage() {
  usePageTitle(t('embedTitle'));
  return (
    <Page>
      <PageHeader lead={t('embedLead', { portal: portalName() })} title={t('embedTitle')} />
      <EmbedForm />
    </Page>
  );
}

import { Page, PageHeader, Stack } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { SwitchedOffNote } from '@commons/web-kit/forms/switched-off-note';
import { usePageTitle } from '@commons/web-kit/page/page-title';
import { sitePlace } from '@commons/web-kit/portal/site-place';
import { LetterForm } from '../features/letter/letter.form';
import { letterLead } from '../features/letter/letter-lead';

/** The weekly letter of the town (decision B67). */
export default function LetterPage() {
  usePageTitle(t('letterPageTitle'));
  return (
    <Page width="reading">
      <PageHeader lead={letterLead()} title={t('letterTitle', { town: sitePlace().town })} />
      <Stack>
        <SwitchedOffNote feature="town_letter" />
        <LetterForm />
        <p>{t('letterPrivacy')}</p>
      </Stack>
    </Page>
  );
}

import { Page, PageHeader } from '@commons/ui/layout/page';
import { rich, t } from '@commons/ui/text/texts';
import { usePageTitle } from '@commons/web-kit/page/page-title';
import { portalName } from '@commons/web-kit/portal/portal-name';
import { siteSetting } from '@commons/web-kit/portal/site-settings';
import { useSearchParams } from '@commons/web-kit/router';
import { useState } from 'react';
import { ContactForm } from '../features/contact/contact.form';
import { ContactSent } from '../features/contact/contact-sent';

export default function ContactPage() {
  usePageTitle(t('contact'));
  const [step, setStep] = useState<'writing' | 'sent' | 'again'>('writing');
  const [, setQuery] = useSearchParams();
  const again = () => {
    // The subject from the link applies to the first message only.
    setQuery({}, { replace: true });
    setStep('again');
  };
  return (
    <Page width="reading">
      <PageHeader title={t('contactUs2')} lead={<ContactLead />} />
      {step === 'sent' ? (
        <ContactSent onAgain={again} />
      ) : (
        <ContactForm autoFocus={step === 'again'} onSent={() => setStep('sent')} />
      )}
    </Page>
  );
}

/** Shows the town's mail address, if it has one. */
function ContactLead() {
  const address = siteSetting('contact');
  const lead = t('questionIdeaSomethingWrongWrite', { portalName: portalName() });
  if (!address) return lead;
  return <>{rich('mail', { lead, a: () => <a href={`mailto:${address}`}>{address}</a> })}</>;
}

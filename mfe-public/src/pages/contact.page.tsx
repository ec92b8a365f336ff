import { Page, PageHeader } from '@commons/ui/page';
import { usePageTitle } from '@commons/web-kit/page-title';
import { portalName } from '@commons/web-kit/portal-name';
import { useSearchParams } from '@commons/web-kit/router';
import { siteSetting } from '@commons/web-kit/site-settings';
import { useState } from 'react';
import { ContactForm } from '../features/contact/contact.form';
import { ContactSent } from '../features/contact/contact-sent';

export default function ContactPage() {
  usePageTitle('Contact');
  const [step, setStep] = useState<'writing' | 'sent' | 'again'>('writing');
  const [, setQuery] = useSearchParams();
  const again = () => {
    // The subject from the link applies to the first message only.
    setQuery({}, { replace: true });
    setStep('again');
  };
  return (
    <Page width="reading">
      <PageHeader title="Contact Us" lead={<ContactLead />} />
      {step === 'sent' ? (
        <ContactSent onAgain={again} />
      ) : (
        <ContactForm autoFocus={step === 'again'} onSent={() => setStep('sent')} />
      )}
    </Page>
  );
}

/** With the address of the town, where it has one. */
function ContactLead() {
  const address = siteSetting('contact');
  const lead = `A question, an idea, or something that is wrong? Write to the people who run ${portalName()}.`;
  if (!address) return lead;
  return (
    <>
      {lead} By mail: <a href={`mailto:${address}`}>{address}</a>
    </>
  );
}

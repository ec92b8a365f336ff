import { ButtonLink } from '@commons/ui/button';
import { portalName } from '@commons/web-kit/portal-name';
import { Link, useLocation } from '@commons/web-kit/router';
import { useState } from 'react';
import { AccountOutcome, AccountPanel } from '../features/account/account-panel';
import { FirstOperatorForm } from '../features/account/first-operator.form';

/** Behind the link that the start of a portal prints while nobody runs it (docs/adr/0027). */
export default function FirstOperatorPage() {
  const { hash } = useLocation();
  const [token] = useState(hash.slice(1));
  if (!token) return <IncompleteLink />;
  return (
    <AccountPanel
      lead={`Nobody runs ${portalName()} yet. With this account you do: you set its name, texts and colors, and see reports and messages. The link works once.`}
      tab="First operator"
      title="Run this portal"
    >
      <FirstOperatorForm token={token} />
    </AccountPanel>
  );
}

const IncompleteLink = () => (
  <AccountOutcome
    actions={
      <ButtonLink as={Link} to="/" variant="primary">
        Go to the start page
      </ButtonLink>
    }
    role="alert"
    title="This link is not complete"
  >
    <p>Open it again as it was printed, with everything behind the # in it.</p>
  </AccountOutcome>
);

import { ButtonLink } from '@commons/ui/controls/button';
import { t } from '@commons/ui/text/texts';
import { portalName } from '@commons/web-kit/portal/portal-name';
import { Link, useLocation } from '@commons/web-kit/router';
import { useState } from 'react';
import { AccountOutcome, AccountPanel } from '../features/account/account-panel';
import { FirstOperatorForm } from '../features/account/first-operator.form';

/** The page behind the link printed at the start of a portal without operators (docs/adr/0027). */
export default function FirstOperatorPage() {
  const { hash } = useLocation();
  const [token] = useState(hash.slice(1));
  if (!token) return <IncompleteLink />;
  return (
    <AccountPanel
      lead={t('nobodyRunsYetAccountSet', { portalName: portalName() })}
      tab={t('firstOperatorTitle')}
      title={t('runPortal')}
    >
      <FirstOperatorForm token={token} />
    </AccountPanel>
  );
}

const IncompleteLink = () => (
  <AccountOutcome
    actions={
      <ButtonLink as={Link} to="/" variant="primary">
        {t('goStartPage')}
      </ButtonLink>
    }
    role="alert"
    title={t('linkNotComplete')}
  >
    <p>{t('openAgainPrintedEverythingBehind')}</p>
  </AccountOutcome>
);

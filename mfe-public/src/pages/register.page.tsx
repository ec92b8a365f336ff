import { rich, t } from '@commons/ui/text/texts';
import { hasSeekers } from '@commons/web-kit/portal/portal-areas';
import { Link, useLocation } from '@commons/web-kit/router';
import { AccountPanel } from '../features/account/account-panel';
import { RegisterForm } from '../features/account/register.form';

export default function RegisterPage() {
  const { state } = useLocation();
  return (
    <AccountPanel
      title={t('createAccount2')}
      lead={hasSeekers() ? t('freeJobSeekersEmployersBusiness') : t('freeForNeighbors')}
      foot={rich('alreadyHaveAccountSign', {
        link: (words) => (
          <Link state={state} to="/login">
            {words}
          </Link>
        ),
      })}
    >
      <RegisterForm />
    </AccountPanel>
  );
}

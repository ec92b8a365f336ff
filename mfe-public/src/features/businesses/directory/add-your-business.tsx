import type { CurrentUser } from '@commons/contracts/account/account';
import { ButtonLink } from '@commons/ui/controls/button';
import { t } from '@commons/ui/text/texts';
import { useSession } from '@commons/web-kit/app-context';
import {
  byAccount,
  dashboardLinks,
  employerAccountRequestPath,
} from '@commons/web-kit/page/dashboard-links';
import { Link } from '@commons/web-kit/router';

/** Listings belong to employers; a job seeker asks support for another account type (decisions A55, A56). */
function target(user: CurrentUser | null): string {
  return byAccount(user, {
    guest: '/register',
    employer: dashboardLinks.listing,
    seeker: employerAccountRequestPath,
  });
}

/** Links to where a listing is added. */
export function AddYourBusiness() {
  const { user } = useSession();
  return (
    <ButtonLink as={Link} to={target(user)}>
      {t('addBusiness')}
    </ButtonLink>
  );
}

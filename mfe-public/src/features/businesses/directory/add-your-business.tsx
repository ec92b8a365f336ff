import type { CurrentUser } from '@commons/contracts/account';
import { accountTypeSubject } from '@commons/contracts/moderation-lists';
import { ButtonLink } from '@commons/ui/button';
import { useSession } from '@commons/web-kit/app-context';
import { Link } from '@commons/web-kit/router';

/** Listings belong to employers; a job seeker asks support for another account type (decisions A55, A56). */
function target(user: CurrentUser | null): string {
  if (!user) return '/register';
  return user.account_type === 'employer'
    ? '/employer-dashboard?tab=business-directory'
    : `/contact?subject=${encodeURIComponent(accountTypeSubject)}`;
}

/** Leads to where one adds a listing. */
export function AddYourBusiness() {
  const { user } = useSession();
  return (
    <ButtonLink as={Link} to={target(user)}>
      Add Your Business
    </ButtonLink>
  );
}

import type { Session } from '@commons/contracts/shell-contract';
import { Button, ButtonLink } from '@commons/ui/controls/button';
import { t } from '@commons/ui/text/texts';
import { askToLeave } from '@commons/web-kit/forms/leave-request';
import { Link, NavLink } from '@commons/web-kit/router';
import { dashboardPath } from '@commons/web-kit/session/session';

interface AccountLinksProps {
  readonly session: Session;
  /** In the menu of narrow screens, where the second link has a longer label. */
  readonly mobile?: boolean;
}

/** The account links of the navigation bar; empty until it is known who is signed in. */
export function AccountLinks({ session, mobile = false }: AccountLinksProps) {
  const { user, loading, signOut } = session;
  if (loading) return null;
  if (!user) {
    return (
      <>
        <NavLink className="commons-link" to="/login">
          {t('login')}
        </NavLink>
        <ButtonLink as={Link} to="/register" variant="primary">
          {mobile ? t('getStartedFree') : t('getStarted')}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <span className="commons-greeting" title={user.full_name}>
        {t('hello', { name: user.full_name })}
      </span>
      <NavLink className="commons-link" to={dashboardPath(user.account_type)}>
        {t('dashboard')}
      </NavLink>
      {user.operator && (
        <NavLink className="commons-link" to="/operator">
          {t('console')}
        </NavLink>
      )}
      <Button onClick={() => askToLeave(() => void signOut())}>{t('logout')}</Button>
    </>
  );
}

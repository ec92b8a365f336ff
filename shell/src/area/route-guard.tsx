import type { AccountType } from '@commons/contracts/account/account-lists';
import { Spinner } from '@commons/ui/loading/spinner';
import { useSession } from '@commons/web-kit/app-context';
import { Navigate, useLocation } from '@commons/web-kit/router';
import { landingAfterSignIn, returnState } from '@commons/web-kit/session/return-target';
import { tokenKey } from '@commons/web-kit/session/session-store';
import { type ReactNode, useEffect, useState } from 'react';
import { NotFoundPage } from '../pages/not-found.page';

interface GuardProps {
  readonly children: ReactNode;
}

/** Lets one account type in (specification D1 §2): a guest goes to /login, another type to /. */
export function MembersOnly({
  accountType,
  children,
}: GuardProps & { readonly accountType: AccountType }) {
  const { user, waiting } = useVisitor();
  if (waiting) return <Spinner room="page" />;
  if (!user) return <ToSignIn />;
  if (user.account_type !== accountType) return <Navigate replace to="/" />;
  return children;
}

/** Admits operators (decision A62): a guest goes to /login, others get "not found". */
export function OperatorsOnly({ children }: GuardProps) {
  const { user, waiting } = useVisitor();
  if (waiting) return <Spinner room="page" />;
  if (!user) return <ToSignIn />;
  return user.operator ? children : <NotFoundPage />;
}

/** The sign-in returns to the requested address. */
function ToSignIn() {
  return <Navigate replace state={returnState(useLocation())} to="/login" />;
}

const useVisitor = () => {
  const { user, loading } = useSession();
  const { pathname } = useLocation();
  // After a sign-out or a 401 the browser is leaving, while this page is still shown for a moment.
  const leaving = !user && location.pathname !== pathname;
  return { user, waiting: loading || leaving };
};

/**
 * Sign-in pages: signed-in visitors are redirected, mostly to the dashboard (decision A50). The page is shown while
 * that is unknown, as the server renders it.
 */
export function GuestsOnly({ children }: GuardProps) {
  const { user, loading } = useSession();
  const { state } = useLocation();
  const [arrivedAs, setArrivedAs] = useState(loading ? undefined : user);
  if (arrivedAs === undefined && !loading) setArrivedAs(user);
  // After a sign-in on this page, the page itself navigates.
  const isSignedInElsewhere = useSignInElsewhere();
  const known = arrivedAs ?? (isSignedInElsewhere ? user : null);
  return known ? <Navigate replace to={landingAfterSignIn(known, state)} /> : children;
}

/** Whether there was a sign-in in another tab since this page was opened. */
function useSignInElsewhere(): boolean {
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === tokenKey && newValue) setElsewhere(true);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  return isElsewhere;
}

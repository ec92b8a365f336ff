import { roleAbilities, roleNames } from '@commons/contracts/account/business-member-lists';
import type { InvitationView } from '@commons/contracts/account/business-members';
import { Button, ButtonLink } from '@commons/ui/controls/button';
import { Stack } from '@commons/ui/layout/page';
import { Spinner } from '@commons/ui/loading/spinner';
import { Banner } from '@commons/ui/messages/banner';
import { t, translate } from '@commons/ui/text/texts';
import { errorMessage, isApiError } from '@commons/web-kit/api/api-error';
import { useApi, useSession } from '@commons/web-kit/app-context';
import { useAct } from '@commons/web-kit/forms/use-act';
import { Link, useLocation, useNavigate, useSearchParams } from '@commons/web-kit/router';
import { returnState } from '@commons/web-kit/session/return-target';
import { useState } from 'react';
import { acceptInvitation, declineInvitation, useInvitation } from './account.api';
import { AccountOutcome, AccountPanel } from './account-panel';

const badLink = t('linkNotCompletePleaseOpen');

/** The page behind a mailed invitation, with the buttons to accept or decline. */
export function Invitation() {
  const token = useSearchParams()[0].get('token') ?? '';
  const [isDeclined, setDeclined] = useState(false);
  const invitation = useInvitation(token);
  if (isDeclined) {
    return (
      <AccountOutcome role="status" title={t('invitationDeclined')} actions={<ToStart />}>
        <p>{t('haveDeclinedInvitationNobodyElse')}</p>
      </AccountOutcome>
    );
  }
  if (token && invitation.isPending) {
    return (
      <AccountPanel title={t('invitation')}>
        <Spinner label={t('loadingInvitation')} showLabel />
      </AccountPanel>
    );
  }
  if (!invitation.data) {
    const isOver = !token || (isApiError(invitation.error) && invitation.error.status === 400);
    return (
      <AccountOutcome
        role="alert"
        title={isOver ? t('invitationOver') : t('couldNotLoadInvitation')}
        actions={
          isOver ? (
            <ToStart />
          ) : (
            <Button
              busy={invitation.isFetching}
              onClick={() => invitation.refetch()}
              variant="primary"
            >
              {t('tryAgain')}
            </Button>
          )
        }
      >
        <p>{token ? errorMessage(invitation.error) : badLink}</p>
        {isOver && token && <p>{t('askPersonWhoInvitedNew')}</p>}
      </AccountOutcome>
    );
  }
  return <Answer invitation={invitation.data} token={token} onDeclined={() => setDeclined(true)} />;
}

const ToStart = () => (
  <ButtonLink as={Link} to="/" variant="primary">
    {t('startPage')}
  </ButtonLink>
);

interface AnswerProps {
  readonly invitation: InvitationView;
  readonly token: string;
  readonly onDeclined: () => void;
}

function Answer({ invitation, token, onDeclined }: AnswerProps) {
  const api = useApi();
  const navigate = useNavigate();
  const { user, signIn } = useSession();
  const { running, failure, act } = useAct();
  const { business_name, inviter_name, role } = invitation;
  const accept = async () => {
    signIn(await acceptInvitation(api, token));
    navigate('/employer-dashboard', { replace: true });
  };
  const decline = async () => {
    await declineInvitation(api, token);
    onDeclined();
  };
  const fits = user?.email === invitation.email && user.account_type === 'employer';
  return (
    <AccountPanel
      title={t('work2', { businessName: business_name })}
      lead={t('invitesCan', {
        inviterName: inviter_name,
        as: translate(roleNames[role]).toLowerCase(),
        abilities: translate(roleAbilities[role]),
      })}
    >
      <Stack gap={4}>
        {failure && <Banner tone="error">{failure}</Banner>}
        {fits ? (
          <Button
            variant="primary"
            wide
            busy={running === 'accept'}
            onClick={() => act(accept, { name: 'accept' })}
          >
            {t('accept')}
          </Button>
        ) : (
          <OtherAccount email={invitation.email} />
        )}
        <Button wide busy={running === 'decline'} onClick={() => act(decline, { name: 'decline' })}>
          {t('decline')}
        </Button>
      </Stack>
    </AccountPanel>
  );
}

/** What a guest, or a person signed in with another account, has to do first. */
function OtherAccount({ email }: { readonly email: string }) {
  const { user, signOut } = useSession();
  const navigate = useNavigate();
  const here = useLocation();
  const back = returnState(here);
  const state = { ...back, register: { email, account_type: 'employer' } };
  if (user) {
    return (
      <>
        <Banner tone="info">
          {user.account_type === 'job_seeker'
            ? t('invitationOfOtherSeeker', { email, present: user.email })
            : t('invitationOfOther', { email, present: user.email })}
        </Banner>
        <Button wide onClick={() => signOut().then(() => navigate(here))}>
          {t('signOutAnswerSomebodyElse')}
        </Button>
      </>
    );
  }
  return (
    <>
      <p>{t('acceptSignCreateAccountAddress', { email })}</p>
      <ButtonLink as={Link} to="/login" state={state} variant="primary" wide>
        {t('sign')}
      </ButtonLink>
      <ButtonLink as={Link} to="/register" state={state} wide>
        {t('createFreeAccount')}
      </ButtonLink>
    </>
  );
}

import { roleNames } from '@commons/contracts/account/business-member-lists';
import type { BusinessTeam, OpenInvitation } from '@commons/contracts/account/business-members';
import { Button } from '@commons/ui/controls/button';
import { useFocusAfterRemoval } from '@commons/ui/elements/use-focus-after-removal';
import { Section, Stack } from '@commons/ui/layout/page';
import { Spinner } from '@commons/ui/loading/spinner';
import { RetryBanner } from '@commons/ui/messages/retry-banner';
import type { Notify } from '@commons/ui/messages/use-timed-message';
import { Day } from '@commons/ui/text/day';
import { rich, t, translate } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useApi, useSession } from '@commons/web-kit/app-context';
import { useAct } from '@commons/web-kit/forms/use-act';
import styles from '../account-rows.module.css';
import { useRereadTeam, useTeam, withdrawInvitation } from './colleagues.api';
import { InviteForm } from './invite.form';
import { MemberRow } from './member-row';
import { OwnBusinesses } from './own-businesses';

/** Members of the business, invitations, and switching between businesses. */
export function ColleaguesSection({ notify }: { readonly notify: Notify }) {
  const team = useTeam();
  return (
    <Section id="colleagues" title={t('colleagues')}>
      {team.data ? (
        <Team team={team.data} notify={notify} />
      ) : team.isPending ? (
        <Spinner label={t('loadingColleagues')} />
      ) : (
        <RetryBanner onRetry={team.refetch} busy={team.isFetching}>
          {errorMessage(team.error)}
        </RetryBanner>
      )}
    </Section>
  );
}

function Team({ team, notify }: { readonly team: BusinessTeam; readonly notify: Notify }) {
  const { user } = useSession();
  const isOwner = !user?.business;
  const list = useFocusAfterRemoval<HTMLUListElement>();
  return (
    <Stack gap={6}>
      {isOwner && <p>{t('everybodyWhoWorksHereSigns')}</p>}
      <ul aria-label={t('peopleBusiness')} className={styles.list} ref={list} tabIndex={-1}>
        {team.members.map((member) => (
          <MemberRow
            key={member.user_id}
            member={member}
            isMe={member.user_id === user?.id}
            mayChange={isOwner}
            notify={notify}
          />
        ))}
        {team.invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} notify={notify} />
        ))}
      </ul>
      {isOwner && <InviteForm notify={notify} />}
      {team.businesses.length > 1 && <OwnBusinesses businesses={team.businesses} notify={notify} />}
    </Stack>
  );
}

interface InvitationRowProps {
  readonly invitation: OpenInvitation;
  readonly notify: Notify;
}

function InvitationRow({ invitation, notify }: InvitationRowProps) {
  const api = useApi();
  const reread = useRereadTeam();
  const { busy, act } = useAct({ notify });
  const { id, email, role, expires_at } = invitation;
  const withdraw = () =>
    act(() => withdrawInvitation(api, id).then(reread), { done: t('invitationWithdrawn') });
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{email}</p>
        <p className={styles.soft}>
          {rich('invitedUntil', {
            role: translate(roleNames[role]).toLowerCase(),
            day: () => <Day iso={expires_at} />,
          })}
        </p>
      </div>
      <Button
        size="small"
        aria-label={t('withdrawInvitation', { email })}
        busy={busy}
        onClick={withdraw}
      >
        {t('withdraw')}
      </Button>
    </li>
  );
}

import type { AccountType } from '@commons/contracts/account/account-lists';
import type { AccountProfile } from '@commons/contracts/account/account-profile';
import { Section, Stack } from '@commons/ui/layout/page';
import { Tabs } from '@commons/ui/layout/tabs';
import { Spinner } from '@commons/ui/loading/spinner';
import { MessageBanner } from '@commons/ui/messages/banner';
import { RetryBanner } from '@commons/ui/messages/retry-banner';
import { type Notify, useTimedMessage } from '@commons/ui/messages/use-timed-message';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useSession } from '@commons/web-kit/app-context';
import { hasArea } from '@commons/web-kit/portal/portal-areas';
import { useSearchParams } from '@commons/web-kit/router';
import type { ReactNode } from 'react';
import { useProfile } from './account-settings.api';
import { AccountSummary } from './account-summary';
import { BasicInformationForm } from './basic-information.form';
import { ColleaguesSection } from './colleagues/colleagues-section';
import { JobPreferencesForm } from './job-preferences.form';
import { PasswordForm } from './password.form';
import { SessionsList } from './sessions.list';
import { SettingsForm } from './settings.form';
import { VerifyNotice } from './verify-notice';
import { YourData } from './your-data';

/** The tabs of each account type (D2 §2). */
const tabs = {
  employer: [
    { id: 'basic', label: t('basicInformation') },
    { id: 'security', label: t('passwordSecurity') },
    { id: 'settings', label: t('accountSettings') },
  ],
  job_seeker: [
    { id: 'basic', label: t('basicInformation') },
    { id: 'security', label: t('passwordSecurity') },
    { id: 'preferences', label: t('jobPreferences') },
  ],
} as const satisfies Record<AccountType, readonly { id: string; label: string }[]>;
type TabId = (typeof tabs)[AccountType][number]['id'];

/** Without a job board, the last tab of a job seeker only has what an employer's has. */
const tabsOf = (type: AccountType) =>
  tabs[type].map((tab) =>
    tab.id === 'preferences' && !hasArea('jobs') ? { ...tab, label: t('accountSettings') } : tab,
  );

/** The account settings, shared by both dashboards. The open tab is in the address. */
export function AccountSettings({ hasContactPage }: { readonly hasContactPage: boolean }) {
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const { message, clear, ...notify } = useTimedMessage();
  if (!user) return null;
  const items = tabsOf(user.account_type);
  const active: TabId = items.find(({ id }) => id === search.get('section'))?.id ?? 'basic';
  const open = (id: TabId) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      next.set('section', id);
      return next;
    });
  return (
    <Stack gap={6}>
      <AccountSummary user={user} hasContactPage={hasContactPage} />
      {!user.email_verified && <VerifyNotice email={user.email} notify={notify} />}
      <Tabs<TabId> label={t('account')} items={items} active={active} onChange={open}>
        {active === 'security' ? (
          <Security notify={notify} />
        ) : (
          <Profile tab={active} notify={notify} />
        )}
      </Tabs>
      <MessageBanner message={message} onClose={clear} />
    </Stack>
  );
}

function Security({ notify }: { readonly notify: Notify }) {
  return (
    <>
      <Section title={t('changePassword')}>
        <PasswordForm notify={notify} />
      </Section>
      <Section title={t('whereSigned')}>
        <SessionsList notify={notify} />
      </Section>
    </>
  );
}

interface ProfileProps {
  readonly tab: Exclude<TabId, 'security'>;
  readonly notify: Notify;
}

/** The tabs that need GET /auth/profile, once it is loaded. */
function Profile({ tab, notify }: ProfileProps) {
  const profile = useProfile();
  if (profile.isPending) return <Spinner label={t('loadingProfile')} />;
  if (profile.data) return panels[tab]({ profile: profile.data, notify });
  return (
    <RetryBanner onRetry={profile.refetch} busy={profile.isFetching}>
      {errorMessage(profile.error, t('failedLoadProfileData'))}
    </RetryBanner>
  );
}

interface PanelProps {
  readonly profile: AccountProfile;
  readonly notify: Notify;
}

const panels: Record<ProfileProps['tab'], (props: PanelProps) => ReactNode> = {
  basic: (props) => (
    <>
      <Section title={t('about2')}>
        <BasicInformationForm {...props} />
      </Section>
      <Section title={t('data')}>
        <YourData {...props} />
      </Section>
    </>
  ),
  settings: (props) => (
    <>
      <Section title={t('whatMayEmail')}>
        <SettingsForm {...props} />
      </Section>
      <ColleaguesSection notify={props.notify} />
    </>
  ),
  preferences: (props) => (
    <>
      {hasArea('jobs') && (
        <Section title={t('whatLooking2')}>
          <JobPreferencesForm {...props} />
        </Section>
      )}
      <Section title={t('whatMayEmail')}>
        <SettingsForm {...props} />
      </Section>
    </>
  ),
};

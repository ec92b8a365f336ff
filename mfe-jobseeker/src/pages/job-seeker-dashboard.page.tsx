import { Button } from '@commons/ui/controls/button';
import { Page, PageHeader, Stack } from '@commons/ui/layout/page';
import { Tabs } from '@commons/ui/layout/tabs';
import { HiddenTitle } from '@commons/ui/layout/visually-hidden';
import { t } from '@commons/ui/text/texts';
import { useSession } from '@commons/web-kit/app-context';
import { usePageTitle } from '@commons/web-kit/page/page-title';
import { hasArea, hasSeekers } from '@commons/web-kit/portal/portal-areas';
import { remote } from '@commons/web-kit/remotes/remote';
import { useSearchParams } from '@commons/web-kit/router';
import { type ReactNode, useRef } from 'react';
import {
  useLiveApplications,
  useMyApplications,
} from '../features/applications/my-applications.api';
import {
  type ChosenApplications,
  MyApplicationsList,
} from '../features/applications/my-applications.list';
import { ContinueApplicationCard } from '../features/continue-application/continue-application.card';
import { JobSearchTab } from '../features/job-search/job-search.tab';
import { KeptResumeCard } from '../features/kept-resume/kept-resume.card';
import { Overview, type OverviewProps } from '../features/overview/overview';
import { useProfessionalProfile } from '../features/professional-profile/professional-profile.api';
import { ProfessionalProfileTab } from '../features/professional-profile/professional-profile.tab';
import { isComplete, profileChecklist } from '../features/professional-profile/profile-checklist';
import type { Attempt } from '../features/professional-profile/profile-tab-props';
import { FillProfile } from '../features/profile-findings/fill-profile';
import { ResumeAssistantTab } from '../features/resume-assistant/resume-assistant.tab';
import { SavedSearchesList } from '../features/saved-searches/saved-searches.list';

const AccountSettings = remote('mfe-public/AccountSettings');
const JobSearch = remote('mfe-public/JobSearch');

const tabs = [
  { id: 'overview', label: t('overview') },
  { id: 'applications', label: t('applications'), area: 'jobs' },
  { id: 'professional-profile', label: t('professionalProfile'), area: 'resumes' },
  { id: 'resume-assistant', label: t('resumeAssistant2'), area: 'resumes' },
  { id: 'profile', label: t('accountSettings') },
  { id: 'job-search', label: t('jobSearch2'), area: 'jobs' },
] as const;
type TabId = (typeof tabs)[number]['id'];

/** Tabs of the areas that the town has. */
const shownTabs = () => tabs.filter((tab) => !('area' in tab) || hasArea(tab.area));

/** /job-seeker-dashboard: the open tab is in the address, so that Back and a shared link keep it. */
export default function JobSeekerDashboardPage() {
  useLiveApplications();
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const shown = shownTabs();
  const active = shown.find(({ id }) => id === search.get('tab'))?.id ?? 'overview';
  const label = tabs.find(({ id }) => id === active)?.label ?? '';
  const dashboard = hasSeekers() ? t('jobSeekerDashboard') : t('yourDashboard');
  usePageTitle(active === 'overview' ? dashboard : `${label} · ${dashboard}`);
  const leaving = useRef<Attempt>((go) => go());
  const open = (tab: TabId) => leaving.current(() => setSearch(tab === 'overview' ? {} : { tab }));
  const openApplications = (
    { status, search: words }: ChosenApplications,
    options?: { readonly replace: true },
  ) =>
    setSearch(
      {
        tab: 'applications',
        ...(status !== 'all' && { status }),
        ...(words && { search: words }),
      },
      options,
    );
  return (
    <Page start="tabs">
      <Stack gap={6}>
        <Tabs label={dashboard} items={shown} active={active} onChange={open}>
          {active === 'overview' ? (
            <>
              <PageHeader size="small" title={t('welcome', { name: user?.full_name ?? '' })} />
              <OverviewTab
                before={hasArea('jobs') && <ContinueApplicationCard />}
                emailVerified={user?.email_verified ?? true}
                onApplications={(status) => openApplications({ status, search: '' })}
                onBrowse={() => open('job-search')}
                onProfile={() => open('profile')}
              />
            </>
          ) : (
            <HiddenTitle>{label}</HiddenTitle>
          )}
          {active === 'applications' && (
            <ApplicationsTab>
              <MyApplicationsList
                status={search.get('status') ?? 'all'}
                only={search.get('application') ?? undefined}
                search={search.get('search') ?? ''}
                onChoice={openApplications}
                browse={
                  <Button variant="primary" onClick={() => open('job-search')}>
                    {t('browseJobs')}
                  </Button>
                }
              />
            </ApplicationsTab>
          )}
          {active === 'professional-profile' && (
            <ProfessionalProfileTab
              leaving={leaving}
              fill={(look) => <FillProfile label={t('fillFromMyResume')} {...look} />}
            />
          )}
          {active === 'resume-assistant' && (
            <ResumeAssistantTab
              more={<FillProfile size="small" label={t('fillMyProfileFrom')} />}
            />
          )}
          {active === 'profile' && <AccountSettings />}
          {active === 'job-search' && (
            <JobSearchTab
              board={<JobSearch />}
              onPreferences={() => open('profile')}
              searches={(onSearch) => <SavedSearchesList onSearch={onSearch} />}
            />
          )}
        </Tabs>
      </Stack>
    </Page>
  );
}

function ApplicationsTab({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap={6}>
      {children}
      <KeptResumeCard />
    </Stack>
  );
}

/** Falls back to zero counts silently (specification D2 §8). */
function OverviewTab(
  props: Omit<OverviewProps, 'applications' | 'state' | 'profile' | 'profileLoading'>,
) {
  const applications = useMyApplications();
  const profile = useProfessionalProfile();
  const isKnown = applications.data !== undefined;
  return (
    <Overview
      applications={applications.data ?? []}
      profile={profile.data && isComplete(profileChecklist(profile.data))}
      profileLoading={profile.isLoading}
      state={isKnown ? 'loaded' : applications.isLoading ? 'loading' : 'failed'}
      {...props}
    />
  );
}

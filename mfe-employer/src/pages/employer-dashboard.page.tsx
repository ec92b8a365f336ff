import type { CurrentUser } from '@commons/contracts/account/account';
import { Button } from '@commons/ui/controls/button';
import { Page, PageHeader } from '@commons/ui/layout/page';
import { Tabs } from '@commons/ui/layout/tabs';
import { HiddenTitle } from '@commons/ui/layout/visually-hidden';
import { MessageBanner } from '@commons/ui/messages/banner';
import { useTimedMessage } from '@commons/ui/messages/use-timed-message';
import { t } from '@commons/ui/text/texts';
import { useSession } from '@commons/web-kit/app-context';
import { usePageTitle } from '@commons/web-kit/page/page-title';
import { hasArea } from '@commons/web-kit/portal/portal-areas';
import { remote } from '@commons/web-kit/remotes/remote';
import { useSearchParams } from '@commons/web-kit/router';
import { useEffect } from 'react';
import {
  useApplications,
  useLiveApplications,
  useOverdue,
  usePendingInBrief,
} from '../features/applications/applications.api';
import { ApplicationsList } from '../features/applications/applications.list';
import { UndoBar } from '../features/applications/decisions/undo-bar';
import { useUndo } from '../features/applications/decisions/use-undo';
import { newestApplications } from '../features/applications/filters/application-choice';
import { JobForm } from '../features/job-form/job.form';
import { OpenedJobForm } from '../features/job-form/job-form-opened';
import { useMyListing } from '../features/listing/listing.api';
import { ListingTab } from '../features/listing/listing.tab';
import { JobStatusBadge } from '../features/my-jobs/job-status-badge';
import { useJobsInBrief } from '../features/my-jobs/my-jobs.api';
import { MyJobsList } from '../features/my-jobs/my-jobs.list';
import { ActingFor } from '../features/overview/acting-for';
import { Overview, type OverviewProps } from '../features/overview/overview';
import { recentRows } from '../features/overview/recent';

const AccountSettings = remote('mfe-public/AccountSettings');
const BusinessTools = remote('mfe-tools/BusinessTools');
const AiTools = remote('mfe-tools/AiTools');

const tabs = [
  { id: 'overview', label: t('overview') },
  { id: 'jobs', label: t('jobs'), area: 'jobs' },
  { id: 'applications', label: t('applications'), area: 'jobs' },
  { id: 'business-directory', label: t('businessDirectory'), area: 'directory' },
  { id: 'business-tools', label: t('businessTools'), area: 'tools' },
  { id: 'ai-tools', label: t('aiTools'), area: 'tools' },
  { id: 'profile', label: t('profile') },
] as const;
type TabId = (typeof tabs)[number]['id'];

/** Tabs of the areas that the town has. */
const shownTabs = () => tabs.filter((tab) => !('area' in tab) || hasArea(tab.area));

/**
 * /employer-dashboard: the open tab and the posting form over the jobs (`?tab=jobs&new`) are in the address, so that
 * Back, a reload and a shared link keep them.
 */
export default function EmployerDashboardPage() {
  useLiveApplications();
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const { message, showSuccess, showError, clear } = useTimedMessage();
  const undoing = useUndo({ onSuccess: showSuccess, onError: showError });
  const shown = shownTabs();
  const active = shown.find(({ id }) => id === search.get('tab'))?.id ?? 'overview';
  const label = tabs.find(({ id }) => id === active)?.label ?? '';
  usePageTitle(
    active === 'overview' ? t('employerDashboard') : t('labelEmployerDashboard', { label }),
  );

  const open = (tab: TabId) => setSearch(tab === 'overview' ? {} : { tab });
  const post = () => setSearch({ tab: 'jobs', new: '' });

  return (
    <Page start="tabs">
      <Tabs label={t('employerDashboard')} items={shown} active={active} onChange={open}>
        <ActingFor />
        {active === 'overview' ? (
          <>
            <PageHeader size="small" title={t('welcomeNameof', { nameOf: nameOf(user) })} />
            <OverviewTab emailVerified={user?.email_verified ?? true} onOpen={open} onPost={post} />
          </>
        ) : (
          <HiddenTitle>{label}</HiddenTitle>
        )}
        {active === 'jobs' && <JobsTab onPost={post} onSuccess={showSuccess} onError={showError} />}
        {active === 'applications' && (
          <ApplicationsList
            onSuccess={showSuccess}
            onError={showError}
            undoing={undoing}
            post={<Button onClick={post}>{t('postNewJob')}</Button>}
          />
        )}
        {active === 'business-directory' && (
          <ListingTab
            tab={active}
            onSuccess={showSuccess}
            onError={showError}
            onLeave={() => open('overview')}
          />
        )}
        {active === 'business-tools' && <BusinessTools />}
        {active === 'ai-tools' && <AiTools />}
        {active === 'profile' && <AccountSettings />}
      </Tabs>
      <UndoBar undoing={undoing}>
        <MessageBanner message={message} onClose={clear} place="inline" />
      </UndoBar>
    </Page>
  );
}

interface JobsTabProps {
  readonly onPost: () => void;
  readonly onSuccess: (text: string) => void;
  readonly onError: (text: string) => void;
}

/** The employer's jobs, or the form that the address names: `new`, `edit=<id>` or `similar=<id>`. */
function JobsTab({ onPost, onSuccess, onError }: JobsTabProps) {
  const [search, setSearch] = useSearchParams();
  const opened = search.get('edit') ?? search.get('similar');
  // Replaces the history entry: Back must not reopen a finished or cancelled form.
  const closeForm = () => setSearch({ tab: 'jobs' }, { replace: true });
  // The list replaces the form, and is refetched.
  const done = (text: string) => {
    onSuccess(text);
    closeForm();
  };
  const onDraftSaved = () => done(t('draftSavedOnlyCan'));
  if (search.has('new'))
    return (
      <JobForm
        onPosted={() => done(t('jobPostedSuccessfully'))}
        onDraftSaved={onDraftSaved}
        onCancel={closeForm}
      />
    );
  if (opened)
    return (
      <OpenedJobForm
        edit={search.has('edit')}
        id={opened}
        key={opened}
        onCancel={closeForm}
        onDone={(isNew) => done(isNew ? t('jobPostedSuccessfully') : t('jobUpdatedSuccessfully'))}
        onDraftSaved={onDraftSaved}
      />
    );
  return (
    <MyJobsList
      onPost={onPost}
      onEdit={(id) => setSearch({ tab: 'jobs', edit: id })}
      onSimilar={(id) => setSearch({ tab: 'jobs', similar: id })}
      onSuccess={onSuccess}
      onError={onError}
    />
  );
}

/** The name of the business if it is the person's own; else the person's name. */
const nameOf = (user: CurrentUser | null) =>
  (!user?.business && user?.company_name) || user?.full_name || '';

/** Failures are only logged (specification D2 §8): unknown values stay empty. */
function OverviewTab(props: Pick<OverviewProps, 'emailVerified' | 'onOpen' | 'onPost'>) {
  const jobs = useJobsInBrief();
  const applications = useApplications(newestApplications);
  const pending = usePendingInBrief(recentRows);
  const overdue = useOverdue();
  const listing = useMyListing();
  const failure = jobs.error ?? applications.error ?? pending.error ?? listing.error;
  useEffect(() => {
    if (failure) console.error('The overview could not be loaded', failure);
  }, [failure]);
  return (
    <Overview
      jobs={jobs.data}
      applications={applications.data?.pages[0]}
      pending={pending.data}
      overdue={overdue.data}
      listing={listing.data}
      loading={[jobs, applications, pending, listing].some(({ isLoading }) => isLoading)}
      JobBadge={JobStatusBadge}
      {...props}
    />
  );
}

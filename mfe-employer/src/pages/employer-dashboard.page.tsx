import { MessageBanner } from '@commons/ui/banner';
import { Page, PageHeader } from '@commons/ui/page';
import { Tabs } from '@commons/ui/tabs';
import { useTimedMessage } from '@commons/ui/use-timed-message';
import { useSession } from '@commons/web-kit/app-context';
import { usePageTitle } from '@commons/web-kit/page-title';
import { useQueryClient } from '@commons/web-kit/query';
import { remote } from '@commons/web-kit/remote';
import { useSearchParams } from '@commons/web-kit/router';
import { useState } from 'react';
import { useApplications } from '../features/applications/applications.api';
import { ApplicationsList } from '../features/applications/applications.list';
import { JobForm } from '../features/job-form/job.form';
import { myJobsKey, useMyJobs } from '../features/my-jobs/my-jobs.api';
import { MyJobsList } from '../features/my-jobs/my-jobs.list';
import { Overview } from '../features/overview/overview';

const AccountSettings = remote('mfe-public/AccountSettings');
const BusinessTools = remote('mfe-tools/BusinessTools');

const tabs = [
  { id: 'overview', label: 'Overview' },
  { id: 'jobs', label: 'Jobs' },
  { id: 'applications', label: 'Applications' },
  { id: 'business-tools', label: 'Business Tools' },
  { id: 'profile', label: 'Profile' },
] as const;
type TabId = (typeof tabs)[number]['id'];

/** /employer-dashboard: the open tab stands in the address, so that Back and a shared link keep it. */
export default function EmployerDashboardPage() {
  usePageTitle('Employer dashboard');
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const [posting, setPosting] = useState(false);
  const { message, showSuccess, showError, clear } = useTimedMessage();
  const client = useQueryClient();
  const active = tabs.find(({ id }) => id === search.get('tab'))?.id ?? 'overview';

  const open = (tab: TabId) => {
    setPosting(false);
    setSearch(tab === 'overview' ? {} : { tab });
  };
  const post = () => {
    open('jobs');
    setPosting(true);
  };
  const posted = () => {
    setPosting(false);
    showSuccess('Job posted successfully!');
    void client.invalidateQueries({ queryKey: myJobsKey });
  };

  return (
    <Page>
      <PageHeader
        eyebrow="Employer dashboard"
        title={`Welcome, ${user?.company_name ?? user?.full_name ?? ''}`}
      />
      <Tabs label="Employer dashboard" items={tabs} active={active} onChange={open}>
        {active === 'overview' && <OverviewTab onOpen={open} onPost={post} />}
        {active === 'jobs' && posting && (
          <JobForm onPosted={posted} onCancel={() => setPosting(false)} />
        )}
        {active === 'jobs' && !posting && <MyJobsList onPost={() => setPosting(true)} />}
        {active === 'applications' && (
          <ApplicationsList onSuccess={showSuccess} onError={showError} />
        )}
        {active === 'business-tools' && <BusinessTools />}
        {active === 'profile' && <AccountSettings />}
      </Tabs>
      <MessageBanner message={message} onClose={clear} />
    </Page>
  );
}

/** Failures are only logged here (specification D2 §8): the numbers stay at zero. */
function OverviewTab(props: {
  onOpen: (tab: 'jobs' | 'applications') => void;
  onPost: () => void;
}) {
  const jobs = useMyJobs();
  const applications = useApplications();
  return (
    <Overview
      jobs={jobs.data?.rows ?? []}
      applications={applications.data?.rows ?? []}
      {...props}
    />
  );
}

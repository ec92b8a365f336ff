import type { MyJob } from '@commons/contracts/jobs';
import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { EmptyState } from '@commons/ui/empty-state';
import { PlusIcon } from '@commons/ui/icons';
import { Section, Stack } from '@commons/ui/page';
import { Spinner } from '@commons/ui/spinner';
import { serverMessage } from '@commons/web-kit/api-error';
import { MyJobCard } from './my-job.card';
import { useMyJobs } from './my-jobs.api';

/** Manage Jobs: the employer's own jobs, newest first (specification D2 §2). */
export function MyJobsList({ onPost }: { onPost: () => void }) {
  const jobs = useMyJobs();
  const post = (
    <Button variant="primary" icon={<PlusIcon />} onClick={onPost}>
      Post New Job
    </Button>
  );
  return (
    <Section title="Manage Jobs" action={jobs.data?.rows.length ? post : undefined}>
      {jobs.isPending && <Spinner room="page" label="Loading your jobs" />}
      {jobs.isError && (
        <Banner tone="error" action={<Button onClick={() => jobs.refetch()}>Try again</Button>}>
          {serverMessage(jobs.error, 'Failed to load your jobs. Please try again.')}
        </Banner>
      )}
      {jobs.data && <Rows jobs={jobs.data.rows} post={post} />}
    </Section>
  );
}

function Rows({ jobs, post }: { jobs: readonly MyJob[]; post: React.ReactNode }) {
  if (jobs.length === 0)
    return (
      <EmptyState illustration="no-jobs" title="No jobs yet" titleAs="h3" actions={post}>
        No jobs posted yet. Create your first job posting to start attracting candidates.
      </EmptyState>
    );
  return (
    <Stack gap={3}>
      {jobs.map((job) => (
        <MyJobCard key={job.id} job={job} />
      ))}
    </Stack>
  );
}

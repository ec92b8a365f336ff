import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { EmptyState } from '@commons/ui/empty-state';
import { Section, Stack } from '@commons/ui/page';
import { Spinner } from '@commons/ui/spinner';
import { errorMessage } from '@commons/web-kit/api-error';
import { FoundJobCard } from './found-job.card';
import { useMatches } from './job-search.api';

/** Jobs that match the job preferences, each with its reasons. */
export function RecommendedList({ onPreferences }: { readonly onPreferences: () => void }) {
  const { data, error, isPending, refetch } = useMatches();
  const change = <Button onClick={onPreferences}>Change Job Preferences</Button>;
  if (isPending) return <Spinner room="page" label="Looking for jobs for you..." />;
  if (!data) {
    return (
      <Banner tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        {errorMessage(error)}
      </Banner>
    );
  }
  if (data.matches.length === 0) {
    return (
      <EmptyState
        illustration="no-jobs"
        title={data.preferences ? 'No job fits right now' : 'Tell us what you look for'}
        titleAs="h2"
        actions={change}
      >
        {data.preferences
          ? 'New jobs come in daily. Wider job preferences find more.'
          : 'Set your job preferences to see the jobs that fit them here.'}
      </EmptyState>
    );
  }
  return (
    <Section title="Recommended for you" action={change}>
      <Stack gap={3}>
        {data.matches.map(({ job, reasons }) => (
          <FoundJobCard job={job} key={job.id} reasons={reasons} />
        ))}
      </Stack>
    </Section>
  );
}

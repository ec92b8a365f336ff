import { Button } from '@commons/ui/controls/button';
import { Section, Stack } from '@commons/ui/layout/page';
import { ListSkeleton } from '@commons/ui/lists/list-skeleton';
import { EmptyState } from '@commons/ui/messages/empty-state';
import { RetryBanner } from '@commons/ui/messages/retry-banner';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useEmployers } from '@commons/web-kit/employers/employers.api';
import { FoundJobCard } from './found-job.card';
import { useMatches } from './job-search.api';

/** Jobs that match the job preferences, each with its reasons. */
export function RecommendedList({ onPreferences }: { readonly onPreferences: () => void }) {
  const { data, error, isPending, refetch } = useMatches();
  const employers = useEmployers(data?.matches.map(({ job }) => job) ?? []);
  const change = <Button onClick={onPreferences}>{t('changeJobPreferences')}</Button>;
  if (isPending) return <ListSkeleton label={t('lookingJobs')} />;
  if (!data) return <RetryBanner onRetry={refetch}>{errorMessage(error)}</RetryBanner>;
  if (data.matches.length === 0) {
    return (
      <EmptyState
        illustration="no-jobs"
        title={data.preferences ? t('noJobFitsRight') : t('tellUsWhatLook')}
        titleAs="h2"
        actions={change}
      >
        {data.preferences ? t('newJobsComeDaily') : t('setJobPreferencesSee')}
      </EmptyState>
    );
  }
  return (
    <Section title={t('recommendedForYou')} action={change}>
      <Stack gap={3}>
        {data.matches.map(({ job, reasons }) => (
          <FoundJobCard job={job} key={job.id} listing={employers.of(job)} reasons={reasons} />
        ))}
      </Stack>
    </Section>
  );
}

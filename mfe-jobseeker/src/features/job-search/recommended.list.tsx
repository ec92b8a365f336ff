import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { EmptyState } from '@commons/ui/empty-state';
import { Section, Stack } from '@commons/ui/page';
import { Spinner } from '@commons/ui/spinner';
import { t } from '@commons/ui/texts';
import { errorMessage } from '@commons/web-kit/api-error';
import { FoundJobCard } from './found-job.card';
import { useMatches } from './job-search.api';

/** Jobs that match the job preferences, each with its reasons. */
export function RecommendedList({ onPreferences }: { readonly onPreferences: () => void }) {
  const { data, error, isPending, refetch } = useMatches();
  const change = <Button onClick={onPreferences}>{t('changeJobPreferences')}</Button>;
  if (isPending) return <Spinner room="page" label={t('lookingJobs')} />;
  if (!data) {
    return (
      <Banner tone="error" action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}>
        {errorMessage(error)}
      </Banner>
    );
  }
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
          <FoundJobCard job={job} key={job.id} reasons={reasons} />
        ))}
      </Stack>
    </Section>
  );
}

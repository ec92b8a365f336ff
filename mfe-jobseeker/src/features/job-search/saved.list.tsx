import { Button } from '@commons/ui/controls/button';
import { useFocusAfterRemoval } from '@commons/ui/elements/use-focus-after-removal';
import { Section, Stack } from '@commons/ui/layout/page';
import { ListSkeleton } from '@commons/ui/lists/list-skeleton';
import { Banner, MessageBanner } from '@commons/ui/messages/banner';
import { EmptyState } from '@commons/ui/messages/empty-state';
import { RetryBanner } from '@commons/ui/messages/retry-banner';
import { useTimedMessage } from '@commons/ui/messages/use-timed-message';
import { dayText } from '@commons/ui/text/day';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useEmployers } from '@commons/web-kit/employers/employers.api';
import { useState } from 'react';
import { FoundJobCard } from './found-job.card';
import { useRemoveSaved, useSaveAgain, useSavedJobs } from './job-search.api';

/** The saved jobs, including closed ones. */
export function SavedList(props: { readonly onSearch: () => void }) {
  const place = useFocusAfterRemoval<HTMLDivElement>();
  const undo = useUndo();
  return (
    <>
      <div ref={place}>
        <Saved {...props} onRemoved={undo.offer} />
      </div>
      <MessageBanner
        action={
          undo.possible && (
            <Button onClick={undo.take} size="small" variant="quiet">
              {t('undo')}
            </Button>
          )
        }
        message={undo.message}
      />
    </>
  );
}

/** Removing a job can be undone while the message is shown. */
function useUndo() {
  const { message, showInfo, showSuccess, showError } = useTimedMessage();
  const [removed, setRemoved] = useState<string>();
  const again = useSaveAgain();
  const take = async () => {
    const id = removed;
    if (!id) return;
    setRemoved(undefined);
    try {
      await again.mutateAsync(id);
      showSuccess(t('savedAgain'));
    } catch (error) {
      showError(errorMessage(error, t('jobCouldNotSaved')));
    }
  };
  return {
    message,
    possible: removed !== undefined,
    take,
    offer: (job: { readonly id: string; readonly title: string }) => {
      setRemoved(job.id);
      showInfo(t('titleNoLongerSaved', { title: job.title }));
    },
  };
}

interface SavedProps {
  readonly onSearch: () => void;
  readonly onRemoved: (job: { readonly id: string; readonly title: string }) => void;
}

function Saved({ onSearch, onRemoved }: SavedProps) {
  const { data, error, isPending, refetch } = useSavedJobs();
  const employers = useEmployers(data?.map(({ job }) => job) ?? []);
  const remove = useRemoveSaved();
  if (isPending) return <ListSkeleton label={t('loadingSavedJobs')} />;
  if (!data) return <RetryBanner onRetry={refetch}>{errorMessage(error)}</RetryBanner>;
  if (data.length === 0) {
    return (
      <EmptyState
        illustration="nothing-here"
        title={t('noSavedJobsYet')}
        titleAs="h2"
        actions={<Button onClick={onSearch}>{t('searchJobs')}</Button>}
      >
        {t('pressSaveJobStays')}
      </EmptyState>
    );
  }
  return (
    <Section title={t('savedJobs')}>
      <Stack gap={3}>
        {remove.isError && <Banner tone="error">{errorMessage(remove.error)}</Banner>}
        {data.map(({ job, saved_at }) => (
          <FoundJobCard
            job={job}
            key={job.id}
            listing={employers.of(job)}
            note={t('savedSavedat', { savedAt: dayText(saved_at) })}
            actions={
              <Button
                aria-label={t('removeTitleFromSaved', { title: job.title })}
                busy={remove.isPending && remove.variables === job.id}
                onClick={() => remove.mutate(job.id, { onSuccess: () => onRemoved(job) })}
                size="small"
                variant="quiet"
              >
                {t('remove')}
              </Button>
            }
          />
        ))}
      </Stack>
    </Section>
  );
}

import type { SavedSearch } from '@commons/contracts/jobs/saved-searches';
import { Button } from '@commons/ui/controls/button';
import { useFocusAfterRemoval } from '@commons/ui/elements/use-focus-after-removal';
import { Section, Stack } from '@commons/ui/layout/page';
import { ListSkeleton } from '@commons/ui/lists/list-skeleton';
import { Banner } from '@commons/ui/messages/banner';
import { EmptyState } from '@commons/ui/messages/empty-state';
import { RetryBanner } from '@commons/ui/messages/retry-banner';
import { UndoToast } from '@commons/ui/messages/undo-toast';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useState } from 'react';
import { SavedSearchCard } from './saved-search.card';
import { useDeleteSearch, useRestoreSearch, useSavedSearches } from './saved-searches.api';

/** The saved searches, each with its current number of results. */
export function SavedSearchesList({ onSearch }: { readonly onSearch: () => void }) {
  const { data, error, isPending, refetch } = useSavedSearches();
  const [deleted, setDeleted] = useState<SavedSearch>();
  const remove = useDeleteSearch();
  const restore = useRestoreSearch();
  const list = useFocusAfterRemoval<HTMLDivElement>();
  if (isPending) return <ListSkeleton label={t('loadingSavedSearches')} />;
  if (!data) return <RetryBanner onRetry={refetch}>{errorMessage(error)}</RetryBanner>;
  const failure = remove.error ?? restore.error;
  return (
    <Section title={t('savedSearches')}>
      <Stack gap={3} ref={list}>
        {failure && <Banner tone="error">{errorMessage(failure)}</Banner>}
        {data.length === 0 && (
          <EmptyState
            illustration="nothing-here"
            title={t('noSavedSearchesYet')}
            titleAs="h3"
            actions={<Button onClick={onSearch}>{t('searchJobs')}</Button>}
          >
            {t('searchJobsPressSave')}
          </EmptyState>
        )}
        {data.map((saved) => (
          <SavedSearchCard
            key={saved.id}
            onDelete={() => remove.mutate(saved, { onSuccess: () => setDeleted(saved) })}
            saved={saved}
          />
        ))}
      </Stack>
      <UndoToast
        busy={restore.isPending}
        done={deleted && t('deletedName', { name: deleted.name })}
        onClose={() => setDeleted(undefined)}
        onUndo={() =>
          deleted && restore.mutate(deleted, { onSuccess: () => setDeleted(undefined) })
        }
      />
    </Section>
  );
}

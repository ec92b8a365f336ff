import type { SearchToSave } from '@commons/contracts/jobs/saved-searches';
import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { Dialog } from '@commons/ui/dialog';
import { Stack } from '@commons/ui/page';
import { t } from '@commons/ui/texts';
import { errorMessage } from '@commons/web-kit/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation, useQuery, useQueryClient } from '@commons/web-kit/query';
import { Link, useSearchParams } from '@commons/web-kit/router';
import { ownSearches } from './own-searches';

/** A saved search whose words and filters are being changed: its id in the address of the board. */
export const changedSearch = 'saved';

interface ChangeSearchProps {
  readonly id: string;
  /** What it searches for from now on. */
  readonly search: SearchToSave;
}

/** "Save the changes": the search on the board takes the place of a saved one, which keeps its name and its mails. */
export function ChangeSearch({ id, search }: ChangeSearchProps) {
  const [query, setQuery] = useSearchParams();
  const saved = useSavedName(id);
  const change = useChange(id);
  const leave = () => {
    const next = new URLSearchParams(query);
    next.delete(changedSearch);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Button
        busy={change.isPending}
        busyLabel={t('saving')}
        onClick={() => change.mutate(search)}
        size="small"
        variant="primary"
      >
        {saved ? t('change', { saved }) : t('changeSavedSearch')}
      </Button>
      {change.isSuccess && (
        <Dialog onClose={leave} open title={t('searchChanged')} width="narrow">
          <Stack gap={4}>
            <p>{t('nowLooksWhatSeeHere', { name: change.data.name })}</p>
            <p>
              <Link to={ownSearches}>{t('seeSavedSearches')}</Link>
            </p>
          </Stack>
        </Dialog>
      )}
      {change.isError && (
        <Dialog onClose={change.reset} open title={t('searchNotChanged')} width="narrow">
          <Banner tone="error">
            {errorMessage(change.error, t('failedChangeSearchPleaseTry'))}
          </Banner>
        </Dialog>
      )}
    </>
  );
}

/** Its name; undefined while unknown, and for a search that is gone. */
function useSavedName(id: string): string | undefined {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['/jobs/searches'],
    queryFn: ({ signal }) => api.json('GET /jobs/searches', { signal }),
  });
  return data?.find((one) => one.id === id)?.name;
}

function useChange(id: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (search: SearchToSave) =>
      api.json('PATCH /jobs/searches/{id}', { params: { id }, body: { search } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['/jobs/searches'] }),
  });
}

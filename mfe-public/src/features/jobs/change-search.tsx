import type { SearchToSave } from '@commons/contracts/jobs/saved-searches';
import { Button } from '@commons/ui/controls/button';
import { Dialog } from '@commons/ui/dialogs/dialog';
import { Stack } from '@commons/ui/layout/page';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { Link, useSearchParams } from '@commons/web-kit/router';
import { ownSearches } from './own-searches';
import { useChangeSearch, useSavedName } from './saved-searches.api';

/** A saved search that is being edited: its id in the address of the board. */
export const changedSearch = 'saved';

interface ChangeSearchProps {
  readonly id: string;
  /** The new search. */
  readonly search: SearchToSave;
}

/** "Save the changes": replaces a saved search by the one on the board; name and mail settings stay. */
export function ChangeSearch({ id, search }: ChangeSearchProps) {
  const [query, setQuery] = useSearchParams();
  const saved = useSavedName(id);
  const change = useChangeSearch(id);
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

import { savedSearchChangeLimits } from '@commons/contracts/field-limits';
import type { JobSearch } from '@commons/contracts/jobs/job-search';
import { searchAlertFrequencies } from '@commons/contracts/jobs/saved-search-lists';
import { Button } from '@commons/ui/controls/button';
import { Dialog } from '@commons/ui/dialogs/dialog';
import { ChoiceGroup, RadioField } from '@commons/ui/forms/checkbox-field';
import { TextField } from '@commons/ui/forms/text-field';
import { Row, Stack } from '@commons/ui/layout/page';
import { Banner } from '@commons/ui/messages/banner';
import { rich, t } from '@commons/ui/text/texts';
import { useSession } from '@commons/web-kit/app-context';
import { useForm } from '@commons/web-kit/forms/use-form';
import { Link, useLocation, useSearchParams } from '@commons/web-kit/router';
import { returnState } from '@commons/web-kit/session/return-target';
import { useState } from 'react';
import { ChangeSearch, changedSearch } from './change-search';
import { ownSearches } from './own-searches';
import { useSaveSearch } from './saved-searches.api';

const names = { daily: t('onceDay'), weekly: t('onceWeek') } as const;

interface SaveSearchProps {
  /** The current search; nothing is offered while it is empty. */
  readonly search: JobSearch;
  /** Current number of results. */
  readonly matches: number;
}

/** "Save this search" to get new jobs by mail. For job seekers, and for guests, who sign in first. */
export function SaveSearch({ search, matches }: SaveSearchProps) {
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  const changed = useSearchParams()[0].get(changedSearch);
  const { sortBy: _sort, limit: _limit, offset: _offset, ...asked } = search;
  if (Object.keys(asked).length === 0 || user?.account_type === 'employer') return null;
  if (changed && user) return <ChangeSearch id={changed} search={asked} />;
  return (
    <>
      <Button onClick={() => setOpen(true)} size="small">
        {t('saveSearch')}
      </Button>
      {open && <SaveDialog matches={matches} onClose={() => setOpen(false)} search={asked} />}
    </>
  );
}

interface SaveDialogProps extends SaveSearchProps {
  readonly onClose: () => void;
}

function SaveDialog({ search, matches, onClose }: SaveDialogProps) {
  const { user } = useSession();
  const back = returnState(useLocation());
  const [name, setName] = useState('');
  const [frequency, setFrequency] = useState<keyof typeof names>('daily');
  const { data: saved, mutateAsync: save } = useSaveSearch();
  const { busy, failure, submit } = useForm({
    send: () => save({ search, frequency, ...(name.trim() && { name }) }),
    failed: t('failedSaveSearchPleaseTry'),
  });
  if (!user) {
    return (
      <Dialog onClose={onClose} open title={t('saveSearch')} width="narrow">
        <p>
          {rich('signRegisterJobSeekerNew', {
            link: (words) => (
              <Link state={back} to="/login">
                {words}
              </Link>
            ),
            link2: (words) => (
              <Link state={back} to="/register">
                {words}
              </Link>
            ),
          })}
        </p>
      </Dialog>
    );
  }
  if (saved) {
    return (
      <Dialog onClose={onClose} open title={t('searchSaved')} width="narrow">
        <Stack gap={4}>
          <p>
            {saved.frequency === 'daily'
              ? t('newJobsComeDaily', { name: saved.name, email: user.email })
              : t('newJobsComeWeekly', { name: saved.name, email: user.email })}
          </p>
          <p>
            <Link to={ownSearches}>{t('seeSavedSearches')}</Link>
          </p>
        </Stack>
      </Dialog>
    );
  }
  return (
    <Dialog onClose={onClose} open title={t('saveSearch')} width="narrow">
      <form onSubmit={submit}>
        <Stack gap={4}>
          <p>{t('jobsMatchNow', { count: matches })}</p>
          <TextField
            label={t('nameOptional')}
            maxLength={savedSearchChangeLimits.name}
            onChange={(event) => setName(event.target.value)}
            value={name}
          />
          <ChoiceGroup legend={t('howOften')}>
            {searchAlertFrequencies.map((each) => (
              <RadioField
                checked={frequency === each}
                key={each}
                label={names[each]}
                name="frequency"
                onChange={() => setFrequency(each)}
              />
            ))}
          </ChoiceGroup>
          {failure && <Banner tone="error">{failure}</Banner>}
          <Row>
            <Button busy={busy} busyLabel={t('saving')} type="submit" variant="primary">
              {t('saveSearch2')}
            </Button>
            <Button onClick={onClose}>{t('cancel')}</Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}

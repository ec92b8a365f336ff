import { Tabs } from '@commons/ui/layout/tabs';
import { Spinner } from '@commons/ui/loading/spinner';
import { t } from '@commons/ui/text/texts';
import { useSearchParams } from '@commons/web-kit/router';
import { type ReactNode, useState } from 'react';
import { RecommendedList } from './recommended.list';
import { SavedList } from './saved.list';
import { usePreferenceFilters } from './use-preference-filters';

const views = [
  { id: 'search', label: t('search') },
  { id: 'recommended', label: t('recommended') },
  { id: 'saved', label: t('savedJobs') },
  { id: 'searches', label: t('savedSearches') },
] as const;
type View = (typeof views)[number]['id'];

interface JobSearchTabProps {
  /** The board of mfe-public, passed in by the page. */
  readonly board: ReactNode;
  readonly onPreferences: () => void;
  /** The saved searches, passed in by the page; `onSearch` opens the board. */
  readonly searches: (onSearch: () => void) => ReactNode;
}

/** Job Search: the board, recommended jobs and saved jobs (decision A37). The view is in the address. */
export function JobSearchTab({ board, onPreferences, searches }: JobSearchTabProps) {
  const [search, setSearch] = useSearchParams();
  // The address follows a press a moment later. Until then the board must be unmounted: preferences that arrive in
  // between would set its filters in the address and revert the press.
  const [pressed, setPressed] = useState<{ view: View; at: URLSearchParams }>();
  const inAddress = views.find(({ id }) => id === search.get('view'))?.id ?? 'search';
  const view = pressed?.at === search ? pressed.view : inAddress;
  const open = (next: View) => {
    setPressed({ view: next, at: search });
    setSearch({ tab: 'job-search', ...(next !== 'search' && { view: next }) });
  };
  return (
    <Tabs label={t('jobSearch')} items={views} active={view} onChange={open}>
      {view === 'search' && <Board board={board} />}
      {view === 'recommended' && <RecommendedList onPreferences={onPreferences} />}
      {view === 'saved' && <SavedList onSearch={() => open('search')} />}
      {view === 'searches' && searches(() => open('search'))}
    </Tabs>
  );
}

function Board({ board }: { readonly board: ReactNode }) {
  return usePreferenceFilters() ? board : <Spinner room="page" label={t('searching')} />;
}

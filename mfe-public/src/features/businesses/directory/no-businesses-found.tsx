import { Button } from '@commons/ui/controls/button';
import { EmptyState } from '@commons/ui/messages/empty-state';
import { t, translate } from '@commons/ui/text/texts';
import { counted } from '@commons/ui/text/wording';
import { useFoundElsewhere } from '@commons/web-kit/search/found-elsewhere.api';
import {
  isNothingListed,
  type RelatedLink,
  WiderAnswers,
} from '@commons/web-kit/search/wider-answers';
import { AddYourBusiness } from './add-your-business';
import { type BusinessFilters, withoutFilter } from './business-filters';
import type { DirectoryResultsProps } from './directory-results';
import { filterName } from './filter-name';
import { UnknownHours } from './unknown-hours';
import type { BusinessList } from './use-business-list';

/**
 * No business: says so, and offers the nearest alternatives. Also shown when the search failed: D1 §8 wants no
 * message there, so only a retry button is added.
 */
export function NoBusinessesFound({
  filters,
  list,
  onChange,
  onClear,
  onSearch,
}: DirectoryResultsProps) {
  const near = useNear(filters, list);
  return (
    <EmptyState
      illustration="no-businesses"
      title={t('noBusinessesFoundMatchingCriteria')}
      titleAs="p"
      actions={
        <>
          {list.error && (
            <Button variant="primary" onClick={list.reload}>
              {t('tryAgain')}
            </Button>
          )}
          <Button onClick={onClear}>{t('clearFilters')}</Button>
          <AddYourBusiness />
        </>
      }
    >
      {!list.error && <NotListed filters={filters} list={list} />}
      <UnknownHours list={list} />
      <WiderAnswers
        near={near}
        summary={list.summary}
        nameOf={(without) => filterName(without, filters)}
        onSearch={onSearch}
        onWithout={(field) => onChange(withoutFilter(field))}
      >
        {!list.error && <p>{t('tryFewerWordsAnotherPlace')}</p>}
      </WiderAnswers>
    </EmptyState>
  );
}

/** Invites an owner of such a business to be the first. */
function NotListed({ filters: { search }, list: { summary } }: Searched) {
  if (!isNothingListed(search, summary)) return null;
  return (
    <p>
      {t('nothingListedFor', { search: search.trim() })}
      {summary?.related_category && ` ${t('beTheFirstListed')}`}
    </p>
  );
}

interface Searched {
  readonly filters: BusinessFilters;
  readonly list: BusinessList;
}

/** The category that the words belong to, and jobs for the same words. */
function useNear({ search }: BusinessFilters, { summary, error }: BusinessList): RelatedLink[] {
  const jobs = useFoundElsewhere('jobs', search, !error && summary !== undefined);
  const category = summary?.related_category;
  return [
    ...(category
      ? [
          {
            label: t('countInCategory', {
              category: translate(category.value),
              counted: counted(category.total, t('businessNoun'), t('businesses2')),
            }),
            to: `/business-directory?${new URLSearchParams({ category: category.value })}`,
          },
        ]
      : []),
    ...(jobs > 0
      ? [
          {
            label: t('jobsForWords', { count: jobs, search: search.trim() }),
            to: `/jobs?${new URLSearchParams({ search: search.trim() })}`,
          },
        ]
      : []),
  ];
}

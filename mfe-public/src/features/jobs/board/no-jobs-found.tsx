import { Button } from '@commons/ui/controls/button';
import { EmptyState } from '@commons/ui/messages/empty-state';
import { t, translate } from '@commons/ui/text/texts';
import { useFoundElsewhere } from '@commons/web-kit/search/found-elsewhere.api';
import {
  isNothingListed,
  type RelatedLink,
  WiderAnswers,
} from '@commons/web-kit/search/wider-answers';
import { filterName } from './filter-name';
import { type ChangeJobFilters, type JobFilters, withoutFilter } from './job-filters';
import type { JobList } from './use-job-list';

interface NoJobsFoundProps {
  readonly filters: JobFilters;
  readonly list: JobList;
  readonly onChange: ChangeJobFilters;
  readonly onClear: () => void;
  readonly onSearch: (search: string) => void;
}

/** No job: says so, and offers the nearest alternatives. */
export function NoJobsFound({ filters, list, onChange, onClear, onSearch }: NoJobsFoundProps) {
  const near = useNear(filters, list);
  return (
    <EmptyState
      illustration="no-jobs"
      title={t('noJobsFoundMatchingCriteria')}
      titleAs="p"
      actions={<Button onClick={onClear}>{t('clearFilters')}</Button>}
    >
      {isNothingListed(filters.search, list.summary) && (
        <p>{t('noJobPostedFor', { search: filters.search.trim() })}</p>
      )}
      <WiderAnswers
        near={near}
        summary={list.summary}
        nameOf={(without) => filterName(without, filters)}
        onSearch={onSearch}
        onWithout={(field) => onChange(withoutFilter(field))}
      >
        <p>{t('tryFewerWordsAnotherPlace2')}</p>
      </WiderAnswers>
    </EmptyState>
  );
}

/** The category that the words belong to, and businesses for the same words. */
function useNear({ search }: JobFilters, { summary }: JobList): RelatedLink[] {
  const businesses = useFoundElsewhere('directory', search, summary !== undefined);
  const category = summary?.related_category;
  return [
    ...(category
      ? [
          {
            label: t('countInCategory', {
              category: translate(category.value),
              counted: t('jobsOnMap', { count: category.total }),
            }),
            to: `/jobs?${new URLSearchParams({ category: category.value })}`,
          },
        ]
      : []),
    ...(businesses > 0
      ? [
          {
            label: t('businessesForWords', { count: businesses, search: search.trim() }),
            to: `/business-directory?${new URLSearchParams({ search: search.trim() })}`,
          },
        ]
      : []),
  ];
}

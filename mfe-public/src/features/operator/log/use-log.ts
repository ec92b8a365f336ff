import { t } from '@commons/ui/text/texts';
import { type LogSource, logSources } from '../parts/operator.api';
import { useActions } from '../parts/operator-lists.api';
import { mergeActions } from './merge-actions';

const nouns: Readonly<Record<LogSource, string>> = {
  'business-directory': t('actionsOnBusinessesClaimsReviews'),
  jobs: t('actionsOnJobs'),
  'shared-profile': t('actionsOnProfiles'),
  auth: t('actionsOnAccountsTasksSwitches'),
};

/** The merged logs of all services. When a service fails, only its own entries are missing. */
export function useLog() {
  const lists = [
    useActions('business-directory'),
    useActions('jobs'),
    useActions('shared-profile'),
    useActions('auth'),
  ];
  const { rows, behind } = mergeActions(lists);
  return {
    rows,
    failures: lists.flatMap(({ error, searching, reload }, at) => {
      const source = logSources[at];
      return error && !searching && source ? [{ noun: nouns[source], error, reload }] : [];
    }),
    /** Waits for every service to answer or fail, so that late entries do not move what is being read. */
    loading: lists.some(({ loaded, error }) => !loaded && !error),
    hasNext: behind.length > 0,
    loadingNext: lists.some(({ loadingNext }) => loadingNext),
    loadNext: () => {
      for (const at of behind) lists[at]?.loadNext();
    },
    /** Unknown when a service stopped counting. */
    total: lists.some(({ more }) => more)
      ? undefined
      : lists.reduce((sum, list) => sum + list.total, 0),
  };
}

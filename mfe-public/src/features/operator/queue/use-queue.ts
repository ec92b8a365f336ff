import { t } from '@commons/ui/text/texts';
import { useEffect } from 'react';
import { useClaims, useMessages, useRemovals, useReports } from '../parts/operator-lists.api';
import { queueItems } from './queue-items';

/** More than an operator decides at once; the rest follows as these leave. */
const most = 200;

/** All waiting items of every service. When a service fails, only its own items are missing. */
export function useQueue() {
  const businesses = useReports('business-directory', 'open');
  const jobs = useReports('jobs', 'open');
  const profiles = useReports('shared-profile', 'open');
  const claims = useClaims('open');
  const messages = useMessages('open');
  const removals = useRemovals();
  const parts = [
    { list: businesses, noun: t('reportedEntries') },
    { list: jobs, noun: t('reportedJobs') },
    { list: profiles, noun: t('reportedProfiles') },
    { list: claims, noun: t('claims') },
    { list: messages, noun: t('messages') },
    { list: removals, noun: t('removalsNoun') },
  ];
  // Complete lists only, since services return the newest first. A page that failed waits for "Try again".
  useEffect(() => {
    for (const { list } of parts) {
      const { hasNext, loadingNext, error, rows, loadNext } = list;
      if (hasNext && !loadingNext && !error && rows.length < most) loadNext();
    }
  });
  return {
    items: queueItems({
      subjects: [...businesses.rows, ...jobs.rows, ...profiles.rows],
      claims: claims.rows,
      messages: messages.rows,
      removals: removals.rows,
    }),
    failures: parts.flatMap(({ list: { error, searching, reload }, noun }) =>
      error && !searching ? [{ noun, error, reload }] : [],
    ),
    loading: parts.some(({ list: { loaded, error } }) => !loaded && !error),
    /** Whether each part has loaded: until then "nothing waits" would be a guess. */
    known: parts.every(({ list }) => list.loaded),
    total: parts.reduce((sum, { list }) => sum + list.total, 0),
  };
}

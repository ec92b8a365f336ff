import { useApi } from '@commons/web-kit/app-context';
import { usePagedList } from '@commons/web-kit/paged-list';
import { useQueryClient } from '@commons/web-kit/query';
import {
  fetchActions,
  fetchMessages,
  fetchReports,
  type LogSource,
  type MessageState,
  type ReportSource,
  type ReportState,
} from './operator.api';

/** All that the console shows is under this key: one action may change several lists and the log. */
const consoleKey = '/operator';

/** What is reported to one service. */
export function useReports(source: ReportSource, state: ReportState) {
  const fetchPage = fetchReports(useApi(), source, state);
  return usePagedList({
    queryKey: [consoleKey, 'reports', source, state],
    fetchPage,
    keepOld: false,
  });
}

/** Messages of the contact form. @param subject only those with exactly this one */
export function useMessages(state: MessageState, subject?: string) {
  const fetchPage = fetchMessages(useApi(), state, subject);
  return usePagedList({
    queryKey: [consoleKey, 'messages', state, subject ?? ''],
    fetchPage,
    keepOld: false,
  });
}

/** What operators did, as one service logged it. */
export function useActions(source: LogSource) {
  const fetchPage = fetchActions(useApi(), source);
  return usePagedList({ queryKey: [consoleKey, 'actions', source], fetchPage, keepOld: false });
}

/** Fetches what is shown anew; the promise ends when it is here. */
export function useReloadConsole(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [consoleKey] });
}

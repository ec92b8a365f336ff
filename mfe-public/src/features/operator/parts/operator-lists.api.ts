import type { ReportedSubject } from '@commons/contracts/moderation/moderation';
import { usePagedList } from '@commons/web-kit/api/paged-list';
import { useApi } from '@commons/web-kit/app-context';
import { useQueryClient } from '@commons/web-kit/query';
import {
  type ClaimListState,
  fetchActions,
  fetchClaims,
  fetchMessages,
  fetchRemovals,
  fetchReports,
  fetchSubjects,
  type LogSource,
  type MessageState,
  type ReportSource,
  type ReportState,
  type SubjectSource,
} from './operator.api';

/** Prefix of all query keys of the console: one action may change several lists and the log. */
const consoleKey = '/operator';

/** The held reviews of a business are a separate subject, with the id of the business. */
const subjectKey = ({ kind, id }: ReportedSubject) => `${kind} ${id}`;

/** Content reported to one service. */
export function useReports(source: ReportSource, state: ReportState) {
  const fetchPage = fetchReports(useApi(), source, state);
  return usePagedList({
    queryKey: [consoleKey, 'reports', source, state],
    fetchPage,
    keyOf: subjectKey,
    keepOld: false,
  });
}

/** Search results for all content of one service, including hidden content. */
export function useSubjects(source: SubjectSource, words: string) {
  const fetchPage = fetchSubjects(useApi(), source, words);
  return usePagedList({
    queryKey: [consoleKey, 'subjects', source, words],
    fetchPage,
    keyOf: subjectKey,
    keepOld: false,
  });
}

/** Messages from the contact form. @param subject only messages with exactly this subject */
export function useMessages(state: MessageState, subject?: string) {
  const fetchPage = fetchMessages(useApi(), state, subject);
  return usePagedList({
    queryKey: [consoleKey, 'messages', state, subject ?? ''],
    fetchPage,
    keepOld: false,
  });
}

/** Claims of listings without an owner. */
export function useClaims(state: ClaimListState) {
  const fetchPage = fetchClaims(useApi(), state);
  return usePagedList({ queryKey: [consoleKey, 'claims', state], fetchPage, keepOld: false });
}

/** Accounts whose permanent deletion awaits a second operator. */
export function useRemovals() {
  const api = useApi();
  return usePagedList({
    queryKey: [consoleKey, 'removals'],
    fetchPage: (_offset, signal) => fetchRemovals(api, signal),
    keepOld: false,
  });
}

/** Operator actions in the log of one service. */
export function useActions(source: LogSource) {
  const fetchPage = fetchActions(useApi(), source);
  return usePagedList({ queryKey: [consoleKey, 'actions', source], fetchPage, keepOld: false });
}

/** Refetches what is shown; resolves when it has arrived. */
export function useReloadConsole(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [consoleKey] });
}

import {
  noSearchChange,
  searchChangesHeader,
  searchDependenciesHeader,
} from '../http/search-cache-headers.js';
import type { TestAnswer } from './test-request.js';

/** How writes changed searches. */
export interface WatchedSearches {
  /**
   * Runs a write and compares every search before and after it; there must be no other writes meanwhile. Returns the
   * answer.
   */
  write(name: string, run: () => Promise<TestAnswer>): Promise<TestAnswer>;
  /** Writes that changed a search without announcing it to service and gateway: must be empty. */
  readonly missed: string[];
  /** Searches whose answer a write changed, and those whose cached answer was still valid. */
  readonly counts: { changed: number; kept: number };
  /** Writes that did not announce what they change: each invalidates everything. */
  readonly silent: string[];
}

/** Same rule as in the gateway: of each group of conditions one term must be among the changes. */
function mayChange(dependencies: string | null, changes: string | null): boolean {
  if (changes === noSearchChange) return false;
  if (dependencies === null || changes === null) return true;
  const terms = new Set(changes.split('.'));
  const groups = dependencies === '' ? [] : dependencies.split(' ');
  return groups.every((group) => group.split('.').some((term) => terms.has(term)));
}

/** Checks that each write announces all searches that it changes. @param search asks the service */
export function watchSearches<Query>(
  queries: readonly Query[],
  search: (query: Query) => Promise<TestAnswer>,
): WatchedSearches {
  const missed: string[] = [];
  const silent: string[] = [];
  const counts = { changed: 0, kept: 0 };
  const askAll = () => Promise.all(queries.map(search));
  const textOf = ({ body, headers }: TestAnswer) =>
    JSON.stringify([body, headers.get('x-total-count')]);
  let last: TestAnswer[] | undefined;
  const write = async (name: string, run: () => Promise<TestAnswer>) => {
    const before = last ?? (await askAll());
    const answer = await run();
    const after = await askAll();
    last = after;
    const changes = answer.headers.get(searchChangesHeader);
    if (changes === null && answer.status < 300) silent.push(name);
    before.forEach((one, at) => {
      const changed = textOf(one) !== textOf(after[at] as TestAnswer);
      const noted = mayChange(one.headers.get(searchDependenciesHeader), changes);
      if (changed) counts.changed += 1;
      if (!noted) counts.kept += 1;
      if (changed && !noted) missed.push(`${name}: ${JSON.stringify(queries[at])}`);
    });
    return answer;
  };
  return { write, missed, silent, counts };
}

import type { AccountType } from '@commons/contracts/account-lists';
import { currentRemotes } from '@commons/web-kit/remote-loader';
import { matchRoutes } from '@commons/web-kit/router';

/** Who serves a path, and for whom. */
export interface AreaRoute {
  /** `/jobs/:id` of `/jobs/66b1…`. */
  readonly pattern: string;
  readonly remote: string;
  readonly account_type?: AccountType | undefined;
  readonly operator?: boolean | undefined;
}

/** Their addresses are in the bar of everyone who is signed in: known even while their remote is missing. */
const dashboards = [
  { path: '/employer-dashboard', remote: 'mfe-employer', account_type: 'employer' as const },
  { path: '/job-seeker-dashboard', remote: 'mfe-jobseeker', account_type: 'job_seeker' as const },
];

/** The route of the registry that fits `path` best, by the ranking of the router; undefined: no such page. */
export function routeOf(path: string): AreaRoute | undefined {
  const routes = currentRemotes().flatMap(({ name, routes }) =>
    routes.map(({ path, ...guard }) => ({
      path,
      handle: { remote: name, pattern: path, ...guard },
    })),
  );
  const reserved = dashboards.map(({ path, ...guard }) => ({
    path,
    handle: { pattern: path, ...guard },
  }));
  const match = matchRoutes([...routes, ...reserved], path)?.at(-1);
  return match?.route.handle;
}

/** False while the registry does not list the remote at all. */
export const isPublished = (remote: string): boolean =>
  currentRemotes().some(({ name }) => name === remote);

import type { AccountType } from '@commons/contracts/account/account-lists';
import { findRoute, pathSegments } from '@commons/contracts/front-ends/page-paths';
import { currentRemotes } from '@commons/web-kit/remote-loader';

/** Who serves a path, and for whom. */
export interface AreaRoute {
  /** `/jobs/:id` of `/jobs/66b1…`. */
  readonly path: string;
  readonly remote: string;
  readonly account_type?: AccountType | undefined;
  readonly operator?: boolean | undefined;
}

/** Their addresses are in the bar of everyone who is signed in: known even while their remote is missing. */
const dashboards: readonly AreaRoute[] = [
  { path: '/employer-dashboard', remote: 'mfe-employer', account_type: 'employer' },
  { path: '/job-seeker-dashboard', remote: 'mfe-jobseeker', account_type: 'job_seeker' },
];

/** The route of the registry that fits `path` best; undefined: no such page. */
export function routeOf(path: string): AreaRoute | undefined {
  const segments = pathSegments(path);
  const routes: AreaRoute[] = currentRemotes().flatMap(({ name, routes }) =>
    routes.map((route) => ({ ...route, remote: name })),
  );
  return segments && findRoute([...routes, ...dashboards], segments)?.route;
}

/** False while the registry does not list the remote at all. */
export const isPublished = (remote: string): boolean =>
  currentRemotes().some(({ name }) => name === remote);

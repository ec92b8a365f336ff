import type { AccountType } from '@commons/contracts/account/account-lists';
import { findRoute, pathSegments } from '@commons/contracts/front-ends/page-paths';
import { currentRemotes } from '@commons/web-kit/remote-loader';

/** The remote that owns a path, and who may open it. */
export interface AreaRoute {
  /** `/jobs/:id` of `/jobs/66b1…`. */
  readonly path: string;
  readonly remote: string;
  readonly account_type?: AccountType | undefined;
  readonly operator?: boolean | undefined;
}

/** Linked in the navigation bar of signed-in people: known even while their remote is missing. */
const dashboards: readonly AreaRoute[] = [
  { path: '/employer-dashboard', remote: 'mfe-employer', account_type: 'employer' },
  { path: '/job-seeker-dashboard', remote: 'mfe-jobseeker', account_type: 'job_seeker' },
];

/** The most specific route of the registry that matches `path`; undefined if there is no such page. */
export function routeOf(path: string): AreaRoute | undefined {
  const segments = pathSegments(path);
  const routes: AreaRoute[] = currentRemotes().flatMap(({ name, routes }) =>
    routes.map((route) => ({ ...route, remote: name })),
  );
  return segments && findRoute([...routes, ...dashboards], segments)?.route;
}

/** False if the registry does not list the remote at all. */
export const isPublished = (remote: string): boolean =>
  currentRemotes().some(({ name }) => name === remote);

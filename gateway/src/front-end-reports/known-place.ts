import type { FrontEndReport } from '@commons/contracts/front-ends/front-end-reports';
import type { RemoteRegistry } from '../remotes/remote-registry.js';

/** Where a report is counted. All three values come from fixed lists, so that callers cannot create metric labels. */
export interface KnownPlace {
  readonly area: string;
  /** An active version, else 'former': a page that was opened earlier. */
  readonly version: string;
  /** A route pattern of that version, else 'other'. */
  readonly route: string;
}

/** @returns undefined when no front end has this name */
export function knownPlace(
  registry: RemoteRegistry,
  { area, version, route }: FrontEndReport,
): KnownPlace | undefined {
  const versions = registry.versionsOf(area);
  if (versions.length === 0) return undefined;
  return {
    area,
    version: versions.includes(version) ? version : 'former',
    route: registry.hasRoute(area, route) ? route : 'other',
  };
}

import type { FrontEndReport } from '@commons/contracts/front-ends/front-end-reports';
import type { RemoteRegistry } from '../remotes/remote-registry.js';

/** Where a report is counted. All three are from lists of ours, so that nobody can add labels to the metrics. */
export interface KnownPlace {
  readonly area: string;
  /** A version that visitors get, else 'former': a page that was opened before. */
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

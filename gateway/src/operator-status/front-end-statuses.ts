import type { Release } from '@commons/contracts/front-ends/publication';
import type { FrontEndStatus } from '@commons/contracts/portal/portal-status';
import { byVersion } from '@commons/service-kit/publication/publication-store';
import type { ReportCounts, VersionCounts } from '../front-end-reports/report-counts.js';
import type { KnownArea, KnownRemote } from '../remotes/known-remote.js';
import type { FrontEndStore } from '../remotes/published/front-end-store.js';
import type { RemoteRegistry } from '../remotes/remote-registry.js';

/** Active versions of the front ends, who released them, and browser reports about them. */
export class FrontEndStatuses {
  constructor(
    private readonly registry: RemoteRegistry,
    private readonly store: FrontEndStore,
    private readonly counts: ReportCounts,
  ) {}

  async list(): Promise<FrontEndStatus[]> {
    const counted = await this.counts.lastDay().catch(() => undefined);
    return Promise.all(
      this.registry.states().map(async ({ name, area, refused }) => {
        // An unreadable pointer is listed as a refusal.
        const release = await this.store.release(name).catch(() => undefined);
        const halt = this.registry.haltOf(name);
        return {
          name,
          source: release ? ('store' as const) : ('server' as const),
          healthy: area?.healthy ?? false,
          ...(refused && { refused }),
          ...(halt && { halted: { version: halt.version, reason: halt.reason } }),
          serving: area ? served(name, given(area, halt?.version), counted) : [],
          ...(release && { release: releaseAnswer(release) }),
        };
      }),
    );
  }
}

/** The active versions: a halted one has no share. */
const given = ({ versions }: KnownArea, halted: string | undefined) =>
  versions.filter(({ manifest }) => manifest.version !== halted);

function served(
  name: string,
  versions: readonly KnownRemote[],
  counted: VersionCounts[] | undefined,
) {
  const shares = sharesOf(versions.map(({ weight }) => weight));
  return versions.map(({ manifest: { version, commit } }, at) => ({
    version,
    ...(commit && { commit }),
    share: shares[at] ?? 0,
    ...(counted && { last_day: countsOf(counted, name, version) }),
  }));
}

function countsOf(counted: readonly VersionCounts[], name: string, version: string) {
  const found = counted.find((row) => row.area === name && row.version === version);
  const { views = 0, load_failures = 0, errors = 0 } = found ?? {};
  return { views, load_failures, errors };
}

function sharesOf(weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / whole);
}

const releaseAnswer = ({ changed_at, changed_by, versions, history = [] }: Release) => ({
  changed_at,
  changed_by,
  versions: Object.entries(versions)
    .map(([version, { used_until }]) => ({ version, ...(used_until && { used_until }) }))
    .sort((one, other) => byVersion(other.version, one.version)),
  history: history.map(({ weights, ...former }) => ({ ...former, serving: servingOf(weights) })),
});

function servingOf(weights: Release['weights']) {
  const shares = sharesOf(Object.values(weights));
  return Object.keys(weights).map((version, at) => ({ version, share: shares[at] ?? 0 }));
}

import { createHash } from 'node:crypto';
import { customerOf } from '@commons/service-kit/http/client-address';
import { byVersion } from '@commons/service-kit/publication/publication-store';
import type { KnownRemote } from '../known-remote.js';

/** Distinguishes browsers while several versions are active. Never stored. */
export const visitorKey = (address: string, userAgent: string | undefined): string =>
  `${customerOf(address)} ${userAgent ?? ''}`;

export const newestFirst = (versions: readonly KnownRemote[]): KnownRemote[] =>
  versions.toSorted((a, b) => byVersion(b.manifest.version, a.manifest.version));

/**
 * The version that a visitor gets, the same from every gateway. The newest version has the start of the range, so its
 * visitors stay with it while its share is raised. Another newest version starts with other visitors.
 * @param versions at least one
 */
export function versionFor(versions: readonly KnownRemote[], visitor: string): KnownRemote {
  const sorted = newestFirst(versions);
  const [newest] = sorted as [KnownRemote];
  if (sorted.length === 1) return newest;
  const { name, version } = newest.manifest;
  const whole = sorted.reduce((sum, { weight }) => sum + weight, 0);
  let rest = pointOf(`${name} ${version} ${visitor}`) * whole;
  for (const one of sorted) {
    rest -= one.weight;
    if (rest < 0) return one;
  }
  return newest;
}

/** From 0 to 1, uniformly distributed. */
function pointOf(text: string): number {
  return createHash('sha256').update(text).digest().readUIntBE(0, 6) / 2 ** 48;
}

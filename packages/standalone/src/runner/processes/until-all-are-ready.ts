import { join } from 'node:path';
import type { PortalOptions } from '../../portal/portal-options.js';
import { StartFailure } from '../../portal/start-failure.js';
import { type Deployable, type Ports, services } from './deployables.js';
import { untilReady } from './until-ready.js';

/** Many times a normal start: a busy machine is slow, not broken. */
const longestStartMs = 180_000;

/** The site is up when it and every service behind it reach their stores. */
export async function untilAllAreReady(
  { dataDir }: PortalOptions,
  ports: Ports,
  url: string,
  signal: AbortSignal,
): Promise<void> {
  const wait = async (name: Deployable, base: string) => {
    try {
      await untilReady(`${base}/readyz`, longestStartMs, signal);
    } catch (error) {
      const log = join(dataDir, 'logs', `${name}.log`);
      const reason = (error as Error).message;
      throw new StartFailure(`${name} did not become ready: ${reason}\nIts log: ${log}`);
    }
  };
  await Promise.all(services.map((name) => wait(name, `http://127.0.0.1:${ports[name]}`)));
  // Last: each look at the gateway makes it ask every service, which takes time from those that are starting.
  await wait('gateway', url);
}

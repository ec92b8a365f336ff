import { join } from 'node:path';
import { type Deployable, folderOf, frontEndsIn, services } from './deployables.js';
import type { Hosting, HostingPlan } from './hosting.js';
import { loadDefinitions } from './service-definitions.js';

interface Running {
  close(): Promise<void>;
}

/** Imports the deployables, which takes most of a start. The runner does it while the stores start. */
export async function loadDeployables() {
  const [{ startStaticServer }, { startService }, loaded] = await Promise.all([
    import('@commons/static-server/static-server'),
    import('@commons/service-kit/service'),
    loadDefinitions(),
  ]);
  return { startStaticServer, startService, definitions: loaded };
}

type LoadedDeployables = Awaited<ReturnType<typeof loadDeployables>>;

/** Hosts the gateway, the services and the front ends in this process, so that their libraries are loaded once. */
export async function hostInOneProcess(
  { rootDir, settings }: HostingPlan,
  { startStaticServer, startService, definitions }: LoadedDeployables,
): Promise<Hosting> {
  const running = new Map<Deployable, Running>();
  const frontEnds = frontEndsIn(rootDir);
  const stop = async () => {
    await close(running, ['gateway']);
    await close(running, services);
    await close(running, frontEnds);
  };
  const start = async (name: Deployable, starting: Promise<Running>) => {
    running.set(name, await starting);
  };
  try {
    await allToTheEnd([
      ...frontEnds.map((name) => {
        const directory = join(folderOf(rootDir, name), 'dist');
        return start(name, startStaticServer({ directory, port: Number(settings[name]?.PORT) }));
      }),
      ...services.map((name) => start(name, startService(definitions[name], settings[name]))),
    ]);
    await start('gateway', startService(definitions.gateway, settings.gateway));
  } catch (error) {
    await stop();
    throw error;
  }
  return { pids: () => ({}), stop };
}

/** Waits for all before it throws: what has started must be known, to be stopped. */
async function allToTheEnd(starts: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(starts);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

async function close(
  running: Map<Deployable, Running>,
  names: readonly Deployable[],
): Promise<void> {
  await Promise.allSettled(names.map((name) => running.get(name)?.close()));
  for (const name of names) running.delete(name);
}

import { join } from 'node:path';
import { type Deployable, folderOf, frontEnds, services } from './deployables.js';
import type { Hosting, HostingPlan } from './hosting.js';
import { definitions } from './service-definitions.js';

interface Running {
  close(): Promise<void>;
}

/** Hosts the gateway, the services and the front ends in this process: their libraries are loaded once. */
export async function hostInOneProcess({ rootDir, settings }: HostingPlan): Promise<Hosting> {
  const running = new Map<Deployable, Running>();
  const stop = async () => {
    await close(running, ['gateway']);
    await close(running, services);
    await close(running, frontEnds);
  };
  const start = async (name: Deployable, starting: Promise<Running>) => {
    running.set(name, await starting);
  };
  try {
    const { startStaticServer } = await import('@commons/service-kit/static-server');
    const { startService } = await import('@commons/service-kit/service');
    await Promise.all([
      ...frontEnds.map((name) => {
        const directory = join(folderOf(rootDir, name), 'dist');
        return start(name, startStaticServer({ directory, port: Number(settings[name].PORT) }));
      }),
      ...services.map(async (name) =>
        start(name, startService(await definitions[name](), settings[name])),
      ),
    ]);
    await start('gateway', startService(await definitions.gateway(), settings.gateway));
  } catch (error) {
    await stop();
    throw error;
  }
  return { pids: () => ({}), stop };
}

async function close(
  running: Map<Deployable, Running>,
  names: readonly Deployable[],
): Promise<void> {
  await Promise.allSettled(names.map((name) => running.get(name)?.close()));
  for (const name of names) running.delete(name);
}

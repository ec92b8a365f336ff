import { join } from 'node:path';
import { type Deployable, folderOf, frontEndsIn, isFrontEnd, services } from './deployables.js';
import type { Hosting, HostingPlan } from './hosting.js';
import { type KeepRunningOptions, keepRunning, type SupervisedChild } from './keep-running.js';
import { startNodeChild } from './node-child.js';

interface ManyProcessesOptions {
  logsDir: string;
  keeping: KeepRunningOptions;
  /** Set to send the logs to the terminal. */
  show?: ((line: string) => void) | undefined;
}

/** Hosts each deployable in its own process, as in production, and restarts those that exit unexpectedly. */
export async function hostInProcesses(
  plan: HostingPlan,
  options: ManyProcessesOptions,
): Promise<Hosting> {
  const children = new Map<Deployable, SupervisedChild>();
  const frontEnds = frontEndsIn(plan.rootDir);
  await Promise.all(
    ([...frontEnds, ...services, 'gateway'] as const).map(async (name) => {
      const start = async () => startNodeChild(childOptions(name, plan, options));
      children.set(name, await keepRunning(start, options.keeping));
    }),
  );
  const stop = (names: readonly Deployable[]) =>
    Promise.all(names.map((name) => children.get(name)?.stop()));
  return {
    pids: () => Object.fromEntries([...children].map(([name, { pid }]) => [name, pid])),
    async stop() {
      await stop(['gateway']);
      await stop(services);
      await stop(frontEnds);
    },
  };
}

function childOptions(name: Deployable, plan: HostingPlan, options: ManyProcessesOptions) {
  const { rootDir, settings } = plan;
  const { LOG_FILE: _ownLog, ...env } = settings[name] ?? {};
  const folder = folderOf(rootDir, name);
  return {
    name,
    main: isFrontEnd(name)
      ? join(rootDir, 'packages/static-server/dist/main.js')
      : join(folder, 'dist/main.js'),
    args: isFrontEnd(name) ? [join(folder, 'dist')] : [],
    guard: join(rootDir, 'packages/standalone/dist/runner/processes/end-with-parent.js'),
    // The child logs to standard output, as in production; we redirect that to its log file.
    env,
    logFile: join(options.logsDir, `${name}.log`),
    show: options.show,
  };
}

import { join } from 'node:path';
import type { Environment, PortalOptions } from '../portal/portal-options.js';
import { endLeftovers, removeRecord, writeRecord } from '../portal/portal-record.js';
import { undoSwap } from '../portal/swap-data.js';
import { makeDataFolder } from './data-folder.js';
import { lockDataFolder } from './data-lock.js';
import { searchLocalModel } from './local-model.js';
import { choosePorts } from './ports/choose-ports.js';
import { otherSite, siteUrl } from './ports/site-url.js';
import { checkSettings } from './processes/check-settings.js';
import { deployableSettings, type StoreSettings } from './processes/deployable-settings.js';
import type { Deployable, Ports } from './processes/deployables.js';
import type { Hosting, HostingPlan } from './processes/hosting.js';
import type { KeepRunningOptions } from './processes/keep-running.js';
import { serviceKeys } from './processes/service-keys.js';
import { untilAllAreReady } from './processes/until-all-are-ready.js';
import { startStores, storeSettings, type Undo } from './stores/start-stores.js';
import type { Store } from './stores/stores.js';

export interface Portal {
  readonly url: string;
  /** Undefined when SMTP_URL names a real mail server. */
  readonly inboxUrl?: string;
  readonly ports: Ports;
  /** Kind of each store, for the start message. */
  readonly stores: readonly string[];
  /** The model on this machine that is used or could be, for the start message. */
  readonly model?: string | undefined;
  /** Our processes by name; `runner` is this one. */
  pids(): Readonly<Record<string, number>>;
  /** Stops everything in order; the data stays. */
  stop(): Promise<void>;
}

/** A start that can be aborted at any moment. */
export interface AbortableStart {
  readonly ready: Promise<Portal>;
  /** Stops whatever has been started. */
  stop(): Promise<void>;
}

/**
 * Starts the whole portal: stores, inbox, then the deployables, and waits until the site answers. `ready` rejects with
 * a StartFailure when a person can fix it; whatever has been started is stopped first.
 * @param say prints one line, e.g. when a process is restarted
 */
export function beginPortal(options: PortalOptions, say: (line: string) => void): AbortableStart {
  const undo: Undo[] = [];
  const breakOff = new AbortController();
  let undoing: Promise<void> | undefined;
  const undoAll = () => {
    undoing ??= undoInOrder(undo);
    return undoing;
  };
  const stop = () => {
    breakOff.abort();
    // The current step completes first, so that what it starts is known and stopped too.
    return started.then(undoAll, undoAll);
  };
  const started = start({ options, say, undo, stop, signal: breakOff.signal });
  const ready = started.catch(async (error) => {
    await undoAll();
    throw error;
  });
  return { ready, stop };
}

async function undoInOrder(undo: Undo[]): Promise<void> {
  for (let last = undo.pop(); last; last = undo.pop()) await last();
}

interface Start {
  readonly options: PortalOptions;
  readonly say: (line: string) => void;
  readonly undo: Undo[];
  readonly stop: () => Promise<void>;
  /** Checked between the steps. */
  readonly signal: AbortSignal;
}

async function start({ options, say, undo, stop, signal }: Start): Promise<Portal> {
  const { dataDir } = options;
  await checkSettings(options.env);
  const localModel = searchLocalModel(options.env, options.port);
  makeDataFolder(dataDir);
  const lock = lockDataFolder(dataDir);
  undo.push(() => lock.release());
  await endLeftovers(dataDir);
  if (undoSwap(dataDir))
    say('A restore was interrupted; the data is that of before. Restore again.');
  const ports = await choosePorts(options);
  signal.throwIfAborted();

  const beginHosting = prepareHosting(options);
  let record = () => {};
  const keeping: KeepRunningOptions = { say, restarted: () => record() };
  const { documents, queue, inbox } = await startStores(options, keeping, undo);
  const url = siteUrl(options, ports);
  const elsewhere = otherSite(options.env.SITE_URL, url);
  if (elsewhere) say(elsewhere);
  const settings = storeSettings(options, documents, queue, inbox?.smtpUrl, url);
  const inboxUrl = inbox?.url;
  const stores = { ...pidOf('documents', documents), ...pidOf('redis', queue) };
  // Written early, so that the next start can clean up if this one is killed before it is ready.
  writeRecord(dataDir, { ready: false, url, inboxUrl, settings }, stores);
  undo.push(() => {
    record = () => {};
    removeRecord(dataDir);
  });
  signal.throwIfAborted();

  const model = await localModel();
  // The user's own settings win.
  const env = { ...model.settings, ...given(options.env) };
  const hosting = await beginHosting(hostingPlan({ ...options, env }, ports, settings), keeping);
  undo.push(() => hosting.stop());
  await untilAllAreReady(options, ports, url, signal);

  const children = () => ({
    ...pidOf('documents', documents),
    ...pidOf('redis', queue),
    ...hosting.pids(),
  });
  const write = () => writeRecord(dataDir, { ready: true, url, inboxUrl, settings }, children());
  write();
  record = () => {
    // On a full disk the previous record remains, with the process that ended.
    try {
      write();
    } catch (error) {
      say(`${join(dataDir, 'portal.json')} is not up to date: ${(error as Error).message}`);
    }
  };
  lock.announce(url);
  const pids = () => ({ runner: process.pid, ...children() });
  return {
    url,
    inboxUrl,
    ports,
    stores: [documents.kind, queue.kind],
    model: model.text,
    pids,
    stop,
  };
}

/** Without empty values, which count as absent. */
const given = (env: Environment): Environment =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value));

/** Starts to load what hosting needs, which takes as long as the stores. Returns how to host once they are up. */
function prepareHosting({ processes, verbose, dataDir }: PortalOptions) {
  if (processes) {
    return async (plan: HostingPlan, keeping: KeepRunningOptions): Promise<Hosting> => {
      const { hostInProcesses } = await import('./processes/many-processes.js');
      const show = verbose ? keeping.say : undefined;
      return hostInProcesses(plan, { logsDir: join(dataDir, 'logs'), keeping, show });
    };
  }
  const hosting = import('./processes/one-process.js');
  const loading = hosting.then(({ loadDeployables }) => loadDeployables());
  // A failure surfaces when the result is awaited. If a store fails first, this avoids an unhandled rejection.
  loading.catch(() => undefined);
  return async (plan: HostingPlan): Promise<Hosting> =>
    (await hosting).hostInOneProcess(plan, await loading);
}

function hostingPlan(options: PortalOptions, ports: Ports, stores: StoreSettings): HostingPlan {
  const keys = serviceKeys(options.dataDir);
  const names = Object.keys(ports) as Deployable[];
  const settings = Object.fromEntries(
    names.map((name) => [name, deployableSettings(name, ports, stores, keys, options)]),
  );
  return { rootDir: options.rootDir, settings: settings as HostingPlan['settings'] };
}

const pidOf = (name: string, { child }: Store) => (child ? { [name]: child.pid } : {});

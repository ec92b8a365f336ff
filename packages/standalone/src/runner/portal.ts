import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startInbox } from '../inbox/start-inbox.js';
import type { Environment, PortalOptions } from '../portal/portal-options.js';
import { endLeftovers, removeRecord, writeRecord } from '../portal/portal-record.js';
import { StartFailure } from '../portal/start-failure.js';
import { lockDataFolder } from './data-lock.js';
import { deployableSettings, type StoreSettings } from './deployable-settings.js';
import { type Deployable, frontEndsIn, type Ports, services } from './deployables.js';
import { freePorts, portTrouble } from './free-ports.js';
import type { Hosting, HostingPlan } from './hosting.js';
import type { KeepRunningOptions } from './keep-running.js';
import { searchLocalModel } from './local-model.js';
import { serviceKeys } from './service-keys.js';
import { otherSite, siteUrl } from './site-url.js';
import { documentStore, queueStore, type Store } from './stores.js';
import { untilReady } from './until-ready.js';

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

/** Cleanup steps, run in reverse order. */
type Undo = () => Promise<void> | void;

/** A start that can be aborted at any moment. */
export interface Beginning {
  readonly ready: Promise<Portal>;
  /** Stops whatever has been started. */
  stop(): Promise<void>;
}

/**
 * Starts the whole portal: stores, inbox, then the deployables, and waits until the site answers. `ready` rejects with
 * a StartFailure when a person can fix it; whatever has been started is stopped first. @param say prints one line, e.g.
 * when a process is restarted
 */
export function beginPortal(options: PortalOptions, say: (line: string) => void): Beginning {
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
  const localModel = searchLocalModel(options.env, options.port);
  makeDataFolder(dataDir);
  const lock = lockDataFolder(dataDir);
  undo.push(() => lock.release());
  await endLeftovers(dataDir);
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
    // On a full disk the previous record stays, with the process that ended.
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

function makeDataFolder(dataDir: string): void {
  try {
    mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new StartFailure(
      `The data cannot be kept in ${dataDir} (${(error as NodeJS.ErrnoException).code}).\n` +
        'Make that a folder in which this user may write, or name another one with --data DIR.',
    );
  }
}

/** Many times a normal start: a busy machine is slow, not broken. */
const longestStartMs = 180_000;

/** The site is up when it and every service behind it reach their stores. */
async function untilAllAreReady(
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

/** The user chooses the site's port; the others are free loopback ports. */
async function choosePorts({ host, port, rootDir }: PortalOptions): Promise<Ports> {
  const trouble = await portTrouble(port, host);
  if (trouble) throw new StartFailure(trouble);
  const names: Deployable[] = ['gateway', ...services, ...frontEndsIn(rootDir)];
  const free = await freePorts(names.length);
  const ports = Object.fromEntries(names.map((name, index) => [name, free[index]]));
  return { ...ports, ...(port === 0 ? {} : { gateway: port }) } as Ports;
}

async function startStores(options: PortalOptions, keeping: KeepRunningOptions, undo: Undo[]) {
  const keep = async <T extends Store>(starting: Promise<T>): Promise<T> => {
    const store = await starting;
    undo.push(async () => store.child?.stop());
    return store;
  };
  const inboxStart = async () => {
    if (options.env.SMTP_URL) return undefined;
    const inbox = await startInbox(join(options.dataDir, 'mail'));
    undo.push(() => inbox.stop());
    return inbox;
  };
  // Waits for all before it throws: what has started must be known, to be stopped.
  const [documents, queue, inbox] = await Promise.allSettled([
    keep(documentStore(options, keeping)),
    keep(queueStore(options, keeping)),
    inboxStart(),
  ]);
  return { documents: value(documents), queue: value(queue), inbox: value(inbox) };
}

function value<T>(result: PromiseSettledResult<T>): T {
  if (result.status === 'fulfilled') return result.value;
  const { reason } = result;
  throw reason instanceof StartFailure ? reason : new StartFailure(reason.message);
}

function storeSettings(
  { env, dataDir }: PortalOptions,
  documents: Store,
  queue: Store,
  smtpUrl: string | undefined,
  url: string,
): StoreSettings {
  return {
    MONGODB_URI: documents.uri,
    REDIS_URL: queue.uri,
    SITE_URL: env.SITE_URL || url,
    MAIL_FROM: env.MAIL_FROM || 'Commons <no-reply@commons.example>',
    ...(smtpUrl ? { SMTP_URL: smtpUrl } : {}),
    ...(env.S3_ENDPOINT || env.OBJECTS_DIR ? {} : { OBJECTS_DIR: join(dataDir, 'objects') }),
  };
}

/** Starts to load what hosting needs, which takes as long as the stores. Returns how to host once they are up. */
function prepareHosting({ processes, verbose, dataDir }: PortalOptions) {
  if (processes) {
    return async (plan: HostingPlan, keeping: KeepRunningOptions): Promise<Hosting> => {
      const { hostInProcesses } = await import('./many-processes.js');
      const show = verbose ? keeping.say : undefined;
      return hostInProcesses(plan, { logsDir: join(dataDir, 'logs'), keeping, show });
    };
  }
  const hosting = import('./one-process.js');
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

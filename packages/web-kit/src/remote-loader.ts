import type { Registry, RegistryEntry } from '@commons/contracts/front-ends/remotes';
import { shellContractVersion } from '@commons/contracts/shell-contract';

// Shared: one copy on the page, filled by the shell at start. It knows no federation library, so that remotes and
// tests need none. Import it as '@commons/web-kit/remote-loader', never by a relative path.

/** What the federation runtime gives: the shell passes its functions in. */
export interface FederationPort {
  /** Registers a remote; with `force` removes its old container first. */
  readonly register: (remote: { name: string; entry: string }, force: boolean) => void;
  /** Loads `mfe-employer/JobForm`. */
  readonly load: (id: string) => Promise<unknown>;
}

export interface RemoteModule {
  readonly default: unknown;
}

const attempts = 3;
const pauseMs = 250;
let port: FederationPort | undefined;
let entries: readonly RegistryEntry[] = [];
const registered = new Map<string, RegistryEntry>();

/** Called once by the shell, and by tests, with the federation runtime and the page's registry. */
export function startRemotes(federation: FederationPort, registry: Registry): void {
  port = federation;
  entries = registry.remotes;
  registered.clear();
}

/** The remotes as last read. */
export const currentRemotes = (): readonly RegistryEntry[] => entries;

/**
 * Loads an exposed module, e.g. 'mfe-employer/JobForm'. Retries: after a failed preload Chrome answers the first
 * request from its cache with the same failure.
 */
export async function loadRemoteModule(id: string): Promise<RemoteModule> {
  const entry = entryOf(remoteName(id));
  if (!registered.has(entry.name)) register(entry, false);
  await loadTranslations(entry);
  for (let attempt = 1; ; attempt++) {
    try {
      const loaded = await requirePort().load(id);
      if (loaded) return loaded as RemoteModule;
      throw new Error(`${id} is empty`);
    } catch (error) {
      if (attempt === attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * pauseMs));
      register(entry, true);
    }
  }
}

// Read by `@commons/ui/text/texts` of each front end. On the server the bundles bring their own.
const page = globalThis as { commonsTexts?: Record<string, unknown> };
const translated = new Map<string, string>();

/** Loads its translations before its first module runs. Without them it is in English. */
async function loadTranslations({ name, texts }: RegistryEntry): Promise<void> {
  const address = texts?.[globalThis.document?.documentElement.lang];
  if (!address || translated.get(name) === address) return;
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    page.commonsTexts = { ...page.commonsTexts, [name]: await answer.json() };
    translated.set(name, address);
  } catch (error) {
    console.error(`${name} has no translations`, error);
  }
}

/**
 * Unloads a remote and rereads the registry: the next load creates a new container, of a new version if one was
 * published. An old container never re-evaluates a module that threw.
 */
export async function resetRemote(name: string): Promise<void> {
  await refreshRegistry();
  const entry = entries.find((candidate) => candidate.name === name);
  if (entry) register(entry, true);
}

/** True when a new version was published: the registry names another entry than the loaded one. */
export async function wasRepublished(name: string): Promise<boolean> {
  await refreshRegistry();
  return (
    entries.find((candidate) => candidate.name === name)?.entry !== registered.get(name)?.entry
  );
}

/** 'mfe-employer/JobForm' → 'mfe-employer'. */
export const remoteName = (id: string) => id.slice(0, id.indexOf('/'));

/** The version that this page has loaded or tried to load last. */
export const loadedVersion = (name: string): string | undefined => registered.get(name)?.version;

const register = (remote: RegistryEntry, force: boolean) => {
  const { name, entry } = remote;
  // Otherwise the webpack runtime of the new container reuses the old one's chunks.
  if (force) delete (globalThis as Record<string, unknown>)[`commons_chunks_${name}`];
  requirePort().register({ name, entry }, force);
  registered.set(name, remote);
};

/** Rereads the registry; keeps the current one on failure. */
export async function refreshRegistry(): Promise<void> {
  try {
    const answer = await fetch('/mfe/registry.json', { cache: 'no-store' });
    if (!answer.ok) return;
    entries = ((await answer.json()) as Registry).remotes;
  } catch {
    // Offline: use the current registry.
  }
}

const entryOf = (name: string): RegistryEntry => {
  const entry = entries.find((candidate) => candidate.name === name);
  if (!entry) throw new Error(`${name} is not in the registry`);
  // Published after this tab was opened: a reload loads the newer shell.
  if (entry.shell_contract > shellContractVersion) throw new Error(`${name} needs a newer shell`);
  return entry;
};

const requirePort = (): FederationPort => {
  if (!port) throw new Error('startRemotes was not called');
  return port;
};

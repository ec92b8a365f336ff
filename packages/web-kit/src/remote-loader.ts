import type { Registry, RegistryEntry } from '@commons/contracts/remotes';
import { shellContractVersion } from '@commons/contracts/shell-contract';

// Shared: one copy on the page, filled by the shell at start. It knows no federation library, so that remotes and
// tests need none. Import it as '@commons/web-kit/remote-loader', never by a relative path.

/** What the federation runtime gives: the shell passes its functions in. */
export interface FederationPort {
  /** Makes a remote known, or with `force` forgets its old container first. */
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
const registered = new Map<string, string>();

/** Called once by the shell, and by tests: the federation runtime and the registry of the page. */
export function startRemotes(federation: FederationPort, registry: Registry): void {
  port = federation;
  entries = registry.remotes;
  registered.clear();
}

/** The remotes as last read. */
export const currentRemotes = (): readonly RegistryEntry[] => entries;

/**
 * Loads an exposed module, e.g. 'mfe-employer/JobForm'. Tries a few times: Chrome answers the first request after
 * a failed preload with that failure again, without asking the server.
 */
export async function loadRemoteModule(id: string): Promise<RemoteModule> {
  const entry = entryOf(remoteName(id));
  if (!registered.has(entry.name)) register(entry, false);
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

/**
 * Forgets a remote and everything of it that is loaded, and reads the registry again: the next load takes a fresh
 * container, and a new version if one was published meanwhile. A module that threw while it started is never run
 * again by its old container.
 */
export async function resetRemote(name: string): Promise<void> {
  await refreshRegistry();
  const entry = entries.find((candidate) => candidate.name === name);
  if (entry) register(entry, true);
}

/** True when the registry now names another entry than the one that is loaded: a new version was published. */
export async function wasRepublished(name: string): Promise<boolean> {
  await refreshRegistry();
  return entries.find((candidate) => candidate.name === name)?.entry !== registered.get(name);
}

/** 'mfe-employer/JobForm' → 'mfe-employer'. */
export const remoteName = (id: string) => id.slice(0, id.indexOf('/'));

const register = ({ name, entry }: RegistryEntry, force: boolean) => {
  // The webpack runtime of the new container would otherwise take over the old one's chunks, old code and all.
  if (force) delete (globalThis as Record<string, unknown>)[`commons_chunks_${name}`];
  requirePort().register({ name, entry }, force);
  registered.set(name, entry);
};

/** Reads the registry again; keeps what is known when that fails. */
export async function refreshRegistry(): Promise<void> {
  try {
    const answer = await fetch('/mfe/registry.json', { cache: 'no-store' });
    if (!answer.ok) return;
    entries = ((await answer.json()) as Registry).remotes;
  } catch {
    // No connection: go on with what is known.
  }
}

const entryOf = (name: string): RegistryEntry => {
  const entry = entries.find((candidate) => candidate.name === name);
  if (!entry) throw new Error(`${name} is not in the registry`);
  // Published after this tab was opened: a reload brings the newer shell.
  if (entry.shell_contract > shellContractVersion) throw new Error(`${name} needs a newer shell`);
  return entry;
};

const requirePort = (): FederationPort => {
  if (!port) throw new Error('startRemotes was not called');
  return port;
};

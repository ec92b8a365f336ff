import { useSyncExternalStore } from 'react';

/** How the page stands to the network. */
export interface Connection {
  readonly offline: boolean;
  /** When the page was read that the service worker gave in place of a new one, as ISO 8601. */
  readonly kept?: string | undefined;
}

const root = globalThis.document?.documentElement;
const read = (): Connection => {
  const { kept } = root.dataset;
  return { offline: !navigator.onLine || kept !== undefined, kept };
};
/** What the server renders. */
const online: Connection = { offline: false };

let now: Connection | undefined;
const listeners = new Set<() => void>();

const follow = (): void => {
  // What was kept stays old until the page has been asked for again.
  if (navigator.onLine) delete root.dataset.kept;
  now = read();
  for (const listener of listeners) listener();
};

/** The connection now; outside of components. */
export const connection = (): Connection => {
  now ??= read();
  return now;
};

/** Calls back at each change. @returns ends that */
export const onConnection = (listener: () => void): (() => void) => {
  if (listeners.size === 0) {
    addEventListener('online', follow);
    addEventListener('offline', follow);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Asks for a file of the portal. @returns whether it answered: then the page is online again */
export async function tryConnection(): Promise<boolean> {
  try {
    await fetch('/site.webmanifest', { cache: 'no-store' });
  } catch {
    return false;
  }
  delete root.dataset.kept;
  follow();
  return !connection().offline;
}

export const useConnection = (): Connection =>
  useSyncExternalStore(onConnection, connection, () => online);

import { useSyncExternalStore } from 'react';

/** State of the network connection. */
export interface Connection {
  readonly offline: boolean;
  /** Time of the page that the service worker served from its cache, as ISO 8601. */
  readonly kept?: string | undefined;
}

const root = globalThis.document?.documentElement;
const read = (): Connection => {
  const { kept } = root.dataset;
  return { offline: !navigator.onLine || kept !== undefined, kept };
};
/** The state that the server renders. */
const online: Connection = { offline: false };

let now: Connection | undefined;
const listeners = new Set<() => void>();

const follow = (): void => {
  // A cached page stays old until it has been requested again.
  if (navigator.onLine) delete root.dataset.kept;
  now = read();
  for (const listener of listeners) listener();
};

/** The current connection, outside of components. */
export const connection = (): Connection => {
  now ??= read();
  return now;
};

/** Subscribes to changes. @returns a function that unsubscribes */
export const onConnection = (listener: () => void): (() => void) => {
  if (listeners.size === 0) {
    addEventListener('online', follow);
    addEventListener('offline', follow);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Requests a file of the portal. @returns whether it answered: then the page is online again */
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

type Area = 'localStorage' | 'sessionStorage';

/** Entries of the browser's storage, or of this page's memory where the browser blocks it ("block all cookies"). */
interface StoredTexts {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
  readonly keys: () => string[];
}

function storedTexts(area: Area): StoredTexts {
  const memory = new Map<string, string>();
  const attempt = <Result>(act: (storage: Storage) => Result): Result | undefined => {
    try {
      return act(globalThis[area]);
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key)) ?? memory.get(key) ?? null,
    set: (key, text) => {
      const isStored = attempt((storage) => {
        storage.setItem(key, text);
        return true;
      });
      // Blocked, or full.
      if (isStored) memory.delete(key);
      else memory.set(key, text);
    },
    remove: (key) => {
      attempt((storage) => storage.removeItem(key));
      memory.delete(key);
    },
    keys: () => [...(attempt((storage) => Object.keys(storage)) ?? []), ...memory.keys()],
  };
}

/** Stored on this device, for all tabs. */
export const deviceStorage: StoredTexts = storedTexts('localStorage');

/** Stored for this tab and visit only, not for the next user of the computer. */
export const visitStorage: StoredTexts = storedTexts('sessionStorage');

const asyncHooks = require('node:async_hooks');

/** Storages that were created since the last test file ended. */
const storages = new Set();

/**
 * Node 20 keeps a storage that was used in a list until it is disabled, and every promise walks that list. Each test
 * file adds jest's own, and on the server that of our requests: after a hundred files an `await` cost a hundred times
 * as much.
 */
asyncHooks.AsyncLocalStorage = class extends asyncHooks.AsyncLocalStorage {
  constructor(...options) {
    super(...options);
    storages.add(this);
  }
};

/**
 * Call it at the end of a test file. Libraries of the server are loaded once for all files of a worker: the storage of
 * one is enabled again by its next use and then stays, which are a few and not one for each file.
 */
exports.disableStorages = () => {
  for (const storage of storages) storage.disable();
  storages.clear();
};

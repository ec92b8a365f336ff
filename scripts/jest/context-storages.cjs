const asyncHooks = require('node:async_hooks');

/** Storages that were created since the last test file ended. */
const storages = new Set();

/** What jest stored in them: the running test or hook. */
const contexts = new Set();

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

  run(context, ...rest) {
    if (context && ('test' in context || 'hook' in context)) contexts.add(context);
    return super.run(context, ...rest);
  }
};

/**
 * Call it at the end of a test file. Libraries of the server are loaded once for all files of a worker: the storage of
 * one is enabled again by its next use and then stays, which are a few and not one for each file.
 *
 * The contexts are emptied too. A timer or connection of a library that outlives the file holds the context in which it
 * began, and with the test its closures: a whole started service.
 */
exports.disableStorages = () => {
  for (const storage of storages) storage.disable();
  storages.clear();
  for (const context of contexts) for (const name of Object.keys(context)) delete context[name];
  contexts.clear();
};

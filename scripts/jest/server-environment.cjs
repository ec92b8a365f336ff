const asyncHooks = require('node:async_hooks');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { TestEnvironment } = require('jest-environment-node');
const { ModuleMocker } = require('jest-mock');

/** Globals that Jest or a test replaces. */
const replaced = ['console', 'Date', 'fetch', 'performance', 'process', 'queueMicrotask'];

/** Storages that the modules of the present test file have created. */
const storages = new Set();

/**
 * Node 20 keeps a storage that was used in a list until it is disabled, and every promise walks that list. Each test
 * file adds two (jest's and that of our requests): after a hundred files an `await` cost a hundred times as much.
 */
asyncHooks.AsyncLocalStorage = class extends asyncHooks.AsyncLocalStorage {
  constructor(...options) {
    super(...options);
    storages.add(this);
  }
};

/**
 * Runs tests in the worker's own realm, with the libraries of server-runtime.cjs, so that `instanceof` works across
 * both. Environment variables and globals are restored after each file.
 */
module.exports = class ServerEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({
      config: config.projectConfig,
      global: globalThis,
    });
    this.variables = { ...process.env };
    this.globals = Object.getOwnPropertyDescriptors(globalThis);
  }

  async teardown() {
    await super.teardown();
    // A library's storage is enabled again by its next use.
    for (const storage of storages) storage.disable();
    storages.clear();
    for (const name of Object.keys(process.env)) {
      if (!(name in this.variables)) delete process.env[name];
    }
    Object.assign(process.env, this.variables);
    for (const name of Reflect.ownKeys(globalThis)) {
      if (!(name in this.globals)) Reflect.deleteProperty(globalThis, name);
    }
    for (const name of replaced) Object.defineProperty(globalThis, name, this.globals[name]);
  }
};

const { ModernFakeTimers } = require('@jest/fake-timers');
const { TestEnvironment } = require('jest-environment-node');
const { ModuleMocker } = require('jest-mock');
const { disableStorages } = require('./context-storages.cjs');

/** Globals that Jest or a test replaces. */
const replaced = ['console', 'Date', 'fetch', 'performance', 'process', 'queueMicrotask'];

/** Mongoose lists each connection until it is destroyed. The services close theirs, as a process does that ends. */
function forgetConnections() {
  const connections = require.cache[require.resolve('mongoose')]?.exports.connections ?? [];
  for (const connection of connections.slice(1)) void connection.destroy();
}

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
    disableStorages();
    forgetConnections();
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

const { dirname, resolve, sep } = require('node:path');
const { compileFunction } = require('node:vm');
const Runtime = require('jest-runtime').default;
const { hashingOnce } = require('./hashed-passwords.cjs');
const { shareTransforms } = require('./shared-transforms.cjs');

const libraries = `${sep}node_modules${sep}`;
const argon2 = `${libraries}@node-rs${sep}argon2${sep}`;
const root = resolve(__dirname, '../..');
/** What begins and ends with a test file: the file itself, what it shares with other tests, and scripts. */
const ofTests = /\.test\.ts$|[\\/](testing|test)[\\/]|^[\\/]scripts[\\/]/;
const isOfTests = (path) => ofTests.test(path.slice(root.length));
const languages = resolve(root, 'packages/service-kit/src/texts/portal-languages.ts');

/** Our own modules that this worker has evaluated, by file. */
const evaluated = new Map();

/** Where the lines of all transformed files were, for the traces of errors. */
const sourceMaps = new Map();

/** The runtime of the test file that runs. */
let running;

/** Evaluates a module, unless a test file before has. */
function evaluatedOnce(path) {
  const known = evaluated.get(path);
  if (known) return known.exports;
  const module = { exports: {}, filename: path, id: path };
  // Before it is evaluated, for modules that import each other.
  evaluated.set(path, module);
  try {
    const source = running.transformCache.transform(path);
    const names = ['module', 'exports', 'require', '__dirname', '__filename'];
    const run = compileFunction(source, names, { filename: path });
    const load = (name) => running.requireModule(path, name);
    run.call(module.exports, module, module.exports, load, dirname(path), path);
    return module.exports;
  } catch (error) {
    evaluated.delete(path);
    throw error;
  }
}

/**
 * Loads libraries (Nest, mongoose, BullMQ) with Node's own loader, and evaluates our own modules, once per worker: Jest
 * would do it again for every test file, which takes seconds. Modules of the server have no state of one run (it would
 * be that of five services in one process), so a test file finds them as a service does that was started after others.
 * `jest.mock` is without effect; `jest.isolateModules` gives a test modules of its own. Passwords are hashed as in
 * production, but each once per worker.
 */
class ServerRuntime extends Runtime {
  constructor(...parts) {
    super(...parts);
    running = this;
    const [, , , transformer] = parts;
    shareTransforms(transformer, 'server');
    this.transformCache.sourceMaps = sourceMaps;
    // The languages of the portal that the file before has started.
    evaluated.get(languages)?.exports.setLanguagesOfPortal(['en']);
    // Into the worker's own realm (server-environment.cjs) instead of a context per file.
    const { executor } = this;
    executor.compile = (source, filename) =>
      compileFunction(source, executor.injectedModuleParameters, { filename });
  }

  requireModule(from, moduleName, options, isRequireActual) {
    if (moduleName && !options?.isInternalModule && !this._resolution.isCoreModule(moduleName)) {
      const path = this._resolution.resolveCjs(from, moduleName);
      if (path.includes(argon2)) return hashingOnce(require(path));
      if (path.includes(libraries)) return require(path);
      const isShared = !isOfTests(path) && !path.endsWith('.json') && !this.registries.isIsolated();
      if (isShared) return evaluatedOnce(path);
    }
    return super.requireModule(from, moduleName, options, isRequireActual);
  }
}

module.exports = { __esModule: true, default: ServerRuntime };

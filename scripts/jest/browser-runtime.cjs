const { resolve, sep } = require('node:path');
const { compileFunction, Script } = require('node:vm');
const Runtime = require('jest-runtime').default;
const { shareTransforms } = require('./shared-transforms.cjs');

/** Compiled modules of this worker, by file: source, and the script to run in the context of each test file. */
const compiled = new Map();

const contracts = resolve(__dirname, '../../packages/contracts/src') + sep;
/** Tells the page's own FormData from other objects. */
const checksExchanges = resolve(contracts, 'operations/check-exchange.ts');
const zod = `${sep}node_modules${sep}zod${sep}`;

/** Modules without state that need nothing of a page: the contracts, and the library of their schemas. */
const needsNoPage = (path) =>
  path.includes(zod) || (path.startsWith(contracts) && path !== checksExchanges);

/** Those that this worker has evaluated, by file. */
const evaluated = new Map();

/**
 * Compiles each module once per worker instead of once per test file: React's development build alone has a megabyte.
 * Modules are still evaluated per file, in a context of its own, except for the contracts: evaluating their schemas took
 * a tenth of the time of a file, so they are evaluated once, in the worker's own realm.
 */
class BrowserRuntime extends Runtime {
  constructor(...parts) {
    super(...parts);
    const [, , , transformer] = parts;
    shareTransforms(transformer, 'browser');
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      if (context === null) return null;
      if (needsNoPage(filename)) {
        return compileFunction(source, executor.injectedModuleParameters, { filename });
      }
      const known = compiled.get(filename);
      if (known?.source === source) return known.script.runInContext(context);
      try {
        const columnOffset = -head.length;
        const script = new Script(`${head}${source}\n})`, { filename, columnOffset });
        compiled.set(filename, { source, script });
        return script.runInContext(context);
      } catch {
        // With Jest's own message.
        return compile(source, filename);
      }
    };
  }

  requireModule(from, moduleName, options, isRequireActual) {
    if (moduleName && !options?.isInternalModule && !this._resolution.isCoreModule(moduleName)) {
      const path = this._resolution.resolveCjs(from, moduleName);
      if (needsNoPage(path)) {
        if (!evaluated.has(path)) {
          evaluated.set(path, super.requireModule(from, moduleName, options, isRequireActual));
        }
        return evaluated.get(path);
      }
    }
    return super.requireModule(from, moduleName, options, isRequireActual);
  }
}

module.exports = { __esModule: true, default: BrowserRuntime };

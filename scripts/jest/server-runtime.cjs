const { sep } = require('node:path');
const { compileFunction } = require('node:vm');
const Runtime = require('jest-runtime').default;

const libraries = `${sep}node_modules${sep}`;

/**
 * Loads libraries (Nest, mongoose, BullMQ) with Node's own loader, once per worker, since Jest would evaluate them
 * again for every test file, which takes seconds. Our own modules are still evaluated per file, so tests can spy on
 * them; a library cannot be mocked with `jest.mock`.
 */
class ServerRuntime extends Runtime {
  constructor(...parts) {
    super(...parts);
    const { executor } = this;
    // Into the worker's own realm (server-environment.cjs) instead of a context per file.
    executor.compile = (source, filename) =>
      compileFunction(source, executor.injectedModuleParameters, { filename });
  }

  requireModule(from, moduleName, options, isRequireActual) {
    if (moduleName && !options?.isInternalModule && !this._resolution.isCoreModule(moduleName)) {
      const path = this._resolution.resolveCjs(from, moduleName);
      if (path.includes(libraries)) return require(path);
    }
    return super.requireModule(from, moduleName, options, isRequireActual);
  }
}

module.exports = { __esModule: true, default: ServerRuntime };

const { existsSync } = require('node:fs');
const { resolve, sep } = require('node:path');
const { compileFunction } = require('node:vm');
const Runtime = require('jest-runtime').default;
const { hashingOnce } = require('./hashed-passwords.cjs');
const { shareTransforms } = require('./shared-transforms.cjs');

const libraries = `${sep}node_modules${sep}`;
const argon2 = `${libraries}@node-rs${sep}argon2${sep}`;
const contracts = resolve(__dirname, '../../packages/contracts');
const schemas = `${contracts}${sep}src${sep}`;
/** Loads the language model, which wink-nlp serializes again at each load: after twenty files too long for a string. */
const ai = resolve(__dirname, '../../services/ai/src');
const tagging = resolve(ai, 'facts/grammar/tagging.ts');
// A team may have checked out other folders only.
if (existsSync(ai) && !existsSync(tagging)) {
  throw new Error(
    'The module that loads the language model has moved: name it in server-runtime.cjs',
  );
}

/** Modules without state that this worker has evaluated, by file. */
const evaluated = new Map();

/** Compiled modules of this worker, by file: source, and the function to run for each evaluation. */
const compiled = new Map();

/**
 * Loads libraries (Nest, mongoose, BullMQ) with Node's own loader, once per worker, since Jest would evaluate them
 * again for every test file, which takes seconds. Our own modules are compiled once per worker, which keeps their
 * optimized code, but still evaluated per file, so tests can spy on them; a library cannot be mocked with `jest.mock`.
 * The schemas of the contracts have no state, so they are evaluated once too, except for their own tests. Passwords are
 * hashed as in production, but each once per worker.
 */
class ServerRuntime extends Runtime {
  constructor(...parts) {
    super(...parts);
    const [, , , transformer] = parts;
    shareTransforms(transformer, 'server');
    const { executor } = this;
    // Into the worker's own realm (server-environment.cjs) instead of a context per file.
    executor.compile = (source, filename) => {
      const known = compiled.get(filename);
      if (known?.source === source) return known.run;
      const run = compileFunction(source, executor.injectedModuleParameters, { filename });
      compiled.set(filename, { source, run });
      return run;
    };
  }

  requireModule(from, moduleName, options, isRequireActual) {
    if (moduleName && !options?.isInternalModule && !this._resolution.isCoreModule(moduleName)) {
      const path = this._resolution.resolveCjs(from, moduleName);
      if (path.includes(argon2)) return hashingOnce(require(path));
      if (path.includes(libraries)) return require(path);
      const isSchema = path.startsWith(schemas) && this._config.rootDir !== contracts;
      if (isSchema || path === tagging) {
        if (!evaluated.has(path)) {
          evaluated.set(path, super.requireModule(from, moduleName, options, isRequireActual));
        }
        return evaluated.get(path);
      }
    }
    return super.requireModule(from, moduleName, options, isRequireActual);
  }
}

module.exports = { __esModule: true, default: ServerRuntime };

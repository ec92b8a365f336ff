const { Script } = require('node:vm');
const Runtime = require('jest-runtime').default;

/** Compiled modules of this worker, by file: source, and the script to run in the context of each test file. */
const compiled = new Map();

/**
 * Compiles each module once per worker instead of once per test file: React's development build alone has a megabyte.
 * Modules are still evaluated per file, in a context of its own.
 */
class BrowserRuntime extends Runtime {
  constructor(...parts) {
    super(...parts);
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      if (context === null) return null;
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
}

module.exports = { __esModule: true, default: BrowserRuntime };

import { join } from 'node:path';
import { plainScript } from './plain-script.mjs';

/** Writes `service-worker.js` at the top of `dist/`, because its location determines its scope. */
export class ServiceWorkerPlugin {
  /** @param {string} directory of the shell */
  constructor(directory) {
    this.file = join(directory, 'src/offline/service-worker.ts');
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap('ServiceWorker', (compilation) => {
      compilation.fileDependencies.add(this.file);
      compilation.hooks.processAssets.tap({ name: 'ServiceWorker', stage }, () => {
        const source = new sources.RawSource(plainScript(this.file));
        compilation.emitAsset('service-worker.js', source, { minimized: true });
      });
    });
  }
}

import { shellContract, versionsOf } from './needed-libraries.mjs';
import { sharedLibraries } from './shared-libraries.mjs';

/** Writes the `mfe.json` of the shell: what it provides to remotes. The gateway refuses remotes that need more. */
export class ShellManifestPlugin {
  /** @param {{directory: string, name: string, version: string, commit?: string}} options */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap('ShellManifest', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ShellManifest', stage }, () => {
        const { directory, name, version, commit } = this.options;
        const libraries = versionsOf(sharedLibraries, directory);
        const manifest = { name, version, commit, shell_contract: shellContract, libraries };
        const text = JSON.stringify(manifest, null, 2);
        compilation.emitAsset('mfe.json', new sources.RawSource(text));
      });
    });
  }
}

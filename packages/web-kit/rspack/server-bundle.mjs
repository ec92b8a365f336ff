import { rspack } from '@rspack/core';
import { baseConfig } from './base-config.mjs';
import { sharedLibraries } from './shared-libraries.mjs';
import { serverTexts } from './texts/server-texts.mjs';

/**
 * Builds the same components for the gateway: one CommonJS file that renders pages to HTML
 * (docs/adr/0020-server-rendering.md). It has access to neither Node nor a browser; dependencies are passed in.
 * @param {{directory: string, name: string, entry: string, shares: 'provided' | 'consumed'}} options `provided`: the
 * shell brings the shared libraries; `consumed`: a remote gets them by `require`
 * @returns {Promise<{file: string, source: Buffer}>} name by content, e.g. `server.1f0c4a22.cjs`
 */
export async function buildServerBundle({ directory, name, entry, shares }) {
  const base = baseConfig({ directory, name, development: false });
  const compiler = rspack({
    ...base,
    name: `${name} (server)`,
    entry: { server: entry },
    target: 'es2022',
    output: {
      ...base.output,
      clean: false,
      publicPath: '',
      filename: '[name].[contenthash:8].cjs',
      library: { type: 'commonjs2' },
      globalObject: 'globalThis',
      chunkFormat: 'commonjs',
      chunkLoading: false,
    },
    externalsType: 'commonjs',
    externals:
      shares === 'consumed'
        ? Object.fromEntries(sharedLibraries.map((shared) => [shared, shared]))
        : {},
    module: { ...base.module, ...withoutFiles(base.module) },
    plugins: [
      new rspack.DefinePlugin({ COMMONS_AREA: JSON.stringify(name) }),
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new PrependPlugin(serverTexts(directory, name)),
    ],
  });
  compiler.hooks.shouldEmit.tap('ServerBundle', () => false);
  const assets = await run(compiler);
  const [file] = Object.keys(assets).filter((asset) => asset.endsWith('.cjs'));
  return { file, source: assets[file].buffer() };
}

/** Class names and addresses of files as in the browser's build, without the files. */
const withoutFiles = ({ parser, generator, rules }) => ({
  parser: { ...parser, javascript: { dynamicImportMode: 'eager' } },
  generator: {
    'css/auto': { ...generator['css/auto'], exportsOnly: true },
    'css/module': { ...generator['css/module'], exportsOnly: true },
    'asset/resource': { emit: false },
  },
  rules,
});

const run = (compiler) =>
  new Promise((resolve, reject) => {
    let assets = {};
    compiler.hooks.thisCompilation.tap('ServerBundle', (compilation) => {
      compilation.hooks.afterProcessAssets.tap('ServerBundle', () => {
        assets = Object.fromEntries(
          compilation.getAssets().map((asset) => [asset.name, asset.source]),
        );
      });
    });
    compiler.run((error, stats) => {
      if (error) return reject(error);
      if (stats.hasErrors()) return reject(new Error(stats.toString('errors-only')));
      compiler.close(() => resolve(assets));
    });
  });

/** Prepends code to the bundle. Rspack's BannerPlugin is limited to 64 KB. */
class PrependPlugin {
  /** @param {string} code */
  constructor(code) {
    this.code = code;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
    compiler.hooks.thisCompilation.tap('Prepend', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'Prepend', stage }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.cjs'))) {
          compilation.updateAsset(file, (old) => new sources.ConcatSource(`${this.code}\n`, old));
        }
      });
    });
  }
}

/** Adds the server bundle to the files of a browser build. */
export class EmitServerBundlePlugin {
  /** @param {{file: string, source: Buffer}} bundle */
  constructor(bundle) {
    this.bundle = bundle;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap('EmitServerBundle', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'EmitServerBundle', stage }, () => {
        const { file, source } = this.bundle;
        // Already minified by its own build.
        compilation.emitAsset(file, new sources.RawSource(source), { minimized: true });
      });
    });
  }
}

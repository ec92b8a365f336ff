import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { baseConfig, readIdentity } from './base-config.mjs';
import { providedLibraries } from './shared-libraries.mjs';

/**
 * Build configuration of the shell: `index.html` at the top of `dist/`, everything else under `assets/`.
 * Files of `public/` are copied to `assets/` as they are.
 * @param {{directory: string}} options
 * @returns what `rspack build` takes
 */
export function defineShell({ directory }) {
  return (env = {}) => shellConfig({ directory, development: Boolean(env.RSPACK_SERVE) });
}

/**
 * @param {{directory: string, development: boolean}} options
 * @returns {import('@rspack/core').RspackOptions}
 */
export function shellConfig({ directory, development }) {
  const { name } = readIdentity(directory);
  const base = baseConfig({ directory, name, development });
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: underAssets(base.output),
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name,
        remotes: {},
        shared: providedLibraries(development),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
      }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', to: 'assets' }] }),
      page(directory),
    ],
  };
}

const page = (directory) =>
  new rspack.HtmlRspackPlugin({
    templateContent: readFileSync(join(directory, 'src/index.html'), 'utf8'),
    publicPath: '/',
    minify: false,
  });

const underAssets = (output) => ({
  ...output,
  publicPath: '/',
  ...Object.fromEntries(
    ['filename', 'chunkFilename', 'cssFilename', 'cssChunkFilename', 'assetModuleFilename'].map(
      (key) => [key, `assets/${output[key]}`],
    ),
  ),
});

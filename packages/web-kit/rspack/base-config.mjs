import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { buildCommit } from './build-commit.mjs';
import { CompressedCopiesPlugin } from './compressed-copies-plugin.mjs';
import { keepFormerBuilds } from './former-builds.mjs';
import { SameBytesPlugin } from './same-bytes-plugin.mjs';

/** Browsers that get the code as written, without polyfills: CSS layers, `:has`, top-level await in workers. */
const browsers = [
  'chrome >= 111',
  'edge >= 111',
  'firefox >= 121',
  'safari >= 16.4',
  'ios >= 16.4',
];

const script = (development) => ({
  test: /\.tsx?$/,
  type: 'javascript/auto',
  use: {
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development, refresh: development } },
      },
      env: { targets: browsers },
    },
  },
});

/** Class names are renamed per front end; names that cross front ends (custom properties, layers) are not. */
const styleParser = {
  namedExports: false,
  dashedIdents: false,
  customIdents: false,
  container: false,
  grid: false,
  function: false,
};

const styleGenerator = (name, development) => ({
  localIdentName: development ? `${name}_[name]_[local]` : `${name}_[hash]`,
  localIdentHashDigestLength: 6,
});

const modules = (name, development) => ({
  parser: { 'css/auto': styleParser, 'css/module': styleParser },
  generator: {
    'css/auto': styleGenerator(name, development),
    'css/module': styleGenerator(name, development),
  },
  rules: [
    script(development),
    { test: /\.tsx?$/, enforce: 'pre', use: join(import.meta.dirname, 'texts/texts-loader.mjs') },
    {
      test: /[\\/]src[\\/]routes\.json$/,
      type: 'json',
      use: join(import.meta.dirname, 'routes-loader.mjs'),
    },
    { test: /\.css$/, type: 'css/auto' },
    { test: /\.md$/, type: 'asset/source' },
    { test: /\.(woff2|png|svg|webp|avif|ico)$/, type: 'asset/resource' },
  ],
});

const output = (directory, name, development) => ({
  path: join(directory, 'dist'),
  publicPath: 'auto',
  uniqueName: name,
  // Named per front end so that a forced reload can drop the chunks of the old copy (see remote-loader.ts).
  chunkLoadingGlobal: `commons_chunks_${name}`,
  hotUpdateGlobal: `commons_hot_${name}`,
  filename: development ? '[name].js' : '[name].[contenthash:8].js',
  chunkFilename: development ? '[name].js' : '[name].[contenthash:8].js',
  cssFilename: development ? '[name].css' : '[name].[contenthash:8].css',
  cssChunkFilename: development ? '[name].css' : '[name].[contenthash:8].css',
  assetModuleFilename: '[name].[hash:8][ext]',
  crossOriginLoading: false,
  strictModuleErrorHandling: true,
});

/**
 * Shared build settings of all front ends: TypeScript by swc, CSS Modules, workspace packages as source, hashed names,
 * minified, with `.br` and `.gz` next to every text file.
 * @param {{directory: string, name: string, development: boolean}} options
 * @returns {import('@rspack/core').RspackOptions}
 */
export function baseConfig({ directory, name, development }) {
  const { clean, plugin } = keepFormerBuilds(join(directory, 'dist'));
  return {
    name,
    context: directory,
    mode: development ? 'development' : 'production',
    target: ['web', 'es2022'],
    // No eval in development either: the pages run under the portal's Content-Security-Policy.
    devtool: development ? 'cheap-module-source-map' : false,
    output: { ...output(directory, name, development), clean },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      conditionNames: ['commons-source', 'import', 'module', 'browser', 'default'],
    },
    module: modules(name, development),
    lazyCompilation: false,
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
    },
    plugins: [
      // Lets the texts of @commons/ui find the translations of the front end they are bundled into.
      new rspack.DefinePlugin({ COMMONS_AREA: JSON.stringify(name) }),
      ...(development
        ? [new ReactRefreshRspackPlugin({ injectEntry: true })]
        : [new SameBytesPlugin(), new CompressedCopiesPlugin(), plugin]),
    ],
    performance: false,
    // Each component only styles its own classes, so the order of style sheets does not matter.
    ignoreWarnings: [/Conflicting order/],
    stats: { preset: 'errors-warnings', timings: true },
  };
}

/**
 * Name and version of the front end in `directory`, without the scope: `{name: 'mfe-public', version: '0.1.0'}`, and
 * the commit it is built from, where git knows it.
 * @param {string} directory
 * @returns {{name: string, version: string, commit?: string}}
 */
export function readIdentity(directory) {
  const { name, version } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  const commit = buildCommit(directory);
  return { name: name.replace(/^@[^/]+\//, ''), version, ...(commit && { commit }) };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { baseConfig, readIdentity } from './base-config.mjs';
import { devServer } from './dev-server.mjs';
import { overrideServer } from './override-server.mjs';
import { exposedChunk, pageChunk, RemoteManifestPlugin } from './remote-manifest-plugin.mjs';
import { buildServerBundle, EmitServerBundlePlugin } from './server-bundle.mjs';
import { consumedLibraries } from './shared-libraries.mjs';
import { TextsPlugin } from './texts/texts-plugin.mjs';

/** The container format of remotes; docs/adr/0002-run-time-federation.md has the measurements. */
const chosenContainer = 'enhanced';

/**
 * Build configuration of a remote front end. Its routes are read from `src/routes.json`.
 * `rspack build --env container=small` builds the other container (see federation below). `rspack serve --env override`
 * serves the build itself, for one browser of a running portal (ADR 0024).
 * @param {{directory: string, exposes: Record<string, string>}} options `exposes` e.g. {'./App': './src/app.tsx'}
 * @returns what `rspack build` and `rspack serve` take
 */
export function defineRemote({ directory, exposes }) {
  return async (env = {}) => {
    const development = Boolean(env.RSPACK_SERVE);
    const container = env.container ?? chosenContainer;
    if (env.override) {
      const build = { directory, exposes, development: false, container, plainNames: true };
      return overrideServer({ directory, remote: remoteConfig(build) });
    }
    const server = development ? undefined : await serverBundle(directory, exposes);
    const remote = remoteConfig({ directory, exposes, development, container, server });
    return development ? devServer({ directory, remote }) : remote;
  };
}

const serverBundle = (directory, exposes) => {
  const { name } = readIdentity(directory);
  return buildServerBundle({ directory, name, entry: exposes['./App'], shares: 'consumed' });
};

const remoteConfig = ({ directory, exposes, development, container, server, plainNames }) => {
  const { name, ...build } = readIdentity(directory);
  const routes = JSON.parse(readFileSync(join(directory, 'src/routes.json'), 'utf8'));
  const base = baseConfig({ directory, name, development });
  const texts = new TextsPlugin(directory);
  return {
    ...base,
    entry: {},
    optimization: { ...base.optimization, splitChunks: sharedFiles(routes) },
    plugins: [
      ...base.plugins,
      federation[container]({ name, exposes: named(exposes), development, plainNames }),
      texts,
      ...(server ? [new EmitServerBundlePlugin(server)] : []),
      new RemoteManifestPlugin({
        ...build,
        directory,
        name,
        exposes,
        routes,
        server: server?.file,
        texts,
      }),
    ],
  };
};

/**
 * How pages share code. What half of them need is one file, which most visitors have after their first page; other
 * common code gets its own file only where it is large: each file costs its headers and compresses by itself. Styles
 * stay with the page, which is painted when they have come.
 */
const sharedFiles = (routes) => ({
  chunks: sharesCode(routes),
  minSize: 30_000,
  cacheGroups: {
    common: {
      name: 'common',
      type: 'javascript/auto',
      minChunks: Math.max(8, Math.ceil(routes.filter(({ operator }) => !operator).length / 2)),
      minSize: 20_000,
      priority: 10,
    },
  },
});

/**
 * Which chunks share code in separate files. Pages for operators do not: they would change the split of everybody
 * else's pages. The federation's container must never be split.
 */
const sharesCode = (routes) => {
  const apart = new Set(
    routes.filter(({ operator }) => operator).map(({ page }) => pageChunk(page)),
  );
  return (chunk) => !chunk.canBeInitial() && !apart.has(chunk.name);
};

const containerOptions = ({ name, exposes, development, plainNames = development }) => ({
  name,
  filename: plainNames ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
  // The default, `var`, needs a name that is an identifier; ours has a hyphen.
  library: { type: 'window', name },
  exposes,
  shared: consumedLibraries(development),
});

const federation = {
  enhanced: (options) =>
    new ModuleFederationPlugin({
      ...containerOptions(options),
      shareStrategy: 'loaded-first',
      manifest: false,
      dts: false,
      dev: false,
      experiments: { externalRuntime: true, optimization: { target: 'web' } },
    }),
  /** The plain container of the bundler, which the runtime of the shell loads as well. */
  small: (options) => new rspack.container.ModuleFederationPluginV1(containerOptions(options)),
};

/** Gives each exposed module's chunk a name, by which the manifest finds its files: './App' → 'expose-App'. */
const named = (exposes) =>
  Object.fromEntries(
    Object.entries(exposes).map(([key, file]) => [key, { import: file, name: exposedChunk(key) }]),
  );

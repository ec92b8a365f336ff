import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { baseConfig, readIdentity } from './base-config.mjs';
import { devServer } from './dev-server.mjs';
import { exposedChunk, RemoteManifestPlugin } from './remote-manifest-plugin.mjs';
import { consumedLibraries } from './shared-libraries.mjs';

/**
 * Build configuration of a remote front end. Its routes are read from `src/routes.json`.
 * @param {{directory: string, exposes: Record<string, string>}} options `exposes` e.g. {'./App': './src/app.tsx'}
 * @returns what `rspack build` and `rspack serve` take
 */
export function defineRemote({ directory, exposes }) {
  return async (env = {}) => {
    const development = Boolean(env.RSPACK_SERVE);
    const remote = remoteConfig({ directory, exposes, development });
    return development ? devServer({ directory, remote }) : remote;
  };
}

/**
 * The rspack options of one remote; apart from defineRemote for the benches, which build variants.
 * @param {{directory: string, exposes: Record<string, string>, development: boolean}} options
 * @returns {import('@rspack/core').RspackOptions}
 */
export function remoteConfig({ directory, exposes, development }) {
  const { name, version } = readIdentity(directory);
  const routes = JSON.parse(readFileSync(join(directory, 'src/routes.json'), 'utf8'));
  const base = baseConfig({ directory, name, development });
  return {
    ...base,
    entry: {},
    plugins: [
      ...base.plugins,
      federation({ name, exposes, development }),
      new RemoteManifestPlugin({ directory, name, version, exposes, routes }),
    ],
  };
}

const federation = ({ name, exposes, development }) =>
  new ModuleFederationPlugin({
    name,
    filename: development ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
    // The default, `var`, needs a name that is an identifier; ours has a hyphen.
    library: { type: 'window', name },
    exposes: named(exposes),
    shared: consumedLibraries(development),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: false,
    experiments: { externalRuntime: true, optimization: { target: 'web' } },
  });

/** Gives each exposed module's chunk a name, by which the manifest finds its files: './App' → 'expose-App'. */
const named = (exposes) =>
  Object.fromEntries(
    Object.entries(exposes).map(([key, file]) => [key, { import: file, name: exposedChunk(key) }]),
  );

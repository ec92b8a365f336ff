import { readIdentity } from './base-config.mjs';

const port = Number(process.env.DEV_PORT ?? 3000);

/** What matters for files on a disk only. */
const forDisk = new Set(['CompressedCopiesPlugin', 'FormerBuildsPlugin']);

/**
 * Serves the build that visitors would get, made anew when a file is saved, for one browser of a portal that runs: its
 * operator opens `/tools?mfe-tools=http://localhost:3000` (docs/adr/0024-one-browser-overrides.md). Its names have no
 * hashes, because the portal cannot ask this machine for them.
 * @param {{directory: string, remote: import('@rspack/core').RspackOptions}} options
 * @returns {import('@rspack/core').RspackOptions}
 */
export function overrideServer({ directory, remote }) {
  const { name } = readIdentity(directory);
  const plain = (text) => text.replace('.[contenthash:8]', '');
  const { filename, chunkFilename, cssFilename, cssChunkFilename } = remote.output;
  return {
    ...remote,
    output: {
      ...remote.output,
      clean: false,
      filename: plain(filename),
      chunkFilename: plain(chunkFilename),
      cssFilename: plain(cssFilename),
      cssChunkFilename: plain(cssChunkFilename),
    },
    plugins: remote.plugins.filter((plugin) => !forDisk.has(plugin?.constructor.name)),
    devServer: {
      host: '127.0.0.1',
      port,
      // The portal's page has its own origin, and reloading is the operator's.
      allowedHosts: 'all',
      client: false,
      hot: false,
      liveReload: false,
      static: false,
      headers: { 'cache-control': 'no-store' },
      devMiddleware: { publicPath: `/mfe/${name}/`, index: false },
    },
  };
}

import { readIdentity } from './base-config.mjs';

const port = Number(process.env.DEV_PORT ?? 3000);

/** Only needed for files on a disk. */
const forDisk = new Set(['CompressedCopiesPlugin', 'FormerBuildsPlugin']);

/**
 * Serves the production build, rebuilt on save, for one browser of a running portal: its operator opens
 * `/tools?mfe-tools=http://localhost:3000` (docs/adr/0024-one-browser-overrides.md). Its names have no hashes, because
 * the portal cannot ask this machine for them.
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
      // The portal's page has another origin, and the operator reloads it.
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

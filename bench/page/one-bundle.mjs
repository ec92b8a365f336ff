import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';

const root = join(import.meta.dirname, '../..');
const remotes = ['mfe-public', 'mfe-employer', 'mfe-jobseeker', 'mfe-tools'];

/** Output of this build; the front ends' own `dist` folders are not touched. */
const dist = join(import.meta.dirname, '../dist/page/one-bundle');

/**
 * Builds the baseline: the same sources in one build that the browser renders, without federation. The entry modules
 * of the remotes are part of the first bundle; their pages are separate chunks, preloaded by the page.
 * @returns {Promise<{folder: string, registry: object, filesOf: (path: string) => string[]}>} `filesOf` gives the files
 * of the page at a route such as `/jobs/:id`
 */
export async function buildOneBundle() {
  const { default: shell } = await import(join(root, 'shell/rspack.config.mjs'));
  const base = await shell({});
  const pageFiles = new Map();
  await compile({
    ...base,
    plugins: [
      ...base.plugins.filter((plugin) => !isFederation(plugin)),
      pageFilesPlugin(pageFiles),
    ],
    output: { ...base.output, path: dist },
    resolve: { ...base.resolve, alias: aliases() },
  });
  const routes = remotes.map((name) => [name, routesOf(name)]);
  const pages = new Map(routes.flatMap(([, own]) => own.map(({ path, page }) => [path, page])));
  return {
    folder: dist,
    registry: { remotes: routes.map(([name, own]) => entry(name, own)) },
    filesOf: (path) => pageFiles.get(`${pages.get(path)}-page-tsx`) ?? [],
  };
}

const entry = (name, routes) => ({
  name,
  version: 'one-bundle',
  entry: '/',
  shell_contract: 1,
  routes: routes.map(({ path, account_type, operator }) => ({ path, account_type, operator })),
});

const isFederation = (plugin) => plugin.constructor.name === 'ModuleFederationPlugin';

const aliases = () => ({
  '@module-federation/enhanced/runtime$': join(import.meta.dirname, 'one-bundle-remotes.js'),
  ...Object.fromEntries(remotes.map((name) => [`${name}/app$`, join(root, name, 'src/app.tsx')])),
});

/** Records the files of each page, like the manifest of a remote. */
const pageFilesPlugin = (found) => ({
  apply: (compiler) =>
    compiler.hooks.done.tap('PageFiles', (stats) => {
      const { namedChunkGroups } = stats.toJson({ all: false, chunkGroups: true });
      for (const [name, { assets }] of Object.entries(namedChunkGroups)) {
        found.set(
          name,
          assets.map((asset) => asset.name),
        );
      }
    }),
});

const routesOf = (name) => JSON.parse(readFileSync(join(root, name, 'src/routes.json'), 'utf8'));

const compile = (options) =>
  new Promise((resolve, reject) => {
    rspack(options).run((error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else resolve();
    });
  });

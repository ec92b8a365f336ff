import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';

const root = join(import.meta.dirname, '../..');
const remotes = ['mfe-public', 'mfe-employer', 'mfe-jobseeker', 'mfe-tools'];

/** Output of the bench's builds; the front ends' own `dist` folders are not touched. */
export const dist = join(import.meta.dirname, '../dist/page');

/**
 * The variants: `name` in the table, `folders` with a build each, and `manifests`: what the page gets about the
 * remotes, with the address of each folder.
 */
export const variants = [
  { name: 'one bundle', build: buildOneBundle },
  { name: 'federated', build: () => buildFederated('enhanced') },
  { name: 'federated, small containers', build: () => buildFederated('small') },
];

async function buildFederated(container) {
  const shell = await compile(await config('shell'), `${container}/shell`);
  const built = [];
  for (const name of remotes) {
    const folder = await compile(await config(name, { container }), `${container}/${name}`);
    built.push({ prefix: `/mfe/${name}/`, folder, manifest: readManifest(folder) });
  }
  return { shell, remotes: built };
}

/**
 * The baseline: the same sources in one build, without federation. The entry modules of the remotes are part of the
 * first bundle. Their pages are separate chunks, loaded on demand and preloaded in the same way.
 */
async function buildOneBundle() {
  const base = await config('shell');
  const plugins = base.plugins.filter((plugin) => !isFederation(plugin));
  const pageFiles = { files: {} };
  const folder = await compile(
    {
      ...base,
      plugins: [...plugins, pageFilesPlugin(pageFiles)],
      resolve: { ...base.resolve, alias: oneBundleAliases() },
    },
    'one-bundle',
  );
  const owned = remotes.map((name) => ({
    prefix: '/',
    folder,
    manifest: {
      name,
      entry: undefined,
      assets: [],
      routes: routesOf(name).map((route) => ({
        ...route,
        assets: pageFiles.files[`${route.page}-page-tsx`] ?? [],
      })),
    },
  }));
  return { shell: folder, remotes: owned };
}

const isFederation = (plugin) => plugin.constructor.name === 'ModuleFederationPlugin';

const oneBundleAliases = () => ({
  '@module-federation/enhanced/runtime$': join(import.meta.dirname, 'one-bundle-remotes.js'),
  ...Object.fromEntries(remotes.map((name) => [`${name}/app$`, join(root, name, 'src/app.tsx')])),
});

/** Records the files of each page, like the manifest of a remote. */
const pageFilesPlugin = (found) => ({
  apply: (compiler) =>
    compiler.hooks.done.tap('PageFiles', (stats) => {
      const { namedChunkGroups } = stats.toJson({ all: false, chunkGroups: true });
      for (const [name, { assets }] of Object.entries(namedChunkGroups)) {
        found.files[name] = assets.map((asset) => asset.name);
      }
    }),
});

const routesOf = (name) => JSON.parse(readFileSync(join(root, name, 'src/routes.json'), 'utf8'));
const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'mfe.json'), 'utf8'));

const config = async (name, env = {}) => {
  const module = await import(join(root, name, 'rspack.config.mjs'));
  return module.default(env);
};

const compile = (options, name) => {
  const folder = join(dist, name);
  const output = { ...options.output, path: folder };
  return new Promise((resolve, reject) => {
    rspack({ ...options, output }).run((error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else resolve(folder);
    });
  });
};

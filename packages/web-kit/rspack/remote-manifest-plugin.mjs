import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { consumedVersions, shellContract } from './needed-libraries.mjs';
import { routeHeads } from './route-heads.mjs';

const preloadable = /\.(js|css)$/;

/** Name of the chunk created by `import('./pages/<page>.page.tsx')` with `[request]`. */
export const pageChunk = (page) => `${page}-page-tsx`;

/** Name of the chunk that holds an exposed module: './App' → 'expose-App'. */
export const exposedChunk = (exposed) => exposed.replace(/^\.\//, 'expose-');

/**
 * Writes `mfe.json` (contracts/front-ends/remotes.ts): entry, exposed modules, and each route of `src/routes.json` with its texts
 * and the files its page needs, so that the gateway can route, preload and write heads without knowing the front end.
 */
export class RemoteManifestPlugin {
  /** @param {{directory: string, name: string, version: string, commit?: string, exposes: Record<string, string>, routes: ({path: string, page: string} & Record<string, unknown>)[], server?: string, texts?: import('./texts/texts-plugin.mjs').TextsPlugin}} options */
  constructor(options) {
    this.options = options;
    for (const { path, page } of options.routes) {
      if (existsSync(join(options.directory, `src/pages/${page}.page.tsx`))) continue;
      throw new Error(`src/routes.json: ${path} names src/pages/${page}.page.tsx, which is absent`);
    }
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
    compiler.hooks.thisCompilation.tap('RemoteManifest', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'RemoteManifest', stage }, () => {
        const manifest = JSON.stringify(this.manifest(compilation), null, 2);
        compilation.emitAsset('mfe.json', new sources.RawSource(manifest));
      });
    });
  }

  /** The content of `mfe.json`. */
  manifest(compilation) {
    const { name, version, commit, exposes, routes, server, texts } = this.options;
    const groups = compilation
      .getStats()
      .toJson({ all: false, chunkGroups: true, chunkGroupAuxiliary: false }).namedChunkGroups;
    const filesOf = (chunk) =>
      (groups[chunk]?.assets ?? []).map((asset) => asset.name).filter((file) => isWanted(file));
    const entry = filesOf(name).at(-1);
    if (!entry) throw new Error(`${name}: the build has no remote entry`);
    const shared = filesOf(exposedChunk('./App'));
    return {
      name,
      version,
      ...(commit && { commit }),
      entry,
      ...(server && { server }),
      ...(texts && Object.keys(texts.files).length > 0 && { texts: texts.files }),
      shell_contract: shellContract,
      libraries: consumedVersions(compilation, this.options.directory),
      exposes: Object.keys(exposes),
      assets: shared,
      routes: routes.map((route) => {
        const { page, title: _, description: __, missing: ___, ...given } = route;
        return {
          ...given,
          heads: routeHeads(this.options.directory, route),
          assets: filesOf(pageChunk(page)).filter((file) => !shared.includes(file)),
        };
      }),
    };
  }
}

const isWanted = (file) => preloadable.test(file) && !file.includes('.hot-update.');

import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { baseConfig, readIdentity } from './base-config.mjs';
import { plainScript } from './plain-script.mjs';
import { buildServerBundle, EmitServerBundlePlugin } from './server-bundle.mjs';
import { ServiceWorkerPlugin } from './service-worker-plugin.mjs';
import { providedLibraries } from './shared-libraries.mjs';
import { ShellManifestPlugin } from './shell-manifest-plugin.mjs';
import { pageTexts } from './texts/page-texts.mjs';
import { languagesOf } from './texts/translations.mjs';

/**
 * Build configuration of the shell: `index.html` at the top of `dist/`, everything else under `assets/`.
 * Files of `public/` are copied to `assets/` as they are.
 * @param {{directory: string}} options
 * @returns what `rspack build` takes
 */
export function defineShell({ directory }) {
  return async (env = {}) => {
    const development = Boolean(env.RSPACK_SERVE);
    const server = development ? undefined : await serverBundle(directory);
    return shellConfig({ directory, development, server });
  };
}

const serverBundle = (directory) => {
  const { name } = readIdentity(directory);
  return buildServerBundle({ directory, name, entry: './src/server.tsx', shares: 'provided' });
};

/**
 * @param {{directory: string, development: boolean, server?: {file: string, source: Buffer}}} options
 * @returns {import('@rspack/core').RspackOptions}
 */
export function shellConfig({ directory, development, server }) {
  const { name, ...build } = readIdentity(directory);
  const base = baseConfig({ directory, name, development });
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: underAssets(base.output),
    // The default module ids would contain absolute paths here, where shared libraries are provided.
    optimization: { ...base.optimization, moduleIds: 'natural' },
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
      ...(server ? [new EmitServerBundlePlugin(server)] : []),
      page(directory, server?.file ?? ''),
      ...languagesOf(directory).map((language) => page(directory, server?.file ?? '', language)),
      { apply: preloadFonts },
      ...(development ? [] : [new ServiceWorkerPlugin(directory)]),
      new ShellManifestPlugin({ ...build, directory, name }),
    ],
  };
}

/** One page per language. It names the server bundle of its own build, so that the gateway never mixes two versions. */
const page = (directory, server, language) =>
  new rspack.HtmlRspackPlugin({
    filename: language ? `index.${language}.html` : 'index.html',
    templateContent: pageTexts(directory, language)
      .replace('<!--commons:server-->', `<!--commons:server ${server}-->`)
      .replace('<!--commons:early-input-->', () =>
        inlineScript(join(directory, 'src/early-input.ts')),
      ),
    publicPath: '/',
    minify: false,
  });

/** The page is painted as soon as its styles are loaded: without this, its fonts would be requested only then. */
const preloadFonts = (compiler) =>
  compiler.hooks.thisCompilation.tap('PreloadFonts', (compilation) => {
    const { beforeEmit } = rspack.HtmlRspackPlugin.getCompilationHooks(compilation);
    beforeEmit.tapPromise('PreloadFonts', async (page) => {
      const links = compilation
        .getAssets()
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(
          ({ name }) =>
            `<link rel="preload" as="font" type="font/woff2" href="/${name}" crossorigin>`,
        );
      page.html = page.html.replace('<!--commons:fonts-->', links.join(''));
      return page;
    });
  });

/** The gateway allows the script by its hash (gateway/src/security-headers.ts). */
const inlineScript = (file) => `<script>${plainScript(file)}</script>`;

const underAssets = (output) => ({
  ...output,
  publicPath: '/',
  ...Object.fromEntries(
    ['filename', 'chunkFilename', 'cssFilename', 'cssChunkFilename', 'assetModuleFilename'].map(
      (key) => [key, `assets/${output[key]}`],
    ),
  ),
});

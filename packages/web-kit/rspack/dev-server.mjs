import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIdentity } from './base-config.mjs';
import { shellConfig } from './define-shell.mjs';

const portal = process.env.PORTAL_URL ?? 'http://127.0.0.1:8080';
const port = Number(process.env.DEV_PORT ?? 3000);

/**
 * React Refresh of a remote needs to know the renderer of the shell, which starts first: this hook remembers it,
 * as the browser extension of React would.
 */
const refreshHook = `<script>
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers: new Map(),
    supportsFiber: true,
    inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
    onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {}, checkDCE() {},
  };
</script>`;

/**
 * Development of one remote with hot replacement: this remote and the shell are built here in development mode,
 * everything else (API, uploads, the other remotes) comes from a running portal, PORTAL_URL.
 * @param {{directory: string, remote: import('@rspack/core').RspackOptions}} options
 * @returns {import('@rspack/core').MultiRspackOptions}
 */
export function devServer({ directory, remote }) {
  const { name } = readIdentity(directory);
  const shell = shellConfig({ directory: join(directory, '../shell'), development: true });
  const folder = `/mfe/${name}/`;
  const routes = JSON.parse(readFileSync(join(directory, 'src/routes.json'), 'utf8'));
  const own = {
    name,
    version: 'development',
    entry: `${folder}remoteEntry.js`,
    shell_contract: 1,
    routes: routes.map(({ path, account_type, operator }) => ({ path, account_type, operator })),
  };
  return [
    { ...remote, output: { ...remote.output, publicPath: folder } },
    { ...shell, devServer: options(own, folder) },
  ];
}

const options = (own, folder) => ({
  host: '127.0.0.1',
  port,
  hot: true,
  static: false,
  devMiddleware: { index: false },
  proxy: [
    {
      target: portal,
      changeOrigin: true,
      pathFilter: (path) => /^\/(api|uploads|mfe)\//.test(path) && !path.startsWith(folder),
    },
  ],
  setupMiddlewares: (middlewares, server) => [...middlewares, page(server, own)],
});

/** Answers every page with the shell's index.html, whose registry names the remote under development. */
const page = (server, own) => async (request, response, next) => {
  if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
  const shell = server.compiler.compilers.find(({ name }) => name === 'shell');
  const html = shell.outputFileSystem.readFileSync(join(shell.outputPath, 'index.html'), 'utf8');
  const registry = JSON.stringify(await registryWith(own)).replaceAll('<', '\\u003c');
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(
    html.replace(
      '<!--commons:registry-->',
      `${refreshHook}<script type="application/json" id="commons-registry">${registry}</script>`,
    ),
  );
};

const registryWith = async (own) => {
  try {
    const answer = await fetch(`${portal}/mfe/registry.json`);
    const { remotes } = await answer.json();
    return { remotes: [own, ...remotes.filter(({ name }) => name !== own.name)] };
  } catch {
    console.warn(`No portal at ${portal} (set PORTAL_URL): only ${own.name} works, without data.`);
    return { remotes: [own] };
  }
};

import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

const csp =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'";

const data = JSON.parse(readFileSync(join(import.meta.dirname, 'landing-data.json'), 'utf8'));

/**
 * Serves one variant like the gateway: brotli, immutable files, the registry and the preloads of `/` in the page.
 * @param {{shell: string, remotes: {prefix: string, folder: string, manifest: object}[]}} built @returns {Promise<{url:
 * string, close: () => Promise<void>}>}
 */
export async function serve(built) {
  const page = brotliCompressSync(pageOf(built));
  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://local').pathname;
    if (path === '/') return send(response, 200, 'text/html; charset=utf-8', page, true);
    const rows = data[path];
    if (rows) return send(response, 200, 'application/json', brotli(JSON.stringify(rows)), true);
    const file = findFile(built, path);
    if (!file) return send(response, 404, 'text/plain', 'not here', false);
    const packed = existsSync(`${file}.br`);
    send(response, 200, types[extname(file)], readFileSync(packed ? `${file}.br` : file), packed);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

const brotli = (text) => brotliCompressSync(text);

const send = (response, status, type, body, packed) => {
  response.writeHead(status, {
    'content-type': type ?? 'application/octet-stream',
    'content-length': Buffer.byteLength(body),
    'cache-control': type?.startsWith('text/html') ? 'no-cache' : 'max-age=31536000, immutable',
    'content-security-policy': csp,
    ...(packed && { 'content-encoding': 'br' }),
  });
  response.end(body);
};

const findFile = ({ shell, remotes }, path) => {
  const remote = remotes.find(({ prefix }) => prefix !== '/' && path.startsWith(prefix));
  const file = remote ? join(remote.folder, path.slice(remote.prefix.length)) : join(shell, path);
  return existsSync(file) ? file : undefined;
};

const pageOf = ({ shell, remotes }) => {
  const registry = {
    remotes: remotes.map(({ prefix, manifest }) => ({
      name: manifest.name,
      version: manifest.version ?? '0.1.0',
      entry: `${prefix}${manifest.entry}`,
      shell_contract: 1,
      routes: manifest.routes.map(({ path, account_type }) => ({ path, account_type })),
    })),
  };
  return readFileSync(join(shell, 'index.html'), 'utf8')
    .replace('<!--/commons:head-->', preloads(remotes).join(''))
    .replace(
      '<!--commons:registry-->',
      `<script type="application/json" id="commons-registry">${JSON.stringify(registry)}</script>`,
    );
};

/** Preload links of the remote that owns `/`: entry, routes chunk, page chunk and styles. */
const preloads = (remotes) => {
  const { prefix, manifest } = remotes.find((remote) => remote.manifest.name === 'mfe-public');
  const landing = manifest.routes.find(({ path }) => path === '/');
  const files = [manifest.entry, ...manifest.assets, ...landing.assets];
  return files
    .filter(Boolean)
    .map((file) => `${prefix}${file}`)
    .map((href) => `<link rel="preload" as="${kind(href)}" href="${href}">`);
};

const kind = (href) => (href.endsWith('.css') ? 'style' : 'script');

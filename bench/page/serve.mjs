import { existsSync, readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
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

/**
 * Serves the one bundle as the gateway serves files: brotli, immutable, preloads in the page. The API and the pictures
 * are those of the portal that it is compared with.
 * @param {Awaited<ReturnType<import('./one-bundle.mjs').buildOneBundle>>} bundle
 * @param {string} portal its address
 * @param {{path: string, route: string}[]} pages
 * @returns {Promise<{url: string, close: () => Promise<void>}>}
 */
export async function serveOneBundle(bundle, portal, pages) {
  const html = new Map(
    pages.map(({ path, route }) => [path, brotliCompressSync(pageOf(bundle, route))]),
  );
  const server = createServer((asked, response) => {
    const path = new URL(asked.url, 'http://local').pathname;
    const page = html.get(path);
    if (page) return send(response, 'text/html; charset=utf-8', page, true);
    const file = join(bundle.folder, path);
    if (!existsSync(file)) return passOn(asked, response, portal);
    const packed = existsSync(`${file}.br`);
    send(response, types[extname(file)], readFileSync(packed ? `${file}.br` : file), packed);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

const passOn = (asked, response, portal) => {
  const { host: _, ...headers } = asked.headers;
  const call = request(new URL(asked.url, portal), { method: asked.method, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  asked.pipe(call);
};

const send = (response, type, body, packed) => {
  response.writeHead(200, {
    'content-type': type ?? 'application/octet-stream',
    'content-length': Buffer.byteLength(body),
    'cache-control': type?.startsWith('text/html') ? 'no-cache' : 'max-age=31536000, immutable',
    ...(packed && { 'content-encoding': 'br' }),
  });
  response.end(body);
};

const pageOf = ({ folder, registry, filesOf }, route) =>
  readFileSync(join(folder, 'index.html'), 'utf8')
    .replace('<!--/commons:head-->', filesOf(route).map(preload).join(''))
    .replace(
      '<!--commons:registry-->',
      `<script type="application/json" id="commons-registry">${JSON.stringify(registry)}</script>`,
    );

const preload = (file) =>
  `<link rel="preload" as="${file.endsWith('.css') ? 'style' : 'script'}" href="/${file}">`;

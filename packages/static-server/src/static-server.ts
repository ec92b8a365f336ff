import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { fastify } from 'fastify';

export interface StaticServer {
  /** Base URL, e.g. `http://127.0.0.1:40123`. */
  readonly url: string;
  readonly port: number;
  /** Stops accepting and drops the connections. */
  close(): Promise<void>;
}

export interface StaticServerOptions {
  /** Folder with the built files; `.br` and `.gz` files next to a file are sent to clients that accept them. */
  readonly directory: string;
  /** 0 or absent: a free port. */
  readonly port?: number;
  readonly host?: string;
  readonly name?: string;
}

/** Hashed names change with the content, so a browser may keep the file forever: `page.3f2a9c1b.js`. */
const hashedName = /[.-][0-9a-f]{8,}\.\w+$/;

const cacheControl = (path: string) =>
  hashedName.test(basename(path).replace(/\.(br|gz)$/, ''))
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';

export interface BuiltVersion {
  readonly version?: string;
  readonly commit?: string;
}

/** The version that the build says of itself; read each time, because builds are published in place. */
export async function versionIn(directory: string): Promise<BuiltVersion> {
  try {
    const manifest = JSON.parse(await readFile(join(directory, 'mfe.json'), 'utf8'));
    return { version: manifest.version, commit: manifest.commit };
  } catch {
    return {};
  }
}

/** Serves a built front end: precompressed files, immutable caching of hashed names, GET /healthz. */
export async function startStaticServer(options: StaticServerOptions): Promise<StaticServer> {
  const { directory, port = 0, host = '127.0.0.1', name = 'static' } = options;
  const server = fastify({ logger: false, forceCloseConnections: true });
  await server.register(fastifyStatic, {
    root: directory,
    preCompressed: true,
    cacheControl: false,
    index: ['index.html'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path));
      reply.header('x-content-type-options', 'nosniff');
    },
  });
  server.get('/healthz', async () => ({
    status: 'ok',
    service: name,
    ...(await versionIn(directory)),
  }));
  server.setNotFoundHandler((_request, reply) => reply.code(404).send({ detail: 'Not found' }));
  server.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    return reply.code(status).send({ detail: status === 500 ? 'Server error' : 'Bad request' });
  });
  await server.listen({ port, host });
  const address = server.server.address() as AddressInfo;
  const shown = host === '0.0.0.0' ? '127.0.0.1' : host;
  const url = `http://${shown}:${address.port}`;
  return { port: address.port, url, close: () => server.close() };
}

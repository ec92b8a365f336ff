import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers of the other services at `/internal/*`: `GET /internal/users/65…` → JSON, or `undefined` for 404. */
export type InternalAnswers = (request: {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}) => unknown;

export interface OtherServices {
  readonly url: string;
  close(): Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  const isJson = request.headers['content-type']?.startsWith('application/json');
  return text && isJson ? JSON.parse(text) : text || undefined;
}

/** One server that replaces all other services: the keys of auth, and the test's answers at `/internal/*`. */
export async function startOtherServices(
  keys: object,
  internal: InternalAnswers,
): Promise<OtherServices> {
  // Never closes an idle connection, which a busy client may be about to use.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const path = request.url ?? '/';
    const answer = async () =>
      path === '/.well-known/jwks.json'
        ? keys
        : internal({
            method: request.method ?? 'GET',
            path,
            headers: request.headers,
            body: await readBody(request),
          });
    answer().then(
      (body) => {
        response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body ?? { detail: 'Not found' }));
      },
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

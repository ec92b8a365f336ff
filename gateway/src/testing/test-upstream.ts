import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';

/** A small real server in place of a service or a static server. */
export interface TestUpstream {
  readonly url: string;
  /** All requests so far. */
  readonly requests: IncomingMessage[];
  /** The current handler; may be replaced while it runs. */
  handle: RequestListener;
  /** Restores the initial handler. */
  reset(): void;
  /** Stops it like a crash, including its connections. */
  stop(): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
}

/** Answers with JSON. */
export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    const text = JSON.stringify(body);
    const length = String(Buffer.byteLength(text));
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': length });
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.end(text);
  };

/**
 * Below the ephemeral ports (from 32768 on Linux) and those of started portals (from 15000), so that no other process gets
 * the port of a stopped server.
 */
const somePort = () => randomInt(10_000, 15_000);

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}

/** @returns the free port it listens on */
async function listenSomewhere(server: Server): Promise<number> {
  for (;;) {
    const port = somePort();
    try {
      await listen(server, port);
      return port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
}

export async function startUpstream(handle: RequestListener): Promise<TestUpstream> {
  // Never closes an idle connection, which on a busy machine may be just the one used next.
  const create = () =>
    createServer({ keepAliveTimeout: 0 }, (request, response) => {
      upstream.requests.push(request);
      upstream.handle(request, response);
    });
  let server = create();
  const port = await listenSomewhere(server);
  const upstream: TestUpstream = {
    url: `http://127.0.0.1:${port}`,
    requests: [],
    handle,
    reset() {
      upstream.handle = handle;
    },
    async start() {
      server = create();
      await listen(server, port);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return upstream;
}

import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A small real server in the place of a service or a static server. */
export interface TestUpstream {
  readonly url: string;
  /** What came so far. */
  readonly requests: IncomingMessage[];
  /** What it answers; may be replaced while it runs. */
  handle: RequestListener;
  /** Stops it as a crash would: connections and all. */
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
    for (const [name, value] of Object.entries(headers)) {
      response.setHeader(name, value);
    }
    response.end(text);
  };

export async function startUpstream(handle: RequestListener): Promise<TestUpstream> {
  let server: Server;
  let port = 0;
  const upstream: TestUpstream = {
    get url() {
      return `http://127.0.0.1:${port}`;
    },
    requests: [],
    handle,
    async start() {
      server = createServer((request, response) => {
        upstream.requests.push(request);
        upstream.handle(request, response);
      });
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      port = (server.address() as AddressInfo).port;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  await upstream.start();
  return upstream;
}

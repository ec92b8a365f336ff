import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { BodyPace } from './body-pace.js';

const lingerBytes = 64 * 1024 * 1024;
/** After this silence the client has read the answer or is stuck; a phone may pause for seconds. */
const idleMs = 10_000;

/**
 * Keeps reading for a while after an answer that was sent before the request body ended (413, 429, 401). Closing
 * immediately would reset the connection, and the client would not see the answer.
 */
export class Lingering {
  readonly #closers = new Set<() => void>();

  watch(request: IncomingMessage, response: ServerResponse): void {
    // A call made by server rendering has no connection (rendering/visitor-calls.ts).
    if (!(request.socket instanceof Socket)) return;
    response.once('finish', () => {
      if (!request.complete && !request.destroyed) this.#readOn(request);
    });
  }

  /** Closes all lingering connections, whose answers are sent. For a shutdown. */
  closeAll(): void {
    for (const close of this.#closers) close();
  }

  #readOn(request: IncomingMessage): void {
    let bytes = 0;
    const close = () => request.socket.destroy();
    const timer = setTimeout(close, idleMs).unref();
    const pace = new BodyPace(idleMs, close);
    this.#closers.add(close);
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      timer.refresh();
      pace.came(chunk.length);
      if (bytes > lingerBytes) close();
    });
    request.once('close', () => {
      clearTimeout(timer);
      pace.stop();
      this.#closers.delete(close);
    });
    request.resume();
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { BodyPace } from './body-pace.js';

const lingerBytes = 64 * 1024 * 1024;
/** Without anything more coming for so long, the client has seen the answer or is stuck; a phone may pause for seconds. */
const idleMs = 10_000;

/**
 * After an answer that came before the request body ended (413, 429, 401): goes on reading for a moment.
 * Closing at once would reset the connection, and the client would see a broken line instead of the answer.
 */
export class Lingering {
  private readonly closers = new Set<() => void>();

  watch(request: IncomingMessage, response: ServerResponse): void {
    response.once('finish', () => {
      if (!request.complete && !request.destroyed) this.readOn(request);
    });
  }

  /** Ends them all: their answers are out, and nobody stops for what is thrown away. */
  closeAll(): void {
    for (const close of this.closers) close();
  }

  private readOn(request: IncomingMessage): void {
    let bytes = 0;
    const close = () => request.socket.destroy();
    const timer = setTimeout(close, idleMs).unref();
    const pace = new BodyPace(idleMs, close);
    this.closers.add(close);
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      timer.refresh();
      pace.came(chunk.length);
      if (bytes > lingerBytes) {
        close();
      }
    });
    request.once('close', () => {
      clearTimeout(timer);
      pace.stop();
      this.closers.delete(close);
    });
    request.resume();
  }
}

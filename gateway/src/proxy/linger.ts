import type { IncomingMessage, ServerResponse } from 'node:http';

const lingerBytes = 64 * 1024 * 1024;
/** Without anything more coming for so long, the client has seen the answer or is stuck. */
const idleMs = 1_000;

/**
 * After an answer that came before the request body ended (413, 429, 401): goes on reading for a moment.
 * Closing at once would reset the connection, and the client would see a broken line instead of the answer.
 */
export function lingerAfterAnswer(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete || request.destroyed) {
      return;
    }
    let bytes = 0;
    const close = () => request.socket.destroy();
    const timer = setTimeout(close, idleMs).unref();
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      timer.refresh();
      if (bytes > lingerBytes) {
        close();
      }
    });
    request.once('close', () => clearTimeout(timer));
    request.resume();
  });
}

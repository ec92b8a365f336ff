import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Tracks connections that never sent a request, and ends them. Node treats such a connection as busy until its headers
 * time out, so a stop would wait for it. HTTP clients open them ahead, e.g. after a cancelled request.
 * @returns a function that ends those currently open
 */
export function watchUnusedConnections(server: Server): () => void {
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.prependListener('request', ({ socket }) => unused.delete(socket));
  return () => {
    for (const socket of unused) socket.destroy();
  };
}

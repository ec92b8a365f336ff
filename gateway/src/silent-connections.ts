import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Tracks connections without any request. Browsers open some in advance. Node does not count them as idle, so a
 * shutdown would wait for them until its grace time is over.
 * @returns a function that closes them
 */
export function trackSilentConnections(server: Server): () => void {
  const silent = new Set<Socket>();
  server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.prependListener('request', (request) => silent.delete(request.socket));
  return () => {
    for (const socket of silent) socket.destroy();
  };
}

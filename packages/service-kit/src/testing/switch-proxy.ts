import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy in front of a store, with which a test simulates outages. */
export interface SwitchProxy {
  readonly port: number;
  /** Cuts all connections and refuses new ones. */
  cut(): void;
  /** Keeps connections and accepts new ones, but forwards nothing: a store that hangs. */
  freeze(): void;
  restore(): void;
  close(): Promise<void>;
}

/** Starts a proxy to the host and port of a store's URL. It starts cut when `open` is false. */
export async function startSwitchProxy(target: string, open = true): Promise<SwitchProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const hold = (client: Socket) => {
    sockets.add(client);
    client.on('error', () => undefined);
    client.on('close', () => sockets.delete(client));
    return undefined;
  };
  let passing = open;
  let frozen = false;
  const server = createServer((client) => {
    if (!passing) return client.destroy();
    if (frozen) return hold(client);
    const store = connect(Number(port), hostname);
    for (const [socket, other] of [
      [client, store],
      [store, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const cut = () => {
    passing = false;
    dropAll();
  };
  const freeze = () => {
    frozen = true;
    for (const socket of sockets) socket.unpipe().pause();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    freeze,
    restore: () => {
      if (frozen) dropAll();
      frozen = false;
      passing = true;
    },
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

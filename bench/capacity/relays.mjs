// Proxies between the processes: one balances connections like a Service of Kubernetes, one counts the commands that
// reach the document store.
import { connect, createServer } from 'node:net';

/** Message header, flags, kind of the section, length and first type of its document; the command's name follows. */
const nameAt = 16 + 4 + 1 + 4 + 1;

const listen = (server) =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port)));

function relay(client, port, onData) {
  const target = connect(port, '127.0.0.1');
  for (const socket of [client, target]) socket.setNoDelay(true);
  if (onData) client.on('data', onData);
  client.pipe(target).pipe(client);
  client.on('error', () => target.destroy());
  target.on('error', () => client.destroy());
}

/** Each new connection goes to the next instance. @returns {Promise<{url: string, stop: () => void}>} */
export async function startBalancer(ports) {
  let next = 0;
  const server = createServer((client) => relay(client, ports[next++ % ports.length]));
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/** Forwards the commands of a MongoDB driver, and counts them by name. */
export async function startCounter(uri) {
  const counts = {};
  const server = createServer((client) => {
    let rest = Buffer.alloc(0);
    relay(client, Number(new URL(uri).port), (data) => {
      rest = rest.length === 0 ? data : Buffer.concat([rest, data]);
      while (rest.length > nameAt && rest.length >= rest.readInt32LE(0)) {
        const name = rest.toString('latin1', nameAt, rest.indexOf(0, nameAt));
        counts[name] = (counts[name] ?? 0) + 1;
        rest = rest.subarray(rest.readInt32LE(0));
      }
    });
  });
  const port = await listen(server);
  return { uri: `mongodb://127.0.0.1:${port}`, counts, stop: () => server.close() };
}

import { createServer } from 'node:net';
import { freePorts, portTrouble } from './free-ports.js';

it('returns ports that are free, different, and below those of outgoing connections', async () => {
  const ports = await freePorts(40);
  expect(new Set(ports).size).toBe(40);
  expect(Math.max(...ports)).toBeLessThan(32_768);
  const troubles = await Promise.all(ports.map((port) => portTrouble(port, '127.0.0.1')));
  expect(troubles.filter(Boolean)).toEqual([]);
});

it('returns no port twice to two concurrent starts', async () => {
  const starts: { freePorts: typeof freePorts }[] = [];
  for (let at = 0; at < 2; at += 1)
    jest.isolateModules(() => starts.push(require('./free-ports.js')));
  const ports = await Promise.all(starts.map((start) => start.freePorts(400)));
  expect(new Set(ports.flat()).size).toBe(800);
});

it('reports a port that is taken', async () => {
  const [port = 0] = await freePorts(1);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  expect(await portTrouble(port, '127.0.0.1')).toContain(`Port ${port} is in use`);
  await new Promise((resolve) => server.close(resolve));
});

it('reports an address that is not of this machine', async () => {
  expect(await portTrouble(0, '192.0.2.1')).toContain('HOST 192.0.2.1 (EADDRNOTAVAIL)');
});

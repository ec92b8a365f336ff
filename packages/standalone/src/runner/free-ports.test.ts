import { createServer } from 'node:net';
import { freePorts, portIsFree } from './free-ports.js';

it('gives ports that are free, different, and below those of outgoing connections', async () => {
  const ports = await freePorts(40);
  expect(new Set(ports).size).toBe(40);
  expect(Math.max(...ports)).toBeLessThan(32_768);
  const free = await Promise.all(ports.map((port) => portIsFree(port, '127.0.0.1')));
  expect(free).not.toContain(false);
});

it('tells a port that is taken', async () => {
  const [port = 0] = await freePorts(1);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  expect(await portIsFree(port, '127.0.0.1')).toBe(false);
  await new Promise((resolve) => server.close(resolve));
});

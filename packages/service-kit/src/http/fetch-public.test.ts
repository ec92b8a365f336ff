import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { fetchPublic } from './fetch-public.js';
import { isPublicIp } from './public-address.js';

let server: Server;
let host: string;
let reached = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    reached += 1;
    const { url = '' } = request;
    if (url === '/moved') response.writeHead(302, { location: '/text' }).end();
    else if (url === '/inwards') {
      response.writeHead(302, { location: `http://127.0.0.2:${host.split(':')[1]}/text` }).end();
    } else if (url === '/file') response.writeHead(302, { location: 'file:///etc/hosts' }).end();
    else if (url === '/loop') response.writeHead(302, { location: '/loop' }).end();
    else if (url === '/bomb') {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      response.end(gzipSync(Buffer.alloc(3_000_000)));
    } else if (url === '/slow') response.writeHead(200).write('a');
    else response.end('words');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (path: string, trusted = true, timeoutMs = 10_000) =>
  fetchPublic(`http://${host}${path}`, {
    ...{ maximumBytes: 1_000_000, timeoutMs },
    trustedHosts: trusted ? [host] : [],
  });

it.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
  ...['0.0.0.0', '::1', '::ffff:127.0.0.1', 'fe80::1', 'fc00::1', '224.0.0.1', '255.255.255.255'],
  ...['64:ff9b::7f00:1', '2002:7f00:1::', 'words'],
])('refuses %s as private', (address) => {
  expect(isPublicIp(address)).toBe(false);
});

it('only connects to public addresses', async () => {
  reached = 0;
  const inside = /leads to a private network/;
  await expect(get('/text', false)).rejects.toThrow(inside);
  const port = host.split(':')[1];
  for (const name of ['localhost', '[::1]', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]']) {
    const options = { maximumBytes: 1_000, timeoutMs: 10_000 };
    await expect(fetchPublic(`http://${name}:${port}/text`, options)).rejects.toThrow(inside);
  }
  expect(reached).toBe(0);
  await expect(get('/inwards')).rejects.toThrow(inside);
  expect(reached).toBe(1);
});

it('follows a few redirects', async () => {
  const { bytes, address } = await get('/moved');
  expect([String(bytes), address]).toEqual(['words', `http://${host}/text`]);
  await expect(get('/file')).rejects.toThrow(/http:/);
  await expect(get('/loop')).rejects.toThrow(/too often/);
});

it('limits the time, and the size after decompression', async () => {
  await expect(get('/bomb')).rejects.toThrow(/more than 1 MB/);
  await expect(get('/slow', true, 300)).rejects.toThrow(/too long/);
});

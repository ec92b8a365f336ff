import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { FolderStorage } from './folder-storage.js';
import type { ObjectStorage } from './object-storage.js';
import { S3Storage } from './s3-storage.js';

/** The contract of both drivers. */
function behavesAsStorage(storage: () => ObjectStorage): void {
  const bytes = Buffer.from('a résumé \u0000 with bytes');
  const info = { size: bytes.length, contentType: 'application/pdf' };
  const read = async (key: string) => {
    const found = await storage().get(key);
    return found && { ...found, stream: await buffer(found.stream) };
  };

  it('returns what was put, with size and type', async () => {
    await storage().put('resumes/65f0', bytes, info);
    expect(await read('resumes/65f0')).toEqual({ ...info, stream: bytes });
    expect(await storage().exists('resumes/65f0')).toBe(true);
  });

  it('accepts a stream', async () => {
    await storage().put('resumes/stream', Readable.from([bytes]), info);
    expect((await read('resumes/stream'))?.stream).toEqual(bytes);
  });

  it('replaces an object', async () => {
    await storage().put('a', bytes, info);
    await storage().put('a', Buffer.from('new'), { size: 3, contentType: 'text/plain' });
    expect(await read('a')).toEqual({
      size: 3,
      contentType: 'text/plain',
      stream: Buffer.from('new'),
    });
  });

  it('finds no object that was never put or was deleted; deleting twice is no error', async () => {
    await storage().put('gone', bytes, info);
    await storage().delete('gone');
    await storage().delete('gone');
    for (const key of ['gone', 'never/was']) {
      expect(await storage().get(key)).toBeUndefined();
      expect(await storage().exists(key)).toBe(false);
    }
  });

  it('lists the keys of all objects', async () => {
    const keys = ['list/a', 'list/b/c', 'top'];
    for (const key of keys) await storage().put(key, bytes, info);
    await storage().put('list/deleted', bytes, info);
    await storage().delete('list/deleted');
    const listed: string[] = [];
    for await (const key of storage().list()) listed.push(key);
    expect(listed).toEqual(expect.arrayContaining(keys));
    expect(listed).not.toContain('list/deleted');
    const below: string[] = [];
    for await (const key of storage().list('list/')) below.push(key);
    expect(below.toSorted()).toEqual(['list/a', 'list/b/c']);
  });

  it.each(['', '/a', '../a', 'a/../b', 'a//b', 'a/.hidden', 'a\\b', 'a b', 'x'.repeat(301)])(
    'refuses the key %j',
    async (key) => {
      await expect(storage().put(key, bytes, info)).rejects.toThrow(/not an object key/);
      await expect(storage().get(key)).rejects.toThrow(/not an object key/);
      await expect(storage().delete(key)).rejects.toThrow(/not an object key/);
    },
  );

  it('can be used', async () => {
    await expect(storage().check()).resolves.toBeUndefined();
  });
}

describe('objects in a folder', () => {
  let folder: string;
  let storage: FolderStorage;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'commons-folder-'));
    storage = new FolderStorage(join(folder, 'objects'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  behavesAsStorage(() => storage);

  it('leaves nothing of a stream that fails or is shorter than announced', async () => {
    async function* broken() {
      yield Buffer.from('ab');
      throw new Error('connection lost');
    }
    const info = { size: 10, contentType: 'text/plain' };
    await expect(storage.put('b', Readable.from(broken()), info)).rejects.toThrow(
      'connection lost',
    );
    await expect(storage.put('b', Buffer.from('ab'), info)).rejects.toThrow(/has 2 bytes/);
    expect(await storage.exists('b')).toBe(false);
    expect(await readdir(join(folder, 'objects/drafts'))).toEqual([]);
  });

  it('fails when the folder cannot be created', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(new FolderStorage(join(folder, 'file/x')).check()).rejects.toThrow();
  });
});

// s3rver checks no signatures: access rights of a bucket are tested against a real store only (see the README).
describe('objects in S3', () => {
  const settings = {
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
    bucket: 'commons',
    region: 'us-east-1',
  };
  let folder: string;
  let server: S3rver;
  let endpoint: string;
  let storage: S3Storage;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'commons-s3-'));
    const buckets = [{ name: 'commons', configs: [] }];
    const options = { port: 0, address: '127.0.0.1', silent: true, directory: folder };
    server = new S3rver({ ...options, configureBuckets: buckets });
    const { port } = await server.run();
    endpoint = `http://127.0.0.1:${port}`;
    storage = new S3Storage({ endpoint, ...settings });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  behavesAsStorage(() => storage);

  it('fails when the bucket does not exist or the store is down', async () => {
    const other = new S3Storage({ endpoint, ...settings, bucket: 'other' });
    await expect(other.check()).rejects.toThrow(/bucket other does not exist/);
    const away = new S3Storage({ endpoint: 'http://127.0.0.1:9', ...settings });
    await expect(away.check()).rejects.toThrow();
  });
});

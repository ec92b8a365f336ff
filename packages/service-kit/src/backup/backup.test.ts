import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { Binary, type Collection, Double, Int32, Long, ObjectId } from 'mongodb';
import S3rver from 's3rver';
import type { Environment } from '../config/parse-config.js';
import {
  backUp,
  collection,
  fileIn,
  newFile,
  newPortal,
  putFile,
  raw,
  removePortals,
  restore,
} from '../testing/backup-portals.js';
import { ArchiveFault } from './archive-format.js';
import { checkArchive } from './archive-reader.js';
import { allStores, objectPlaces } from './object-places.js';

const key = { kind: 'key', text: randomBytes(32).toString('hex') } as const;
const buckets = { directory: 'its-directory', jobs: 'its-jobs', resumes: 'its-resumes' };
let s3: S3rver;
let s3Port: number;

beforeAll(async () => {
  const directory = newFile();
  mkdirSync(directory);
  s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: Object.values(buckets).map((name) => ({ name, configs: [] })),
  });
  ({ port: s3Port } = await s3.run());
});

afterAll(async () => {
  await s3.close();
  await removePortals();
});

const inBuckets = (env: Environment): Environment => ({
  ...env,
  S3_ENDPOINT: `http://127.0.0.1:${s3Port}`,
  S3_ACCESS_KEY: 'S3RVER',
  S3_SECRET_KEY: 'S3RVER',
  S3_BUCKETS: Object.entries(buckets)
    .map((pair) => pair.join('='))
    .join(','),
});

describe('a backup', () => {
  const application = new ObjectId();
  const resume = new ObjectId();
  const portal = newPortal();
  const applications = collection(portal, 'jobs', 'applications');
  const users = collection(portal, 'auth', 'users');

  beforeAll(async () => {
    await applications.insertOne({
      _id: application,
      whole: new Int32(3),
      fraction: new Double(3),
      long: Long.fromString('9007199254740993'),
      at: new Date('2026-03-29T01:30:00Z'),
      bytes: new Binary(Buffer.from([0, 255])),
      nothing: null,
      text: 'Zoë \u0000 👩‍🍳',
      nested: [{ a: [] }, {}],
    });
    await applications.createIndex(
      { job: 1, applicant: -1 },
      { unique: true, partialFilterExpression: { complete: true } },
    );
    await applications.createIndex({ expires_at: 1 }, { expireAfterSeconds: 3600, name: 'ends' });
    await users.insertMany(
      // More than one segment of an archive and one batch of a restore.
      Array.from({ length: 700 }, (_, n) => ({ email: `p${n}@x.test`, about: 'b'.repeat(9_000) })),
    );
    await users.createIndex({ email: 1 }, { unique: true });
    await collection(portal, 'resumes', 'resumes').insertOne({ _id: resume });
    const places = objectPlaces(portal);
    await putFile(places, 'directory', 'gallery/one.webp');
    await putFile(places, 'jobs', `resumes/${application}`);
    await putFile(places, 'resumes', `resumes/${resume}`);
    await putFile(places, 'jobs', 'kept-resumes/kept');
    await putFile(places, 'directory', 'logos/large.webp', randomBytes(3_000_000));
    await putFile(places, 'jobs', 'resumes/left-behind');
  });

  it('restores every byte, index and file, encrypted or not', async () => {
    for (const options of [{}, { secret: key }]) {
      const file = newFile();
      await backUp(portal, file, options);
      const other = newPortal();
      expect(await restore(other, file, options)).toBe('Restored 702 records and 6 files.');
      for (const [service, name] of [
        ['jobs', 'applications'],
        ['auth', 'users'],
      ] as const) {
        const [from, to] = [collection(portal, service, name), collection(other, service, name)];
        expect(await raw(to)).toEqual(await raw(from));
        const byName = async (of: Collection) =>
          (await of.indexes()).sort((a, b) => String(a.name).localeCompare(String(b.name)));
        expect(await byName(to)).toEqual(await byName(from));
      }
      const places = objectPlaces(other);
      expect(await fileIn(places, 'jobs', `resumes/${application}`)).toEqual({
        text: `resumes/${application}`,
        type: 'application/pdf',
      });
    }
  });

  it('moves from one folder to a bucket per service, and back', async () => {
    const file = newFile();
    await backUp(portal, file);
    const grown = inBuckets(newPortal());
    expect(await restore(grown, file)).toBe(
      'Restored 702 records and 5 files. 1 files that no record names were left out.',
    );
    const places = objectPlaces(grown);
    expect(await fileIn(places, 'jobs', `resumes/${application}`)).toBeDefined();
    expect(await fileIn(places, 'jobs', `resumes/${resume}`)).toBeUndefined();
    expect(await fileIn(places, 'resumes', `resumes/${resume}`)).toBeDefined();
    expect(await fileIn(places, 'jobs', 'kept-resumes/kept')).toBeDefined();
    expect(await fileIn(places, 'directory', 'gallery/one.webp')).toBeDefined();

    const second = newFile();
    await backUp(grown, second);
    const small = newPortal();
    await restore(small, second);
    expect(await fileIn(objectPlaces(small), 'resumes', `resumes/${resume}`)).toBeDefined();
    expect(await raw(collection(small, 'auth', 'users'))).toEqual(await raw(users));
  });

  it('is refused as a whole when truncated or altered anywhere', async () => {
    for (const options of [{}, { secret: key }]) {
      const file = newFile();
      await backUp(portal, file, options);
      const good = await readFile(file);
      const target = newPortal();
      const refused = async (content: Buffer) => {
        await writeFile(file, content);
        await expect(restore(target, file, options)).rejects.toThrow(ArchiveFault);
      };
      for (const part of [0.2, 0.5, 0.9, 0.999]) {
        await refused(good.subarray(0, Math.floor(good.length * part)));
        const changed = Buffer.from(good);
        changed[Math.floor(good.length * part)]! ^= 1;
        await refused(changed);
      }
      await refused(good.subarray(0, -1));
      // With a whole encrypted piece missing, or repeated.
      await refused(Buffer.concat([good.subarray(0, 200_000), good.subarray(265_552)]));
      await refused(Buffer.concat([good, good.subarray(-70_000)]));
      await refused(Buffer.alloc(0));
      expect(await collection(target, 'auth', 'users').countDocuments()).toBe(0);
    }
  });

  it('is refused with another key, and without one', async () => {
    const file = newFile();
    await backUp(portal, file, { secret: key });
    const secret = { kind: 'key', text: randomBytes(32).toString('hex') } as const;
    await expect(checkArchive(file, secret)).rejects.toThrow('with another key file');
    await expect(checkArchive(file, undefined)).rejects.toThrow('--key-file FILE');
    expect((await readFile(file)).includes('p1@x.test')).toBe(false);
  });

  it('of a newer format is refused with advice', async () => {
    const file = newFile();
    await backUp(portal, file, { secret: key });
    const text = (await readFile(file, 'latin1')).replace('"format":1', '"format":2');
    await writeFile(file, text, 'latin1');
    await expect(checkArchive(file, key)).rejects.toThrow('Update it first');
  });

  it('is not confused with another kind of archive', async () => {
    const file = newFile();
    await writeFile(file, 'hello');
    await expect(checkArchive(file, undefined)).rejects.toThrow('is no backup');
  });

  it('replaces an existing portal only on request, and then completely', async () => {
    const file = newFile();
    await backUp(portal, file);
    const other = newPortal();
    await collection(other, 'auth', 'users').insertOne({ email: 'former@x.test' });
    await putFile(objectPlaces(other), 'jobs', 'kept-resumes/former');
    await expect(restore(other, file)).rejects.toThrow('is not empty');
    expect(await collection(other, 'auth', 'users').countDocuments()).toBe(1);
    await restore(other, file, { replace: true });
    expect(await raw(collection(other, 'auth', 'users'))).toEqual(await raw(users));
    const [store] = allStores(objectPlaces(other));
    expect(await store?.exists('kept-resumes/former')).toBe(false);
  });
});

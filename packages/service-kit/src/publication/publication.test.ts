import { generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { integrityOf } from './integrity.js';
import { openPublicationStore } from './open-publication-store.js';
import { byVersion, type PublicationStore } from './publication-store.js';
import { publishedManifest, publishVersion } from './publish-version.js';
import { currentRelease, pruneVersions, releaseVersions } from './release-versions.js';
import { runPublish, runRelease } from './run-publication.js';
import { readSigned } from './signed-release.js';

const name = 'mfe-bakery';
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commons-publication-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A built front end. @returns its folder */
async function build(version: string, text: string): Promise<string> {
  const dist = join(folder, `dist-${version}-${text.length}`);
  await mkdir(join(dist, 'img'), { recursive: true });
  const manifest = {
    name,
    version,
    entry: 'remoteEntry.0a1b2c3d.js',
    shell_contract: 1,
    exposes: ['./App'],
    routes: [],
  };
  await writeFile(join(dist, 'mfe.json'), JSON.stringify(manifest));
  await writeFile(join(dist, 'mfe.json.br'), 'of the manifest before it was published');
  await writeFile(join(dist, 'remoteEntry.0a1b2c3d.js'), text);
  await writeFile(join(dist, 'remoteEntry.0a1b2c3d.js.gz'), `packed ${text}`);
  await writeFile(join(dist, 'img/loaf.svg'), '<svg/>');
  await writeFile(join(dist, '.inputs'), 'of the build');
  return dist;
}

const env = { PUBLISHER: 'Ada of the tools team' };
const publish = (to: string, dist: string, more: readonly string[] = [], extra = {}) =>
  runPublish(
    { build: async () => dist, commit: 'c0ffee', rootDir: folder },
    ['--to', to, ...more],
    {
      ...env,
      ...extra,
    },
  );
const release = (to: string, words: readonly string[], extra = {}) =>
  runRelease(folder, [name, ...words, '--to', to], { ...env, ...extra });
const weightsIn = async (store: PublicationStore) => (await currentRelease(store, name))?.weights;

describe('publishing a front end', () => {
  it('stores all files with their hashes, then moves the pointer', async () => {
    const to = join(folder, 'first');
    expect(await publish(to, await build('1.4.2', 'old'))).toContain(
      'Visitors get mfe-bakery 1.4.2.',
    );
    const store = await openPublicationStore(to, {});
    const manifest = await publishedManifest(store, name, '1.4.2');
    expect(manifest?.commit).toBe('c0ffee');
    expect(manifest?.integrity).toEqual({
      'remoteEntry.0a1b2c3d.js': integrityOf(Buffer.from('old')),
      'img/loaf.svg': integrityOf(Buffer.from('<svg/>')),
    });
    expect((await store.read(name, '1.4.2', 'remoteEntry.0a1b2c3d.js.gz'))?.toString()).toBe(
      'packed old',
    );
    expect(await store.read(name, '1.4.2', 'mfe.json.br')).toBeUndefined();
    expect(await store.read(name, '1.4.2', '.inputs').catch(() => undefined)).toBeUndefined();
    const pointer = await currentRelease(store, name);
    expect(pointer).toMatchObject({
      weights: { '1.4.2': 100 },
      changed_by: 'Ada of the tools team',
    });
  });

  it('accepts the same files again, and refuses others under the same version', async () => {
    const to = join(folder, 'again');
    await publish(to, await build('1.4.2', 'old'));
    expect(await publish(to, await build('1.4.2', 'old'))).toContain(
      'published before, with the same files',
    );
    await expect(publish(to, await build('1.4.2', 'changed'))).rejects.toThrow(
      /mfe-bakery 1\.4\.2 is published already, with other files \(remoteEntry\.0a1b2c3d\.js\)/,
    );
    const store = await openPublicationStore(to, {});
    expect((await store.read(name, '1.4.2', 'remoteEntry.0a1b2c3d.js'))?.toString()).toBe('old');
  });

  it('starts a canary, raises its share, and rolls back', async () => {
    const to = join(folder, 'canary');
    const store = await openPublicationStore(to, {});
    await publish(to, await build('1.4.2', 'old'));
    const output = await publish(to, await build('1.5.0', 'new'), ['--canary', '10']);
    expect(output).toContain('1.4.2 (90 %), 1.5.0 (10 %)');
    expect(output).toContain(`Back to what it was: npm run release -- mfe-bakery 1.4.2 --to ${to}`);
    expect(await weightsIn(store)).toEqual({ '1.4.2': 90, '1.5.0': 10 });
    await release(to, ['1.4.2=50', '1.5.0=50']);
    expect(await weightsIn(store)).toEqual({ '1.4.2': 50, '1.5.0': 50 });
    const { history = [] } = (await currentRelease(store, name)) ?? {};
    expect(history.map(({ weights, changed_by }) => [weights, changed_by])).toEqual([
      [{ '1.4.2': 90, '1.5.0': 10 }, env.PUBLISHER],
      [{ '1.4.2': 100 }, env.PUBLISHER],
    ]);
    await release(to, ['1.4.2']);
    expect(await weightsIn(store)).toEqual({ '1.4.2': 100 });
    expect(await release(to, [])).toContain('In the store: 1.4.2, 1.5.0.');
  });

  it('finds the store of npm start or of compose in .env, so that the suggested command runs without --to', async () => {
    const to = join(folder, 'named');
    await publish(to, await build('1.4.2', 'old'));
    for (const settings of [
      { FRONT_ENDS: to },
      { FRONT_ENDS: '', FRONT_ENDS_BUCKET: to },
      { FRONT_ENDS: to, FRONT_ENDS_BUCKET: 's3://another/portal' },
    ]) {
      expect(await runRelease(folder, [name, '1.4.2'], { ...env, ...settings })).toBe(
        'Visitors get mfe-bakery 1.4.2.',
      );
    }
    await expect(runRelease(folder, [name, '1.4.2'], env)).rejects.toThrow(
      /Name the store with --to, or in \.env: FRONT_ENDS, under compose FRONT_ENDS_BUCKET/,
    );
  });

  it.each([
    [['2.0.0'], /2\.0\.0 is not in the store\. It has 1\.4\.2\./],
    [['1.4'], /1\.4 is not VERSION=WEIGHT/],
    [['1.4.2=0'], /One version needs a weight above 0/],
    [['1.4.2=-1'], /is not VERSION=WEIGHT/],
    [['1.4.2', '1.5.0=10'], /1\.4\.2 is not VERSION=WEIGHT/],
    [['../1.4.2'], /is not VERSION=WEIGHT/],
  ])('refuses to release %j', async (words, reason) => {
    const to = join(folder, 'refusals');
    await publish(to, await build('1.4.2', 'old'));
    await expect(release(to, words)).rejects.toThrow(reason);
    expect(await weightsIn(await openPublicationStore(to, {}))).toEqual({ '1.4.2': 100 });
  });

  it('refuses a canary without an earlier version, and a target that is neither folder nor bucket', async () => {
    const dist = await build('1.5.0', 'new');
    await expect(publish(join(folder, 'alone'), dist, ['--canary', '10'])).rejects.toThrow(
      /needs one version to share with/,
    );
    await expect(publish(join(folder, 'x'), dist, ['--canary', '100'])).rejects.toThrow(
      /from 1 to 99/,
    );
    await expect(
      runPublish({ build: async () => dist, rootDir: folder }, ['--to', 's3://'], env),
    ).rejects.toThrow(/neither a folder nor s3:/);
    await expect(runPublish({ build: async () => dist, rootDir: folder }, [], env)).rejects.toThrow(
      /Name the store/,
    );
  });

  it('ignores the remains of a failed publication', async () => {
    const store = await openPublicationStore(join(folder, 'broken'), {});
    await store.write(name, '1.4.2', 'remoteEntry.0a1b2c3d.js', Buffer.from('half'));
    expect(await store.versions(name)).toEqual([]);
    await publishVersion(store, await build('1.4.2', 'whole'));
    expect((await store.read(name, '1.4.2', 'remoteEntry.0a1b2c3d.js'))?.toString()).toBe('whole');
  });
});

describe('old versions', () => {
  const day = (number: number) => new Date(Date.UTC(2026, 0, number));
  const publishedAt = (store: PublicationStore) => async (version: string) => {
    const manifest = await publishedManifest(store, name, version);
    return manifest && new Date(manifest.published_at);
  };

  it('are stored for 30 days after their last use, and as long as the pointer names them', async () => {
    const store = await openPublicationStore(join(folder, 'old'), {});
    for (const [version, at] of [
      ['1.0.0', 1],
      ['1.1.0', 5],
      ['1.2.0', 6],
    ] as const) {
      await publishVersion(store, await build(version, version), { now: day(at) });
      if (version !== '1.2.0')
        await releaseVersions(store, name, { [version]: 100 }, { by: 'Ada', now: day(at) });
    }
    const prune = (at: number) =>
      pruneVersions(store, name, publishedAt(store), { days: 30, now: day(at) });
    // 1.0.0 was active until the 5th; 1.2.0 was published on the 6th and never released.
    expect(await prune(35)).toEqual([]);
    expect(await prune(36)).toEqual(['1.0.0']);
    expect(await prune(37)).toEqual(['1.2.0']);
    expect(await prune(1_000)).toEqual([]);
    expect(await store.versions(name)).toEqual(['1.1.0']);
    expect(await store.read(name, '1.0.0', 'remoteEntry.0a1b2c3d.js')).toBeUndefined();
    expect(Object.keys((await currentRelease(store, name))?.versions ?? {})).toEqual(['1.1.0']);
  });

  it('are pruned without undoing a release that somebody makes meanwhile', async () => {
    const to = join(folder, 'meanwhile');
    const store = await openPublicationStore(to, {});
    await publish(to, await build('1.4.2', 'old'));
    await publish(to, await build('1.5.0', 'new'));
    await publishVersion(store, await build('1.0.0', 'unused'), { now: day(1) });
    let rolledBack = false;
    const rollBack = async (version: string) => {
      if (!rolledBack) await release(to, ['1.4.2']);
      rolledBack = true;
      return publishedAt(store)(version);
    };
    expect(await pruneVersions(store, name, rollBack, { days: 30 })).toEqual(['1.0.0']);
    expect(await weightsIn(store)).toEqual({ '1.4.2': 100 });
  });
});

it('does not overwrite a release that somebody made after the one seen', async () => {
  const to = join(folder, 'seen');
  const store = await openPublicationStore(to, {});
  await publish(to, await build('1.4.2', 'old'));
  const { changed_at: seen } = (await currentRelease(store, name)) ?? {};
  await publish(to, await build('1.5.0', 'new'));
  const canary = { '1.4.2': 90, '1.5.0': 10 };
  await expect(releaseVersions(store, name, canary, { by: 'Ada', seen })).rejects.toThrow(
    /Somebody released another version/,
  );
  expect(await weightsIn(store)).toEqual({ '1.5.0': 100 });
});

describe('in a bucket', () => {
  it('works as in a folder, below a prefix', async () => {
    const directory = join(folder, 's3');
    const buckets = [{ name: 'front-ends', configs: [] }];
    const options = { port: 0, address: '127.0.0.1', silent: true, directory };
    const server = new S3rver({ ...options, configureBuckets: buckets });
    const { port } = await server.run();
    const access = {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
    };
    const to = 's3://front-ends/town';
    try {
      await publish(to, await build('1.4.2', 'old'), [], access);
      await publish(to, await build('1.5.0', 'new'), [], access);
      expect(await release(to, ['1.4.2'], access)).toContain('Visitors get mfe-bakery 1.4.2.');
      const store = await openPublicationStore(to, access);
      expect(await store.versions(name)).toEqual(['1.4.2', '1.5.0']);
      expect((await store.read(name, '1.5.0', 'img/loaf.svg'))?.toString()).toBe('<svg/>');
      await expect(publish(to, await build('1.5.0', 'newer'), [], access)).rejects.toThrow(
        /published already/,
      );
      await expect(publish(to, await build('1.5.0', 'new'))).rejects.toThrow(/needs S3_ENDPOINT/);

      // As in a `.env` of compose, where S3_… are the store owner's credentials.
      const own = { PUBLISH_S3_ENDPOINT: access.S3_ENDPOINT, PUBLISH_S3_ACCESS_KEY: 'S3RVER' };
      const owners = { S3_ENDPOINT: 'http://minio:9000', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' };
      const both = { ...owners, ...own, PUBLISH_S3_SECRET_KEY: 'S3RVER' };
      expect(await release(to, ['1.5.0'], both)).toContain('Visitors get mfe-bakery 1.5.0.');
    } finally {
      await server.close();
    }
  });
});

it('orders versions numerically, pre-releases first', () => {
  const versions = ['1.10.0', '1.9.0', '1.10.0-rc.2', '0.1.0', '1.10.0-rc.10'];
  expect(versions.sort(byVersion)).toEqual([
    '0.1.0',
    '1.9.0',
    '1.10.0-rc.2',
    '1.10.0-rc.10',
    '1.10.0',
  ]);
});

describe('with a key', () => {
  const pem = { type: 'pkcs8', format: 'pem' } as const;

  it('signs the pointer, and trusts no pointer that it has not signed', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const PUBLISH_KEY_FILE = join(folder, 'publish-key.pem');
    await writeFile(PUBLISH_KEY_FILE, privateKey.export(pem));
    const to = join(folder, 'signed');
    const store = await openPublicationStore(to, {});
    await publish(to, await build('1.4.2', 'old'), [], { PUBLISH_KEY_FILE });
    await publish(to, await build('1.5.0', 'new'), [], { PUBLISH_KEY_FILE });
    const text = (await store.releaseText(name)) ?? '';
    expect(readSigned(text, publicKey).weights).toEqual({ '1.5.0': 100 });
    expect(() => readSigned(text.replace('Ada', 'Eve'), publicKey)).toThrow(
      /not signed with the key/,
    );
    const { publicKey: another } = generateKeyPairSync('ed25519');
    expect(() => readSigned(text, another)).toThrow(/not signed with the key/);

    // The pointer returns to the signed state, not to what the store has now.
    const manifest = await store.read(name, '1.4.2', 'mfe.json');
    await store.write(name, '1.4.2', 'mfe.json', Buffer.from(`${manifest} `));
    await expect(release(to, ['1.4.2'], { PUBLISH_KEY_FILE })).rejects.toThrow(
      /was changed in the store/,
    );

    await release(to, ['1.5.0']);
    const unsigned = (await store.releaseText(name)) ?? '';
    expect(() => readSigned(unsigned, publicKey)).toThrow(/is not signed/);
    await expect(release(to, ['1.5.0'], { PUBLISH_KEY_FILE })).rejects.toThrow(/is not signed/);
  });

  it('refuses a key of another type', async () => {
    const file = join(folder, 'rsa.pem');
    await writeFile(
      file,
      generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export(pem),
    );
    const dist = await build('1.4.2', 'old');
    const publishing = publish(join(folder, 'rsa'), dist, [], { PUBLISH_KEY_FILE: file });
    await expect(publishing).rejects.toThrow(/of type rsa, expected ed25519/);
  });
});

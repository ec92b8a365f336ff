import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { objectPlaces } from '@commons/service-kit/backup/object-places';
import { defaultStores } from '@commons/service-kit/service';
import { missingSettings, ServiceConfig } from '@commons/service-kit/service.config';
import {
  accountsOf,
  compose,
  definitions,
  deployableFolders,
  deployables,
  environmentOf,
  fill,
  folderOf,
  frontEnds,
  given,
  hasHealthCheck,
  oneShot,
  portOf,
  read,
  root,
  service,
  services,
} from './compose-file.js';

describe('docker-compose.yml', () => {
  it('has a service for every deployable folder, under its name', () => {
    expect(deployableFolders.map((folder) => basename(folder)).sort()).toEqual(
      deployables.filter((name) => name !== 'ai-worker').sort(),
    );
    expect(Object.keys(services).sort()).toEqual(
      [
        ...deployables,
        'mongo',
        'redis',
        'minio',
        ...oneShot,
        'mailpit',
        'ollama',
        'prometheus',
      ].sort(),
    );
  });

  it.each(deployables)('builds %s from a Dockerfile that exists', (name) => {
    const { build, image } = service(name);
    expect(build).toEqual({
      context: '.',
      dockerfile: join(folderOf(name), 'Dockerfile'),
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as compose reads it
      args: { COMMIT: '${COMMIT:-}' },
    });
    expect(existsSync(join(root, build?.dockerfile ?? ''))).toBe(true);
    expect(image).toBe(`commons/${basename(folderOf(name))}`);
  });

  it.each(Object.keys(definitions))('gives %s all settings it needs, and no others', (name) => {
    const definition = definitions[name]!;
    const environment = environmentOf(name);
    const known = { ...ServiceConfig.shape, ...definition.config.shape };
    expect(Object.keys(environment).filter((key) => !(key in known))).toEqual([]);
    const shared = ServiceConfig.parse(environment);
    expect(definition.config.safeParse(environment)).toMatchObject({ success: true });
    const stores = definition.stores ?? defaultStores;
    expect(missingSettings(shared, stores, definition.calls ?? [])).toEqual([]);
    expect(shared).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0', PORT: 3000 });
  });

  it.each(Object.keys(definitions))('lets .env set every setting that only %s has', (name) => {
    const own = Object.keys(definitions[name]!.config.shape).filter(
      (key) => !(key in ServiceConfig.shape),
    );
    const passed = Object.keys(service(name).environment ?? {});
    expect(own.filter((key) => !passed.includes(key))).toEqual([]);
  });

  it('lets each service sign with its own key, which the others know', () => {
    const { keys } = JSON.parse(given.SERVICE_PUBLIC_KEYS ?? '{"keys":[]}');
    const signers = ['gateway', 'auth', 'directory', 'jobs', 'resumes', 'ai'];
    expect(keys.map(({ kid }: { kid: string }) => kid)).toEqual(signers);
    for (const [index, name] of signers.entries()) {
      const environment = environmentOf(name);
      const { d, ...publicPart } = JSON.parse(environment.SERVICE_PRIVATE_KEY ?? '{}');
      expect([typeof d, publicPart]).toEqual(['string', keys[index]]);
      // No one calls the gateway.
      if (name !== 'gateway') expect(environment.SERVICE_PUBLIC_KEYS).not.toContain('"d":');
    }
  });

  it('allows several workers of the AI service', () => {
    const worker = service('ai-worker');
    expect(worker.image).toBe(service('ai').image);
    expect([worker.ports, worker.container_name, worker.volumes]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(ServiceConfig.parse(environmentOf('ai-worker')).ROLES).toEqual(['worker']);
    expect(ServiceConfig.parse(environmentOf('ai')).ROLES).toEqual(['api']);
  });

  it('names only services and ports that exist', () => {
    const names = Object.keys(services);
    for (const name of Object.keys(definitions)) {
      for (const [key, value] of Object.entries(environmentOf(name))) {
        if (!/_(?:URL|URI|ENDPOINT)$/.test(key) || key === 'SITE_URL') continue;
        const { hostname, port } = new URL(value);
        expect([key, names.includes(hostname)]).toEqual([key, true]);
        expect([key, port]).toEqual([key, portOf(hostname)]);
      }
    }
  });

  it('lists every remote for the gateway', () => {
    const remotes = frontEnds.filter((name) => name !== 'shell');
    const { REMOTES } = definitions.gateway!.config.parse(environmentOf('gateway'));
    expect([...(REMOTES as Map<string, string>)].sort()).toEqual(
      remotes.map((name) => [name, `http://${name}:${portOf(name)}`]).sort(),
    );
  });

  it('starts its own model server only with a profile and a setting', () => {
    const profiles = Object.entries(services).map(([name, { profiles }]) => [name, profiles]);
    expect(profiles.filter(([, of]) => of).sort()).toEqual([
      ['backup', ['tools']],
      ['ollama', ['local-model']],
      ['ollama-model', ['local-model']],
      ['prometheus', ['observe']],
    ]);
    for (const name of ['ai', 'ai-worker']) {
      expect(environmentOf(name)).not.toHaveProperty('OPENAI_BASE_URL');
      const on = { ...given, AI_LOCAL_MODEL: 'qwen3:8b' };
      expect(environmentOf(name, on)).toMatchObject({
        OPENAI_BASE_URL: `http://ollama:${portOf('ollama')}/v1`,
        OPENAI_MODEL: 'qwen3:8b',
      });
      const own = { ...on, OPENAI_BASE_URL: 'https://models.example/v1', OPENAI_MODEL: 'm' };
      expect(environmentOf(name, own)).toMatchObject({
        OPENAI_BASE_URL: own.OPENAI_BASE_URL,
        OPENAI_MODEL: 'm',
      });
    }
    expect(fill(service('ollama-model').command?.[1] ?? '', { AI_LOCAL_MODEL: 'qwen3:8b' })).toBe(
      'qwen3:8b',
    );
  });

  it('waits for dependencies to be healthy or completed', () => {
    for (const [name, { depends_on = {} }] of Object.entries(services)) {
      for (const [other, { condition }] of Object.entries(depends_on)) {
        const wanted = oneShot.includes(other)
          ? 'service_completed_successfully'
          : 'service_healthy';
        expect([name, other, condition]).toEqual([name, other, wanted]);
        expect(oneShot.includes(other) || hasHealthCheck(other)).toBe(true);
      }
    }
  });

  it('checks the health of everything that stays up', () => {
    const staying = Object.keys(services).filter((name) => !oneShot.includes(name));
    expect(staying.filter((name) => !hasHealthCheck(name))).toEqual([]);
  });

  it('restarts what ends, and limits memory and log size', () => {
    for (const [name, kept] of Object.entries(services)) {
      if (oneShot.includes(name)) continue;
      expect([name, kept.restart]).toEqual([name, 'unless-stopped']);
      expect([name, kept.mem_limit]).toEqual([name, expect.stringMatching(/^\d+[mg]$/)]);
      expect([name, kept.logging?.options['max-size']]).toEqual([name, '10m']);
    }
  });

  it('reads front ends from its own bucket, or from the one in .env', () => {
    const { config } = definitions.gateway!;
    const bucket = 's3://commons-front-ends/portal';
    const own = environmentOf('gateway');
    expect(config.parse(own)).toMatchObject({ FRONT_ENDS: bucket });
    // Where npm run publish and release put them without --to; an older .env has no line of it.
    expect(given.FRONT_ENDS_BUCKET).toBe(bucket);
    const older = environmentOf('gateway', { ...given, FRONT_ENDS_BUCKET: undefined });
    expect(older.FRONT_ENDS).toBe(bucket);
    expect(ServiceConfig.parse(own)).toMatchObject({
      S3_ENDPOINT: `http://minio:${portOf('minio')}`,
      S3_ACCESS_KEY: 'commons-gateway',
      S3_SECRET_KEY: given.FRONT_ENDS_S3_SECRET_KEY,
    });
    const named = {
      FRONT_ENDS_BUCKET: 's3://front-ends/town',
      FRONT_ENDS_S3_ENDPOINT: 'https://s3.example.com',
      FRONT_ENDS_S3_ACCESS_KEY: 'reader',
      FRONT_ENDS_S3_SECRET_KEY: 'secret',
    };
    const environment = environmentOf('gateway', { ...given, ...named });
    expect(config.parse(environment)).toMatchObject({ FRONT_ENDS: named.FRONT_ENDS_BUCKET });
    expect(ServiceConfig.parse(environment)).toMatchObject({
      S3_ENDPOINT: 'https://s3.example.com',
      S3_ACCESS_KEY: 'reader',
      S3_SECRET_KEY: 'secret',
    });
  });

  it('allows publishing into that bucket with its own key', () => {
    const { keys, policies } = accountsOf(environmentOf('minio-buckets'));
    const { PUBLISH_S3_ACCESS_KEY: publisher = '', FRONT_ENDS_S3_SECRET_KEY: secret } = given;
    expect(keys.get(publisher)).toBe(given.PUBLISH_S3_SECRET_KEY);
    expect(keys.get('commons-gateway')).toBe(secret);
    expect(policies.get('commons-front-ends')).toEqual([
      'arn:aws:s3:::commons-front-ends/* s3:PutObject s3:DeleteObject',
      'arn:aws:s3:::commons-front-ends/* s3:GetObject',
      'arn:aws:s3:::commons-front-ends s3:ListBucket s3:GetBucketLocation',
    ]);
    // The gateway cannot change files that visitors get.
    expect(policies.get('commons-gateway')?.[0]).toBe(
      'arn:aws:s3:::commons-front-ends/*/released.json s3:PutObject',
    );
    const [published] = service('minio').ports ?? [];
    expect(given.PUBLISH_S3_ENDPOINT).toBe(
      `http://${fill(published ?? '').slice(0, -':9000'.length)}`,
    );
  });

  it('stores data in declared volumes, never evicts from Redis, and creates the buckets', () => {
    const mounted = Object.values(services).flatMap(({ volumes = [] }) => volumes);
    const named = mounted.map((volume) => fill(volume).split(':')[0] ?? '');
    expect(named.filter((name) => !name.startsWith('.'))).toEqual(Object.keys(compose.volumes));
    expect(service('redis').command?.join(' ')).toContain(
      '--appendonly yes --maxmemory-policy noeviction',
    );
    for (const name of Object.keys(definitions)) {
      const { S3_BUCKET: bucket } = environmentOf(name);
      if (bucket) expect(read('deploy/stores/s3-accounts.sh')).toContain(`add ${bucket} `);
    }
  });

  it('backs up every bucket with an image that is built here', () => {
    const { image, entrypoint = [] } = service('backup');
    expect(
      Object.values(services)
        .filter(({ build }) => build)
        .map((built) => built.image),
    ).toContain(image);
    const source = (entrypoint[1] ?? '').replace('/dist/', '/src/').replace(/\.js$/, '.ts');
    expect([source, existsSync(join(root, source))]).toEqual([source, true]);
    const environment = environmentOf('backup');
    expect(Object.keys(objectPlaces(environment))).toEqual(['each']);
    const buckets = Object.keys(definitions).flatMap((name) => environmentOf(name).S3_BUCKET ?? []);
    expect(environment.S3_BUCKETS?.split(/[=,]/)).toEqual(expect.arrayContaining(buckets));
  });
});

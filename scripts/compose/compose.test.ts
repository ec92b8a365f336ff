import { existsSync } from 'node:fs';
import { BlockList } from 'node:net';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';
import { runInNewContext } from 'node:vm';
import { objectPlaces } from '@commons/service-kit/backup/object-places';
import { defaultStores } from '@commons/service-kit/service';
import { missingSettings, ServiceConfig } from '@commons/service-kit/service.config';
import {
  accountsOf,
  compose,
  composeText,
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

  it.each(deployables)('gives %s neither system privileges nor writable files', (name) => {
    const { cap_drop, security_opt, pids_limit, read_only, tmpfs } = service(name);
    expect([read_only, tmpfs]).toEqual([true, [expect.stringMatching(/^\/tmp:size=/)]]);
    expect([cap_drop, security_opt]).toEqual([['ALL'], ['no-new-privileges:true']]);
    expect(pids_limit).toBeGreaterThan(0);
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

  it('gives each service its own account in MongoDB and in the object store', () => {
    const made: Record<string, { user: string; pwd: string; roles: unknown }> = {};
    const database = (name: string) => ({
      getUser: () => null,
      createUser: (user: (typeof made)[string]) => {
        made[name] = user;
      },
    });
    const env = environmentOf('mongo-accounts');
    const connect = () => ({ getSiblingDB: database });
    runInNewContext(read('deploy/stores/mongo-accounts.js'), {
      ...{ connect, print: () => undefined, process: { env } },
    });
    const services = ['auth', 'directory', 'jobs', 'resumes', 'ai'];
    for (const name of services) {
      const { MONGODB_URI = '' } = environmentOf(name);
      const { username, password, searchParams } = new URL(MONGODB_URI);
      const { user, pwd, roles } = made[searchParams.get('authSource') ?? '']!;
      expect([username, password]).toEqual([user, pwd]);
      expect(roles).toEqual([{ role: 'readWrite', db: `commons_${name}` }]);
    }
    const secrets = services.map((name) => environmentOf(name).S3_SECRET_KEY).filter(Boolean);
    expect(new Set(secrets).size).toBe(3);
    const { S3_SECRET_KEY: owners, MONGO_PASSWORD: root } = given;
    for (const name of Object.keys(definitions)) {
      const environment = Object.values(environmentOf(name)).join(' ');
      expect([environment.includes(owners!), environment.includes(root!)]).toEqual([false, false]);
    }
  });

  it('has no password on a command line', () => {
    for (const { command = [], entrypoint = [] } of Object.values(services)) {
      expect([...command, ...entrypoint].join(' ')).not.toMatch(
        /[^$]\$\{?[A-Z_]*(PASSWORD|SECRET)/,
      );
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

  it('publishes the site, the mail inbox and the object store to this machine only', () => {
    const published = Object.entries(services).flatMap(([name, { ports = [] }]) =>
      ports.map((port) => [name, fill(port)]),
    );
    expect(published).toEqual([
      ['gateway', '127.0.0.1:8080:3000'],
      ['minio', '127.0.0.1:9000:9000'],
      ['prometheus', '127.0.0.1:9090:9090'],
      ['mailpit', '127.0.0.1:8025:8025'],
    ]);
  });

  it('trusts the proxies and Prometheus by their addresses', () => {
    const [{ subnet = '', gateway = '' } = {}] = compose.networks.default?.ipam?.config ?? [];
    const { TRUSTED_PROXIES } = definitions.gateway!.config.parse(environmentOf('gateway'));
    const { ipv4_address = '' } = service('prometheus').networks?.default ?? {};
    expect(TRUSTED_PROXIES).toEqual([fill(gateway), fill(ipv4_address)]);
    const [network = '', bits] = fill(subnet).split('/');
    const inside = new BlockList();
    inside.addSubnet(network, Number(bits));
    expect([gateway, ipv4_address].map((address) => inside.check(fill(address)))).toEqual([
      true,
      true,
    ]);
  });

  it('lets front ends reach the gateway alone, neither the stores nor the outside', () => {
    const networksOf = (name: string) => Object.keys(service(name).networks ?? { default: {} });
    const reached = (name: string) =>
      Object.keys(services).filter((other) =>
        networksOf(other).some((each) => networksOf(name).includes(each)),
      );
    for (const name of frontEnds) {
      expect(reached(name).sort()).toEqual(['gateway', ...frontEnds].sort());
      expect(networksOf(name).filter((each) => !compose.networks[each]?.internal)).toEqual([]);
    }
  });

  it('pins every image', () => {
    const built = Object.values(services).flatMap(({ build, image }) => (build ? [image] : []));
    const foreign = Object.values(services).filter(({ image }) => !built.includes(image));
    expect(foreign.filter(({ image }) => !/^[\w./-]+:[\w.-]*\d[\w.-]*$/.test(image ?? ''))).toEqual(
      [],
    );
  });
});

describe('.env.example', () => {
  const text = read('.env.example');
  const named = new Set(
    [...text.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? ''),
  );

  it('names every variable of the compose file', () => {
    const used = [...composeText.matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? '');
    expect(used.filter((name) => !named.has(name))).toEqual([]);
  });

  it('names every setting that a deployable reads', () => {
    const settings = Object.values(definitions).flatMap(({ config }) => Object.keys(config.shape));
    const all = new Set([...Object.keys(ServiceConfig.shape), ...settings]);
    expect([...all].filter((name) => !named.has(name))).toEqual([]);
  });

  it('can be parsed by compose', () => {
    expect(parseEnv(text)).toMatchObject({ PORT: '8080', SITE_URL: '' });
  });

  it('has no site address: compose does not start before one is set', () => {
    for (const name of Object.keys(definitions)) {
      expect(() => environmentOf(name, { ...given, SITE_URL: '' })).toThrow('set SITE_URL in .env');
    }
  });
});

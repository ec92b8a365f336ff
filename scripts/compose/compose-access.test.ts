import { BlockList } from 'node:net';
import { runInNewContext } from 'node:vm';
import {
  compose,
  definitions,
  deployables,
  environmentOf,
  fill,
  frontEnds,
  given,
  read,
  service,
  services,
} from './compose-file.js';

describe('docker-compose.yml', () => {
  it.each(deployables)('gives %s neither system privileges nor writable files', (name) => {
    const { cap_drop, security_opt, pids_limit, read_only, tmpfs } = service(name);
    expect([read_only, tmpfs]).toEqual([true, [expect.stringMatching(/^\/tmp:size=/)]]);
    expect([cap_drop, security_opt]).toEqual([['ALL'], ['no-new-privileges:true']]);
    expect(pids_limit).toBeGreaterThan(0);
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

import { parse } from 'yaml';
import { Failure } from '../setup/step.mjs';
import { fillIn } from './fill-in.mjs';

/** Ports of deployables that run without containers; the order is that of .env.example. */
const ports = {
  gateway: 8080,
  auth: 3001,
  directory: 3002,
  jobs: 3003,
  resumes: 3004,
  ai: 3005,
  'ai-worker': 3006,
  shell: 3010,
};
const firstRemotePort = 3011;

/** With those of the remotes, in the order of the compose file. */
const portsOf = (services) => ({
  ...ports,
  ...Object.fromEntries(
    Object.keys(services)
      .filter((name) => name.startsWith('mfe-'))
      .map((name, at) => [name, firstRemotePort + at]),
  ),
});

/** Names and ports of the stores' containers. */
const stores = { mongo: 27017, redis: 6379, minio: 9000, mailpit: 1025 };

/** Settings that no container needs. */
const withoutContainers = [
  'HOST',
  'LOG_FILE',
  'MONGODB_DATABASE_PREFIX',
  'REDIS_PREFIX',
  'S3_REGION',
  'OBJECTS_DIR',
];

/** What stands for addresses of the containers' network: a proxy of this machine reaches the gateway from here. */
const addresses = { NETWORK_GATEWAY: '127.0.0.1', PROMETHEUS_ADDRESS: '127.0.0.1' };

/** Replaces names of the containers' network by addresses of this machine. */
function onThisMachine(value, portsByName) {
  const withDeployables = Object.entries(portsByName).reduce(
    (text, [name, port]) => text.replaceAll(`//${name}:3000`, `//127.0.0.1:${port}`),
    value,
  );
  return Object.entries(stores).reduce(
    (text, [name, port]) =>
      text.replace(new RegExp(`([/@])${name}:${port}`), `$1127.0.0.1:${port}`),
    withDeployables,
  );
}

/**
 * The production settings of one deployable without containers: those of its container, with addresses of this machine.
 * Addresses in .env under the deployable's own names take precedence, e.g. MONGODB_URI of another machine.
 * @param {string} composeText docker-compose.yml
 * @param {string} name service in it
 * @param {Record<string, string | undefined>} given settings of .env
 * @returns {Record<string, string>}
 */
export function deployableEnvironment(composeText, name, given) {
  const { services } = parse(composeText, { merge: true });
  const portsByName = portsOf(services);
  if (!(name in portsByName) || !services[name]) {
    throw new Failure(
      `npm run settings -- NAME [FILE]\n\nNAME is one of ${Object.keys(portsByName).join(', ')}.`,
    );
  }
  const own = Object.entries(services[name].environment ?? {}).map(([key, value]) => [
    key,
    (/_(?:URL|URI|ENDPOINT)$|^FRONT_ENDS$/.test(key) && given[key]) ||
      onThisMachine(filled(String(value), { ...given, ...addresses }), portsByName).replaceAll(
        /\s*\n\s*/g,
        '',
      ),
  ]);
  const further = withoutContainers.map((key) => [key, given[key] ?? '']);
  const all = {
    NODE_ENV: 'production',
    PORT: String(portsByName[name]),
    ...Object.fromEntries([...further, ...own]),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

function filled(value, given) {
  try {
    return fillIn(value, given);
  } catch (error) {
    throw new Failure(error.message);
  }
}

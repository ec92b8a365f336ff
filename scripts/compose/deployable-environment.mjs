import { parse } from 'yaml';
import { Failure } from '../setup/step.mjs';
import { fillIn } from './fill-in.mjs';

/** Ports of a deployable that runs without containers; the order is that of .env.example. */
const ports = {
  gateway: 8080,
  auth: 3001,
  directory: 3002,
  jobs: 3003,
  resumes: 3004,
  ai: 3005,
  'ai-worker': 3006,
  shell: 3010,
  'mfe-public': 3011,
  'mfe-employer': 3012,
  'mfe-jobseeker': 3013,
  'mfe-tools': 3014,
};
/** Containers of stores: what they are called in the network, and their ports. */
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

/** Names in the containers' network become addresses of this machine. */
function onThisMachine(value) {
  const withDeployables = Object.entries(ports).reduce(
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
 * The settings of one deployable that runs without containers, in production: those of its container, with addresses of
 * this machine. An address that .env gives under the deployable's own name wins, e.g. MONGODB_URI of another machine.
 * @param {string} composeText docker-compose.yml
 * @param {string} name service in it
 * @param {Record<string, string | undefined>} given settings of .env
 * @returns {Record<string, string>}
 */
export function deployableEnvironment(composeText, name, given) {
  const { services } = parse(composeText, { merge: true });
  if (!(name in ports) || !services[name]) {
    throw new Failure(
      `npm run settings -- NAME [FILE]\n\nNAME is one of ${Object.keys(ports).join(', ')}.`,
    );
  }
  const own = Object.entries(services[name].environment ?? {}).map(([key, value]) => [
    key,
    (/_(?:URL|URI|ENDPOINT)$|^FRONT_ENDS$/.test(key) && given[key]) ||
      onThisMachine(filled(String(value), given)).replaceAll(/\s*\n\s*/g, ''),
  ]);
  const further = withoutContainers.map((key) => [key, given[key] ?? '']);
  const all = {
    NODE_ENV: 'production',
    PORT: String(ports[name]),
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

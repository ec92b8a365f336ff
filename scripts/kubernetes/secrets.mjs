// node scripts/kubernetes/secrets.mjs [.env]: prints the Secrets that deploy/kubernetes refers to, for
// `kubectl apply --namespace commons --filename -`. The passwords and keys are those of `npm run keys`.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';

const services = ['auth', 'directory', 'jobs', 'resumes', 'ai'];
const withMail = ['auth', 'directory', 'jobs', 'resumes'];
const withFiles = ['directory', 'jobs', 'resumes'];

const given = Object.fromEntries(
  Object.entries({
    ...parseEnv(readFileSync(resolve(process.argv[2] ?? '.env'), 'utf8')),
    ...process.env,
  }).filter(([, value]) => value),
);
const missing = new Set();

/** A setting without which the portal does not work; a missing one is reported below. */
function needed(name) {
  if (!given[name]) missing.add(name);
  return given[name] ?? '';
}

function mongo(user, password, database) {
  const options = [`authSource=${database}`, given.MONGODB_OPTIONS].filter(Boolean).join('&');
  return `mongodb://${user}:${encodeURIComponent(password)}@${needed('MONGODB_HOSTS')}/?${options}`;
}

function settingsOf(name) {
  const own = (key) => `${name.toUpperCase()}_${key}`;
  return {
    REDIS_URL: needed('REDIS_URL'),
    SERVICE_PUBLIC_KEYS: needed('SERVICE_PUBLIC_KEYS'),
    SERVICE_PRIVATE_KEY: needed(own('PRIVATE_KEY')),
    MONGODB_URI: mongo(name, needed(own('MONGO_PASSWORD')), `commons_${name}`),
    ...(withMail.includes(name) && { SMTP_URL: needed('SMTP_URL') }),
    ...(withFiles.includes(name) && {
      S3_ACCESS_KEY: given[own('S3_ACCESS_KEY')] ?? `commons-${name}`,
      S3_SECRET_KEY: needed(own('S3_SECRET_KEY')),
    }),
    ...(name === 'ai' && { OPENAI_API_KEY: given.OPENAI_API_KEY }),
  };
}

const owner = {
  S3_ACCESS_KEY: needed('S3_ACCESS_KEY'),
  S3_SECRET_KEY: needed('S3_SECRET_KEY'),
};
const secrets = {
  gateway: {
    REDIS_URL: needed('REDIS_URL'),
    // Reads published front ends, if FRONT_ENDS is a bucket.
    S3_ACCESS_KEY: given.FRONT_ENDS_S3_ACCESS_KEY ?? 'commons-gateway',
    S3_SECRET_KEY: given.FRONT_ENDS_S3_SECRET_KEY,
    // Signs what auth logs of releases in the console (docs/publish.md).
    SERVICE_PRIVATE_KEY: given.GATEWAY_PRIVATE_KEY,
  },
  ...Object.fromEntries(services.map((name) => [name, settingsOf(name)])),
  backup: {
    ...owner,
    REDIS_URL: needed('REDIS_URL'),
    MONGODB_URI: mongo('commons', needed('MONGO_PASSWORD'), 'admin'),
    BACKUP_PASSPHRASE: given.BACKUP_PASSPHRASE,
  },
};

if (missing.size > 0) {
  console.error(
    `Missing in .env or the environment: ${[...missing].join(', ')} (deploy/kubernetes/README.md).`,
  );
  process.exit(1);
}

/** JSON is YAML: nothing has to be escaped. */
for (const [name, values] of Object.entries(secrets)) {
  const stringData = Object.fromEntries(Object.entries(values).filter(([, value]) => value));
  const metadata = { name: `commons-${name}` };
  console.log(`---\n${JSON.stringify({ apiVersion: 'v1', kind: 'Secret', metadata, stringData })}`);
}

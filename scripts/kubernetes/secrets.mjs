// node scripts/kubernetes/secrets.mjs [.env]: prints the Secrets that deploy/kubernetes refers to, for
// `kubectl apply --namespace commons --filename -`. The passwords and keys are those of `npm run keys`.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';

const services = ['auth', 'directory', 'jobs', 'resumes', 'ai'];
const withMail = ['auth', 'directory', 'jobs', 'resumes'];
const withFiles = ['directory', 'jobs', 'resumes'];
/** Settings that only the addresses of the cluster's stores give. */
const addresses = ['MONGODB_HOSTS', 'REDIS_URL', 'SMTP_URL'];

const given = Object.fromEntries(
  Object.entries({
    ...parseEnv(readFileSync(resolve(process.argv[2] ?? '.env'), 'utf8')),
    ...process.env,
  }).filter(([, value]) => value),
);
const missing = [...addresses, 'SERVICE_PUBLIC_KEYS'].filter((name) => !given[name]);
if (missing.length > 0) {
  console.error(
    `Missing in .env or the environment: ${missing.join(', ')} (deploy/kubernetes/README.md).`,
  );
  process.exit(1);
}

function mongo(user, password, database) {
  const options = [`authSource=${database}`, given.MONGODB_OPTIONS].filter(Boolean).join('&');
  return `mongodb://${user}:${encodeURIComponent(password)}@${given.MONGODB_HOSTS}/?${options}`;
}

function settingsOf(name) {
  const own = (key) => given[`${name.toUpperCase()}_${key}`];
  return {
    REDIS_URL: given.REDIS_URL,
    SERVICE_PUBLIC_KEYS: given.SERVICE_PUBLIC_KEYS,
    SERVICE_PRIVATE_KEY: own('PRIVATE_KEY'),
    MONGODB_URI: mongo(name, own('MONGO_PASSWORD'), `commons_${name}`),
    ...(withMail.includes(name) && { SMTP_URL: given.SMTP_URL }),
    ...(withFiles.includes(name) && {
      S3_ACCESS_KEY: own('S3_ACCESS_KEY') ?? `commons-${name}`,
      S3_SECRET_KEY: own('S3_SECRET_KEY'),
    }),
    ...(name === 'ai' && { OPENAI_API_KEY: given.OPENAI_API_KEY }),
  };
}

const owner = { S3_ACCESS_KEY: given.S3_ACCESS_KEY, S3_SECRET_KEY: given.S3_SECRET_KEY };
const secrets = {
  gateway: {
    REDIS_URL: given.REDIS_URL,
    // Reads published front ends, if FRONT_ENDS is a bucket.
    S3_ACCESS_KEY: given.FRONT_ENDS_S3_ACCESS_KEY,
    S3_SECRET_KEY: given.FRONT_ENDS_S3_SECRET_KEY,
  },
  ...Object.fromEntries(services.map((name) => [name, settingsOf(name)])),
  backup: {
    ...owner,
    REDIS_URL: given.REDIS_URL,
    MONGODB_URI: mongo('commons', given.MONGO_PASSWORD, 'admin'),
    BACKUP_PASSPHRASE: given.BACKUP_PASSPHRASE,
  },
};

/** JSON is YAML: nothing has to be escaped. */
for (const [name, values] of Object.entries(secrets)) {
  const stringData = Object.fromEntries(Object.entries(values).filter(([, value]) => value));
  const metadata = { name: `commons-${name}` };
  console.log(`---\n${JSON.stringify({ apiVersion: 'v1', kind: 'Secret', metadata, stringData })}`);
}

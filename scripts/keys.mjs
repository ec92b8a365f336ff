// npm run keys [-- FILE]: writes the secrets that docker-compose.yml requires to .env, or to FILE; existing values stay.
// Needs nothing installed.
import './setup/help.mjs';
import './setup/node-version.mjs';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  existsSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';

/** Services that sign calls of each other. */
const services = ['auth', 'directory', 'jobs', 'resumes', 'ai'];
const signers = ['gateway', ...services];

function newKey(name) {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), kid: name, alg: 'ES256', use: 'sig' };
}

const publicPart = ({ d: _secret, ...rest }) => rest;
const secret = () => randomBytes(24).toString('hex');

/** The private keys and the list of public ones belong together: created all at once or not at all. */
function serviceKeys() {
  const keys = signers.map(newKey);
  const own = keys.map((key) => [`${key.kid.toUpperCase()}_PRIVATE_KEY`, JSON.stringify(key)]);
  return [...own, ['SERVICE_PUBLIC_KEYS', JSON.stringify({ keys: keys.map(publicPart) })]];
}

const servicePasswords = services.map((name) => [
  [`${name.toUpperCase()}_MONGO_PASSWORD`, secret()],
]);
const bucketSecrets = ['DIRECTORY', 'JOBS', 'RESUMES', 'FRONT_ENDS'].map((name) => [
  [`${name}_S3_SECRET_KEY`, secret()],
]);

/** What is created together: a group of which one is set stays as it is. */
const groups = [
  [['MONGO_PASSWORD', secret()]],
  ...servicePasswords,
  ...bucketSecrets,
  // npm run publish and release read .env too: compose's bucket, and the credentials for it.
  [['FRONT_ENDS_BUCKET', 's3://commons-front-ends/portal']],
  [['PUBLISH_S3_ENDPOINT', 'http://127.0.0.1:9000']],
  [['PUBLISH_S3_ACCESS_KEY', 'commons-publisher']],
  [['PUBLISH_S3_SECRET_KEY', secret()]],
  [['REDIS_PASSWORD', secret()]],
  [['S3_ACCESS_KEY', 'commons']],
  [['S3_SECRET_KEY', secret()]],
  serviceKeys(),
];

/**
 * An older `.env` lacks the key of a service that has since started to sign: adds one, and its public part to the list.
 * @returns {{text: string, added: string[]}}
 */
function withNewSigners(text) {
  const [line, listed = ''] = /^SERVICE_PUBLIC_KEYS='?(\{.*\})'?$/m.exec(text) ?? [];
  const missing = signers.filter(
    (name) => !new RegExp(`^${name.toUpperCase()}_PRIVATE_KEY=.`, 'm').test(text),
  );
  if (!line || missing.length === 0) return { text, added: [] };
  const keys = missing.map(newKey);
  const others = JSON.parse(listed).keys.filter(({ kid }) => !missing.includes(kid));
  const list = JSON.stringify({ keys: [...others, ...keys.map(publicPart)] });
  const own = keys.map((key) => `${key.kid.toUpperCase()}_PRIVATE_KEY='${JSON.stringify(key)}'\n`);
  const changed = text.replace(line, () => `SERVICE_PUBLIC_KEYS='${list}'`);
  return {
    text: `${changed.replace(/\n?$/, '\n')}${own.join('')}`,
    added: [...missing.map((name) => `${name.toUpperCase()}_PRIVATE_KEY`), 'SERVICE_PUBLIC_KEYS'],
  };
}

const root = resolve(import.meta.dirname, '..');
const file = resolve(process.argv[2] ?? resolve(root, '.env'));
if (!existsSync(file)) copyFileSync(resolve(root, '.env.example'), file);
chmodSync(file, 0o600);
const { text: present, added: signersAdded } = withNewSigners(readFileSync(file, 'utf8'));
if (signersAdded.length > 0) writeFileSync(file, present);
const isSet = ([name]) => new RegExp(`^${name}=.`, 'm').test(present);

const added = groups.filter((group) => !group.some(isSet)).flat();
// Single quotes: neither compose nor a shell expands the content.
appendFileSync(file, added.map(([name, value]) => `${name}='${value}'\n`).join(''));
const needsSite = !isSet(['SITE_URL']) ? 'Set SITE_URL in it to the public address.\n' : '';
const news = [...signersAdded, ...added.map(([name]) => name)];
process.stdout.write(
  news.length === 0
    ? `${file} has all secrets already.\n`
    : `Added to ${file}: ${news.join(', ')}\n`,
);
process.stdout.write(needsSite);

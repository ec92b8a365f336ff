// The manifests as applied, and the Secrets next to them, for the tests.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { given, root } from '../compose/compose-file.js';
import { podOf, type Resource, render } from './render.js';

export const folder = join(root, 'deploy/kubernetes');
export const overlays = ['small', 'large'];
const rendered = new Map(overlays.map((name) => [name, render(join(folder, 'overlays', name))]));
export const all = (overlay: string) => rendered.get(overlay) ?? [];
export const of = (overlay: string, kind: string, name?: string): Resource[] =>
  all(overlay).filter((one) => one.kind === kind && (!name || one.metadata.name === name));
export const container = (resource: Resource): Resource => podOf(resource)?.containers[0] ?? {};
export const pods = (overlay: string) => all(overlay).filter(podOf);

/**
 * The Secrets that `secrets.mjs` makes from the output of `npm run keys` and an operator's addresses.
 * @param without a setting to leave out
 */
export function makeSecrets(without?: string): Resource[] {
  const scratch = mkdtempSync(join(tmpdir(), 'commons-secrets-'));
  try {
    const file = join(scratch, '.env');
    const lines = Object.entries(given)
      .filter(([name]) => name !== without)
      .map(([name, value]) => `${name}='${value}'`);
    writeFileSync(file, lines.join('\n'));
    const env = {
      PATH: process.env.PATH,
      MONGODB_HOSTS: 'mongo-0.mongo.stores:27017,mongo-1.mongo.stores:27017',
      MONGODB_OPTIONS: 'replicaSet=commons&tls=true',
      REDIS_URL: 'rediss://:secret@redis.stores:6379',
      SMTP_URL: 'smtps://commons:secret@mail.example',
    };
    const script = join(__dirname, 'secrets.mjs');
    const options = { env, encoding: 'utf8', stdio: 'pipe' } as const;
    const text = execFileSync(process.execPath, [script, file], options);
    return parseAllDocuments(text).map((one) => one.toJS());
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
export const secrets = makeSecrets();
const secret = (name: string): Record<string, string> | undefined =>
  secrets.find(({ metadata }) => metadata.name === name)?.stringData;

/** The environment of a container: of its image, then of what it refers to, then its own. */
export function environmentOf(overlay: string, resource: Resource): Record<string, string> {
  const { envFrom = [], env = [] } = container(resource);
  const parts = envFrom.map(({ configMapRef, secretRef }: Resource) =>
    secretRef ? secret(secretRef.name) : of(overlay, 'ConfigMap', configMapRef.name)[0]?.data,
  );
  expect(parts).not.toContain(undefined);
  const own = env.map(({ name, value }: Resource) => [name, value]);
  const image = { NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '3000' };
  return { ...image, ...Object.assign({}, ...parts), ...Object.fromEntries(own) };
}

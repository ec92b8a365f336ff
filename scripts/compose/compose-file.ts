// Readers of the compose file, the Dockerfiles and the output of `npm run keys`, for the tests in this folder.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';
import type { ServiceDefinition } from '@commons/service-kit/service';
import { parse } from 'yaml';
import type { z } from 'zod';

const { fillIn } = jest.requireActual<{
  fillIn: (value: string, settings: Record<string, string | undefined>) => string;
}>('./fill-in.mjs');

export const root = join(__dirname, '../..');
export const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface ComposeService {
  readonly image?: string;
  readonly profiles?: string[];
  readonly restart?: string;
  readonly mem_limit?: string;
  readonly pids_limit?: number;
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly cap_drop?: string[];
  readonly security_opt?: string[];
  readonly logging?: { readonly options: Record<string, string> };
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly command?: string[];
  readonly entrypoint?: string[];
  readonly environment?: Record<string, string>;
  readonly ports?: string[];
  readonly container_name?: string;
  readonly volumes?: string[];
  readonly networks?: Record<string, { readonly ipv4_address?: string }>;
  readonly healthcheck?: { readonly test: string[] };
  readonly depends_on?: Record<string, { readonly condition: string }>;
}

export const composeText = read('docker-compose.yml');
export const compose: {
  services: Record<string, ComposeService>;
  volumes: Record<string, unknown>;
  networks: Record<
    string,
    { internal?: boolean; ipam?: { config: { subnet?: string; gateway?: string }[] } }
  >;
} = parse(composeText, { merge: true });
export const { services } = compose;
export const service = (name: string): ComposeService => services[name] ?? {};

export const frontEnds = ['shell', ...readdirSync(root).filter((name) => /^mfe-/.test(name))];
const ai = () =>
  jest.requireActual<typeof import('@commons/ai/app.module')>('@commons/ai/app.module').aiService;
const loads = {
  gateway: () =>
    jest.requireActual<typeof import('@commons/gateway/app.module')>('@commons/gateway/app.module')
      .gatewayService,
  auth: () =>
    jest.requireActual<typeof import('@commons/auth/app.module')>('@commons/auth/app.module')
      .authService,
  directory: () =>
    jest.requireActual<typeof import('@commons/directory/app.module')>(
      '@commons/directory/app.module',
    ).directoryService,
  jobs: () =>
    jest.requireActual<typeof import('@commons/jobs/app.module')>('@commons/jobs/app.module')
      .jobsService,
  resumes: () =>
    jest.requireActual<typeof import('@commons/resumes/app.module')>('@commons/resumes/app.module')
      .resumesService,
  ai,
  'ai-worker': () => ({ ...ai(), name: 'ai-worker' }),
};

/** By name. Each service is loaded when a test reads it: most tests of these files need the names alone. */
export const definitions = Object.defineProperties(
  {} as Record<string, ServiceDefinition<z.ZodObject>>,
  Object.fromEntries(Object.entries(loads).map(([name, get]) => [name, { get, enumerable: true }])),
);
export const deployables = [...frontEnds, ...Object.keys(definitions)];

/** Every folder of the repository that is deployed on its own. */
export const deployableFolders = [
  ...readdirSync(root).filter((name) => /^(?:shell|gateway|mfe-.*)$/.test(name)),
  ...readdirSync(join(root, 'services')).map((name) => join('services', name)),
];
export const folderOf = (name: string) =>
  deployableFolders.find((folder) => basename(folder) === name.replace(/-worker$/, '')) ?? name;

/** The .env written by `npm run keys`, with the address that an operator adds. */
function environmentFile(): Record<string, string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'commons-keys-'));
  try {
    const file = join(folder, '.env');
    execFileSync(process.execPath, [join(root, 'scripts/keys.mjs'), file]);
    const made = parseEnv(readFileSync(file, 'utf8')) as Record<string, string | undefined>;
    return { ...made, SITE_URL: 'http://localhost:8080' };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
export const given = environmentFile();

/** @param settings default: the .env written by `npm run keys` */
export const fill = (value: string, settings = given): string => fillIn(value, settings);

/** The environment of a container: of its image, then of the compose file, without empty values. */
export function environmentOf(name: string, settings = given): Record<string, string> {
  const file = join(root, name === 'backup' ? folderOf('jobs') : folderOf(name), 'Dockerfile');
  const image = existsSync(file) ? (/^ENV (.*)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '') : '';
  const pairs = image.split(' ').map((pair) => pair.split('=') as [string, string]);
  const own = Object.entries(service(name).environment ?? {});
  const filled = own.map(([key, value]) => [key, fill(value, settings)] as [string, string]);
  return Object.fromEntries([...pairs, ...filled].filter(([, value]) => value !== ''));
}

/** Services that run once and end. */
export const oneShot = ['mongo-accounts', 'minio-buckets', 'ollama-model', 'backup'];

/** Compose file or image. */
export const hasHealthCheck = (name: string) =>
  service(name).build === undefined
    ? service(name).healthcheck !== undefined
    : /^HEALTHCHECK .*\\\n {2}CMD \[/m.test(read(join(folderOf(name), 'Dockerfile')));

/** Port of a container inside the network. */
export const portOf = (host: string) =>
  ({ mongo: '27017', redis: '6379', minio: '9000', mailpit: '1025', ollama: '11434' })[host] ??
  '3000';

/**
 * Runs deploy/stores/s3-accounts.sh with a fake client that records the calls.
 * @returns secrets by access key, statements by policy as `RESOURCE ACTION …`
 */
export function accountsOf(environment: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'commons-accounts-'));
  const script = read('deploy/stores/s3-accounts.sh').replaceAll('/tmp/', `${folder}/`);
  const client = `mc() { case "$*" in *"user add"*) cat >> ${folder}/keys ;; esac; }\n`;
  try {
    execFileSync('sh', ['-c', client + script], { env: { ...process.env, ...environment } });
    const lines = readFileSync(join(folder, 'keys'), 'utf8').trim().split('\n');
    const keys = new Map(
      lines.flatMap((key, at) => (at % 2 === 0 ? [[key, lines[at + 1] ?? ''] as const] : [])),
    );
    const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
    const policies = new Map(
      files.map((file) => [basename(file, '.json'), statements(join(folder, file))]),
    );
    return { keys, policies };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function statements(file: string): string[] {
  const { Statement: all } = JSON.parse(readFileSync(file, 'utf8')) as {
    Statement: { Action: string[]; Resource: string[] }[];
  };
  return all.map(({ Action, Resource }) => [...Resource, ...Action].join(' '));
}

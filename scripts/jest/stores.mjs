// The stores of a test run: started once, on free loopback ports, in a temporary folder, and stopped with the run.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';

const packages = resolve(dirname(fileURLToPath(import.meta.url)), '../../packages');

/**
 * Compiles a folder of a package without type checks: jest then needs no build, and an error elsewhere in the project
 * does not keep the stores from starting. Inside the package, so that its imports resolve.
 * @returns {string} the folder with the result
 */
function compile(name, folder) {
  const from = join(packages, name, folder);
  const to = join(packages, name, 'dist/.jest');
  for (const entry of readdirSync(from, { recursive: true })) {
    if (!entry.endsWith('.ts') || entry.endsWith('.test.ts')) continue;
    const source = join(from, entry);
    const { code } = transformSync(readFileSync(source, 'utf8'), {
      filename: source,
      jsc: { parser: { syntax: 'typescript', decorators: true }, target: 'es2022' },
      module: { type: 'es6' },
      swcrc: false,
    });
    replace(join(to, entry.replace(/\.ts$/, '.js')), code);
  }
  return to;
}

/** Atomically, because another run may be reading it. */
function replace(target, code) {
  if (existsSync(target) && readFileSync(target, 'utf8') === code) return;
  mkdirSync(dirname(target), { recursive: true });
  const draft = `${target}.${process.pid}`;
  writeFileSync(draft, code);
  renameSync(draft, target);
}

const load = (file) => import(pathToFileURL(file).href);

const redisPrograms = ['redis-server', 'valkey-server'];

function redisProgram() {
  const found = redisPrograms.find((name) => !spawnSync(name, ['--version']).error);
  if (found) return found;
  throw new Error(
    'The tests need Redis: install it (Debian, Ubuntu: apt-get install -y redis-server) or set REDIS_URL.',
  );
}

/** Starts the stores that the environment does not name. Returns the tests' variables, and how to stop them. */
export async function startStores(environment) {
  const folder = mkdtempSync(join(tmpdir(), 'commons-jest-'));
  const running = [];
  const variables = {};
  const end = async () => {
    await Promise.allSettled(running.map((store) => store.stop()));
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const start = async (name, starting) => {
    const store = await starting;
    running.push(store);
    variables[name] = store.uri;
  };
  const starts = [];
  if (!environment.REDIS_URL) starts.push(start('REDIS_URL', startRedis(join(folder, 'redis'))));
  if (!environment.MONGODB_URI) {
    starts.push(start('MONGODB_URI', startDocuments(join(folder, 'documents'))));
  }
  const failed = (await Promise.allSettled(starts)).find(({ status }) => status === 'rejected');
  if (failed) {
    await end();
    throw failed.reason;
  }
  return { variables, end };
}

async function startRedis(folder) {
  const program = redisProgram();
  const compiled = compile('standalone', 'src/runner');
  const { startRedisServer } = await load(join(compiled, 'stores/redis-server.js'));
  return startRedisServer({ program, folder, durable: false });
}

async function startDocuments(folder) {
  const compiled = compile('document-store', 'src');
  mkdirSync(folder, { recursive: true });
  const { startDocuments: start } = await load(join(compiled, 'start-documents.js'));
  return start({ folder, main: join(compiled, 'main.js'), durable: false });
}

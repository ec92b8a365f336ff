// npm run settings -- auth auth.env: writes the settings of one deployable, derived from .env like in
// docker-compose.yml (deploy/README.md). Prints them without a file name.
import './setup/help.mjs';
import './setup/node-version.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { deployableEnvironment } from './compose/deployable-environment.mjs';
import { Failure, fail, say } from './setup/step.mjs';

const root = join(import.meta.dirname, '..');
const [name, target] = process.argv.slice(2);
const source = join(root, '.env');

function settingsIn(file) {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Failure(`${file} cannot be read (${error.code}). npm run keys makes it.`);
  }
}

try {
  const composeText = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
  const environment = deployableEnvironment(composeText, name, settingsIn(source));
  // Single quotes: neither Node nor a shell expands the content.
  const text = Object.entries(environment)
    .map(([key, value]) => `${key}='${value}'\n`)
    .join('');
  if (target) {
    const file = resolve(process.env.INIT_CWD ?? '.', target);
    writeFileSync(file, text, { mode: 0o600 });
    say(`${file}: node --env-file=${file} … starts ${name} with it.`);
  } else process.stdout.write(text);
} catch (error) {
  fail(error);
}

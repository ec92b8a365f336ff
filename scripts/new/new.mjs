// npm run new -- operation|page|task|mail|migration|remote …: generates the files of a new thing, named and placed as
// CONTRIBUTING.md describes.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as mail from './mail.mjs';
import * as migration from './migration.mjs';
import * as operation from './operation.mjs';
import * as page from './page.mjs';
import { Project, UsageError } from './project.mjs';
import * as remote from './remote.mjs';
import * as task from './task.mjs';

const kinds = { operation, page, task, mail, migration, remote };
const root = join(import.meta.dirname, '../..');

const help = () =>
  `npm run new -- …\n\n${Object.values(kinds)
    .map(({ usage }) => usage)
    .join('\n\n')}`;

/** Formats and sorts imports; remaining lint errors are shown. */
function format(paths) {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [
    biome,
    'check',
    '--write',
    '--error-on-warnings',
    '--no-errors-on-unmatched',
    ...paths,
  ];
  const run = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stdout + run.stderr);
}

function run([kind, ...rest]) {
  if (kind === '--help') return console.log(help());
  if (!Object.hasOwn(kinds, kind ?? '')) throw new UsageError(help());
  const { make, options, next = '' } = kinds[kind];
  const { values, positionals } = parseArgs({ args: rest, options, allowPositionals: true });
  const project = new Project(root);
  const test = make(project, positionals, values);
  const paths = project.save();
  format(paths);
  console.log([...paths, '', `Its test: npx jest ${test}`, next].join('\n'));
}

try {
  run(process.argv.slice(2));
} catch (error) {
  const isUsage = error instanceof UsageError || error?.code?.startsWith('ERR_PARSE_ARGS');
  console.error(isUsage ? error.message : error);
  process.exit(1);
}

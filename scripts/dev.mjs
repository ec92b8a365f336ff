// npm run dev [-- FRONT-END …]: runs the portal with one process per deployable, rebuilt and restarted on save.
import './setup/help.mjs';
import './setup/node-version.mjs';
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll, buildServerSide } from './setup/build-all.mjs';
import { frontEnds, serverFolders } from './setup/build-plan.mjs';
import { installPackages } from './setup/packages.mjs';
import { nodeProgram, root } from './setup/run-program.mjs';
import { Failure, fail, say } from './setup/step.mjs';
import { ensureRedis } from './setup/system-packages.mjs';
import { onFiles } from './setup/watch-files.mjs';

/** Front ends named on the command line; all of them without a name. */
function chosenFrontEnds(names) {
  const unknown = names.find((name) => !frontEnds.includes(name));
  if (unknown)
    throw new Failure(`'${unknown}' is no front end. There are ${frontEnds.join(', ')}.`);
  return names.length > 0 ? names : frontEnds;
}

/** A watching build process; ends with this one. */
function keepBuilding(command, cwd, env = {}) {
  const child = spawn(command[0], command.slice(1), {
    cwd: join(root, cwd),
    env: { ...process.env, ...env },
    stdio: ['ignore', 2, 2],
  });
  process.on('exit', () => child.kill());
}

/** Builds the server side after each save, one build at a time. `tsc --watch` takes many seconds to see a change. */
function buildOnSave(folders) {
  let building = Promise.resolve();
  onFiles(
    folders.map((folder) => join(folder, 'src')),
    '.ts',
    () => {
      building = building.then(buildServerSide).catch((error) => say(error.message));
    },
  );
}

/** Ends the processes; the runner restarts them with the new code. */
function restart(readRecord, names) {
  const children = readRecord(join(root, '.data'))?.children ?? [];
  for (const { pid } of children.filter(({ name }) => names.includes(name))) {
    try {
      process.kill(pid, 'SIGTERM');
    } catch {
      // It has already ended because of an earlier save: the next start uses the new code.
    }
  }
}

try {
  const chosen = chosenFrontEnds(process.argv.slice(2));
  await installPackages();
  await ensureRedis();
  await buildAll();
  // These folders now have a development build: the next start rebuilds them.
  for (const folder of chosen) rmSync(join(root, folder, 'dist/.inputs'), { force: true });

  const { run } = await import('../packages/standalone/dist/runner/run.js');
  const { readRecord } = await import('../packages/standalone/dist/portal/portal-record.js');
  await run(root, ['--processes'], process.env);

  buildOnSave(serverFolders());
  for (const folder of chosen) {
    keepBuilding(nodeProgram('@rspack/cli/bin/rspack.js', 'build', '--watch'), folder, {
      NODE_ENV: 'development',
    });
  }
  const services = serverFolders().filter((folder) => !folder.startsWith('packages/'));
  const nameOf = (folder) => folder.split('/').pop();
  const onNewCode = (folders, changed) => {
    onFiles(
      folders.map((folder) => join(folder, 'dist')),
      '.js',
      changed,
    );
    // Word lists are read at the start of a service.
    const lists = folders.map((folder) => join(folder, 'data'));
    onFiles(
      lists.filter((folder) => existsSync(join(root, folder))),
      '.txt',
      changed,
    );
  };
  for (const folder of services) onNewCode([folder], () => restart(readRecord, [nameOf(folder)]));
  const shared = ['packages/contracts', 'packages/calculators', 'packages/service-kit'];
  onNewCode(shared, () => restart(readRecord, services.map(nameOf)));
  say('Watching. A saved file is built, and its service started again; reload the page to see it.');
} catch (error) {
  fail(error);
}

// npm run publish -w mfe-tools -- --to TARGET: builds a front end and gives it to visitors (docs/publish.md).
import './setup/node-version.mjs';
import { basename, join } from 'node:path';
import { buildFrontEnd } from './setup/build-all.mjs';
import { runCommand } from './setup/run-command.mjs';
import { runProgram } from './setup/run-program.mjs';
import { readSettings } from './setup/settings.mjs';
import { say } from './setup/step.mjs';

// npm runs the script of a workspace in its folder.
const name = basename(process.cwd());

await runCommand(async (root) => {
  readSettings(join(root, '.env'));
  const { runPublish } = await import(
    '../packages/service-kit/dist/publication/run-publication.js'
  );
  const build = async () => {
    await buildFrontEnd(name);
    return join(root, name, 'dist');
  };
  const publication = { build, commit: await commit(), rootDir: root };
  say(await runPublish(publication, process.argv.slice(2), process.env));
});

/** The commit of the sources; with a mark when they were changed since. Undefined where git does not know them. */
async function commit() {
  try {
    const head = (await runProgram(['git', 'rev-parse', 'HEAD'])).trim();
    const changes = await runProgram(['git', 'status', '--porcelain', '--', name, 'packages']);
    return changes.trim() === '' ? head : `${head} with changes`;
  } catch {
    return undefined;
  }
}

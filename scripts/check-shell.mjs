// npm run fits -w shell -- --to TARGET: whether this shell is compatible with the active front ends (docs/publish.md).
import './setup/help.mjs';
import './setup/node-version.mjs';
import { join } from 'node:path';
import { buildFrontEnd } from './setup/build-all.mjs';
import { frontEnds } from './setup/build-plan.mjs';
import { runCommand } from './setup/run-command.mjs';
import { readSettings } from './setup/settings.mjs';
import { say } from './setup/step.mjs';

await runCommand(async (root) => {
  readSettings(join(root, '.env'));
  const { runShellCheck } = await import('../packages/service-kit/dist/publication/check-shell.js');
  await buildFrontEnd('shell');
  const names = frontEnds.filter((name) => name !== 'shell');
  const shell = { rootDir: root, folder: join(root, 'shell/dist'), names };
  say(await runShellCheck(shell, process.argv.slice(2), process.env));
});

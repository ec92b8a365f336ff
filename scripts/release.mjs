// npm run release -- mfe-tools 1.4.2 --to TARGET: releases a published version to visitors (docs/publish.md).
import './setup/node-version.mjs';
import { join } from 'node:path';
import { runCommand } from './setup/run-command.mjs';
import { readSettings } from './setup/settings.mjs';
import { say } from './setup/step.mjs';

await runCommand(async (root) => {
  readSettings(join(root, '.env'));
  const { runRelease } = await import(
    '../packages/service-kit/dist/publication/run-publication.js'
  );
  say(await runRelease(root, process.argv.slice(2), process.env));
});

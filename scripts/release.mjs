// npm run release -- NAME [VERSION | VERSION=WEIGHT …] [--to TARGET]: releases a published version to visitors
// (docs/publish.md). TARGET is as in npm run publish.
//
// npm run release -- mfe-tools                     says what visitors get
// npm run release -- mfe-tools 1.4.2               gives 1.4.2 to everybody; rolling back is the same
// npm run release -- mfe-tools 1.4.2=90 1.5.0=10   gives 1.5.0 to a tenth of the visitors
import './setup/help.mjs';
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

// npm run build: builds what changed (`-- --force`: everything).
import './setup/help.mjs';
import './setup/node-version.mjs';
import { buildAll } from './setup/build-all.mjs';
import { installPackages } from './setup/packages.mjs';
import { fail, say } from './setup/step.mjs';

try {
  await installPackages();
  await buildAll({ force: process.argv.includes('--force') });
  say('Everything is built.');
} catch (error) {
  fail(error);
}

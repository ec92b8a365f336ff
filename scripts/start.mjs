// npm start: installs, builds what changed, then runs the portal in this same process.
import './setup/node-version.mjs';
import { join } from 'node:path';
import { buildAll } from './setup/build-all.mjs';
import { installPackages } from './setup/packages.mjs';
import { checkProductionSettings } from './setup/production-settings.mjs';
import { root } from './setup/run-program.mjs';
import { readSettings } from './setup/settings.mjs';
import { fail } from './setup/step.mjs';
import { ensureRedis } from './setup/system-packages.mjs';

async function prepare() {
  readSettings(join(root, '.env'));
  if (process.env.NODE_ENV === 'production') checkProductionSettings(process.env);
  await installPackages();
  await ensureRedis();
  await buildAll();
}

try {
  await prepare();
  const { run } = await import('../packages/standalone/dist/runner/run.js');
  await run(root, process.argv.slice(2), process.env);
} catch (error) {
  fail(error);
}

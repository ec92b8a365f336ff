// npm start [-- options]: installs, builds what changed, then runs the portal in this same process.
//
//   --processes   each front end and service as its own process
//   --data DIR    keeps the data there instead of in .data
//   --no-demo     no fictional content on the first start
//   --verbose     log lines to the terminal instead of to .data/logs
//   --json        one line of JSON on standard output when the portal is ready
//
// PORT sets the port of the site (8080; 0 takes a free one), HOST where it listens (127.0.0.1). Further settings:
// .env.example.
import './setup/help.mjs';
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

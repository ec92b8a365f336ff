// Child process: the portal as it was built, without looking whether something has to be built anew.
import { join } from 'node:path';
import { run } from '../../packages/standalone/dist/runner/run.js';

await run(join(import.meta.dirname, '../..'), process.argv.slice(2), process.env);

// Child process: the built portal, without checking whether a rebuild is necessary.
import { join } from 'node:path';
import { run } from '../../packages/standalone/dist/runner/run.js';

await run(join(import.meta.dirname, '../..'), process.argv.slice(2), process.env);

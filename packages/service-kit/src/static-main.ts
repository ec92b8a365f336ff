import { startStaticServer } from './static-server.js';
// Not from run-service: that would load all of Nest to serve files.
import { stopOnSignals } from './stop-on-signals.js';

// Entry of the images of the front ends: `node dist/static-main.js FOLDER`, with PORT and HOST.
const directory = process.argv[2] ?? process.env.STATIC_DIR;
if (!directory) {
  process.stderr.write('usage: static-main FOLDER (or STATIC_DIR)\n');
  process.exit(1);
}
const port = Number(process.env.PORT ?? 0);
const host = process.env.HOST ?? '127.0.0.1';
stopOnSignals(
  await startStaticServer({ directory, port, host, name: process.env.STATIC_NAME ?? 'static' }),
);

import { parseArgs } from 'node:util';
import { DocumentServer } from './server.js';

/**
 * The document store as a process. `--folder` (or DOCUMENTS_FOLDER) is required; `--host` (127.0.0.1), `--port` (0: a
 * free one), `--sweep-seconds` (60) and `--no-sync` (for tests: a power failure may lose what was acknowledged) are
 * optional. Prints one line of JSON when ready, and sends it to a parent with an IPC channel. Ends on SIGTERM, on
 * SIGINT, and when its parent ends: when the IPC channel closes, or standard input with `--with-parent`.
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: process.env.DOCUMENTS_FOLDER ?? '' },
    host: { type: 'string', default: process.env.DOCUMENTS_HOST ?? '127.0.0.1' },
    port: { type: 'string', default: process.env.DOCUMENTS_PORT ?? '0' },
    'sweep-seconds': { type: 'string', default: process.env.DOCUMENTS_SWEEP_SECONDS ?? '60' },
    'no-sync': { type: 'boolean', default: false },
    'with-parent': { type: 'boolean', default: false },
  },
});

/** Reports the error on standard error and to the parent, and exits. */
function fail(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`document store: ${message}\n`);
  if (process.connected) process.send?.({ failed: message }, () => process.exit(1));
  else process.exit(1);
}

// Log lines cannot be written to a full disk either; that must not end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

// After a fault nothing more may be acknowledged: the disk is consistent, memory may not be.
process.on('uncaughtException', (error) => {
  process.stderr.write(`document store: ${error.stack}\n`);
  process.exit(1);
});

async function start(): Promise<void> {
  if (!values.folder) throw new Error('--folder is missing');
  const server = new DocumentServer({
    folder: values.folder,
    host: values.host,
    port: Number(values.port),
    sweepSeconds: Number(values['sweep-seconds']),
    durable: !values['no-sync'],
  });
  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    server.close().then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('disconnect', end);
  if (values['with-parent']) process.stdin.on('end', end).on('error', end).resume();
  const ready = { ready: true, uri: await server.listen() };
  process.stdout.write(`${JSON.stringify(ready)}\n`);
  process.send?.(ready);
}

start().catch(fail);

import { startStaticServer, versionIn } from './static-server.js';

// Entry point of the front ends' images: `node dist/main.js FOLDER`, with PORT and HOST.
const directory = process.argv[2] ?? process.env.STATIC_DIR;
if (!directory) {
  process.stderr.write('usage: main FOLDER (or STATIC_DIR)\n');
  process.exit(1);
}
const name = process.env.STATIC_NAME ?? 'static';
const server = await startStaticServer({
  directory,
  port: Number(process.env.PORT ?? 0),
  host: process.env.HOST ?? '127.0.0.1',
  name,
});
const started = { service: name, port: server.port, ...(await versionIn(directory)) };
process.stdout.write(
  `${JSON.stringify({ level: 'info', ...started, msg: 'front end is served' })}\n`,
);
// Handles only the first signal: a second one ends the process at once.
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}

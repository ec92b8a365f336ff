// Hosts portals in this process for one worker after another: their code is loaded once. Started by portal-hosts.ts.
// POST / with { args, env } starts one and answers as `npm start -- --json`; DELETE / stops it. One at a time, which is
// 409 for a second: a process speaks the languages of one portal.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { buildAll } from '../../scripts/setup/build-all.mjs';
import { root } from '../../scripts/setup/run-program.mjs';
import { say } from '../../scripts/setup/step.mjs';

/** The portal that runs or starts. */
let portal;

async function loadRunner() {
  await buildAll();
  const [options, portal, demo, report] = await Promise.all([
    import('../../packages/standalone/dist/portal/portal-options.js'),
    import('../../packages/standalone/dist/runner/portal.js'),
    import('../../packages/standalone/dist/runner/demo-content.js'),
    import('../../packages/standalone/dist/runner/report.js'),
  ]);
  return { ...options, ...portal, ...demo, ...report };
}

/** Loaded with the first portal: some hosts get none. */
let loading;

async function start({ args, env }) {
  loading ??= loadRunner();
  const { portalOptions, beginPortal, demoContent, readyLine } = await loading;
  const options = portalOptions(root, args, env);
  const running = await beginPortal(options, say).ready;
  portal = running;
  await demoContent(options, say);
  return readyLine(running);
}

async function startAlone(plan) {
  portal = {};
  try {
    return await start(plan);
  } catch (error) {
    portal = undefined;
    throw error;
  }
}

async function stop() {
  await portal?.stop?.();
  portal = undefined;
  return '';
}

const server = createServer(async (request, response) => {
  try {
    const starts = request.method === 'POST';
    if (starts && portal) return response.writeHead(409).end();
    response.end(starts ? await startAlone(await json(request)) : await stop());
  } catch (error) {
    response.writeHead(500).end(String(error?.stack ?? error));
  }
});

async function end() {
  await stop().catch(() => {});
  process.exit();
}

// A service has logged the request; the others go on, as in `npm start`.
process.on('unhandledRejection', (reason) => say(`A failure that nobody handled: ${reason}`));
for (const ending of ['SIGTERM', 'disconnect']) process.once(ending, end);
// Ctrl-C reaches the whole group; the parent ends this process after the tests.
process.on('SIGINT', () => {});

server.listen(Number(process.env.HOST_PORT), '127.0.0.1');
await once(server, 'listening');
process.send(server.address().port);

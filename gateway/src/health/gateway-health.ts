import { type Checks, Readiness } from '@commons/service-kit/health/readiness';
import { serviceNames } from '@commons/service-kit/service.config';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ClientAddresses } from '../client-address.js';
import { failures } from '../failures.js';
import { ShellTemplate } from '../pages/shell-template.js';
import { Upstreams } from '../proxy/upstreams.js';
import { RemoteRegistry } from '../remotes/remote-registry.js';

const answerMs = 1_000;

async function checkService(upstreams: Upstreams, name: (typeof serviceNames)[number]) {
  try {
    const answer = await upstreams.ask(name, '/healthz', answerMs);
    await answer.body.dump();
    return answer.statusCode === 200 ? 'ok' : 'failing';
  } catch {
    return 'unreachable';
  }
}

/** Slightly longer than a service waits for its own stores. */
const storesMs = 2_000;

/** Why a service is not ready, e.g. 'mongo: disk full'; undefined when it is ready or does not answer. */
async function troubleOf(upstreams: Upstreams, name: (typeof serviceNames)[number]) {
  try {
    const answer = await upstreams.ask(name, '/readyz', storesMs);
    const { checks = {} } = (await answer.body.json()) as { checks?: Checks };
    const failing = Object.entries(checks).filter(([, state]) => state !== 'ok');
    return failing.map(([store, state]) => `${store}: ${state}`).join(', ') || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Sends the readiness. The gateway is ready as soon as it can serve pages: a failed service or Redis affects its own
 * area only (architecture §5), while a gateway that is not ready would affect all.
 * `notes` report problems of the stores behind the services, e.g. a full disk, and halted versions of front ends.
 */
async function answerReadiness(app: NestFastifyApplication, reply: FastifyReply): Promise<void> {
  const upstreams = app.get(Upstreams);
  const services = serviceNames.map(
    async (name) => [name, await checkService(upstreams, name)] as const,
  );
  const troubles = serviceNames.map(
    async (name) => [name, await troubleOf(upstreams, name)] as const,
  );
  const shell = app.get(ShellTemplate).ready ? 'ok' : 'never seen';
  const checks: Checks = {
    shell,
    ...(await app.get(Readiness).check()),
    ...Object.fromEntries(await Promise.all(services)),
  };
  const found = (await Promise.all(troubles)).filter(([, trouble]) => trouble !== undefined);
  const halts = app
    .get(RemoteRegistry)
    .halted()
    .map(({ area, version, reason }) => [area, `${version} is halted: ${reason}`]);
  const reported = [...found, ...halts];
  const notes = reported.length > 0 && { notes: Object.fromEntries(reported) };
  if (shell !== 'ok') {
    reply.code(503).send({ detail: 'Not ready: shell', checks, ...notes });
    return;
  }
  const well = Object.values(checks).every((state) => state === 'ok');
  reply.send({ status: well ? 'ready' : 'degraded', checks, ...notes });
}

/** Answers /readyz; limits /metrics and /readyz to this machine and trusted addresses. */
export function healthHook(app: NestFastifyApplication, addresses: ClientAddresses) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const path = request.routeOptions.url;
    const inner = path === '/metrics' || path === '/readyz';
    if (inner && !addresses.isOperator(request.raw)) throw failures.notFound();
    if (path === '/readyz') await answerReadiness(app, reply);
  };
}

import type { Checks } from '@commons/service-kit/health/readiness';
import { Readiness } from '@commons/service-kit/health/readiness';
import { serviceNames } from '@commons/service-kit/service.config';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ClientAddresses } from '../clients/client-address.js';
import { ShellTemplate } from '../pages/shell-template.js';
import { failures } from '../proxy/failures.js';
import { Upstreams } from '../proxy/upstreams.js';

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

/** A little longer than a service waits for its own stores. */
const storesMs = 2_000;

/** What keeps a service from being ready, such as 'mongo: disk full'; undefined when nothing does or it says nothing. */
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
 * What the gateway sees. It is ready as soon as it can show the site: a dead service or a dead Redis costs its own
 * area (architecture §5), and taking the gateway away for it would cost all of them.
 * `notes` name what ails the stores behind the services, a full disk above all.
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
  const notes = found.length > 0 && { notes: Object.fromEntries(found) };
  if (shell !== 'ok') {
    reply.code(503).send({ detail: 'Not ready: shell', checks, ...notes });
    return;
  }
  const well = Object.values(checks).every((state) => state === 'ok');
  reply.send({ status: well ? 'ready' : 'degraded', checks, ...notes });
}

/** Answers /readyz with what lies behind the gateway, and keeps /metrics and /readyz for this machine and trusted addresses. */
export function healthHook(app: NestFastifyApplication, addresses: ClientAddresses) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const path = request.routeOptions.url;
    const inner = path === '/metrics' || path === '/readyz';
    if (inner && !addresses.isOperator(request.raw)) {
      throw failures.notFound();
    }
    if (path === '/readyz') {
      await answerReadiness(app, reply);
    }
  };
}

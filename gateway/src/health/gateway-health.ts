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

/**
 * What the gateway sees. It is ready as soon as it can show the site: a dead service or a dead Redis costs its own
 * area (architecture §5), and taking the gateway away for it would cost all of them.
 */
async function answerReadiness(app: NestFastifyApplication, reply: FastifyReply): Promise<void> {
  const upstreams = app.get(Upstreams);
  const services = serviceNames.map(
    async (name) => [name, await checkService(upstreams, name)] as const,
  );
  const shell = app.get(ShellTemplate).ready ? 'ok' : 'never seen';
  const checks: Checks = {
    shell,
    ...(await app.get(Readiness).check()),
    ...Object.fromEntries(await Promise.all(services)),
  };
  if (shell !== 'ok') {
    reply.code(503).send({ detail: 'Not ready: shell', checks });
    return;
  }
  const well = Object.values(checks).every((state) => state === 'ok');
  reply.send({ status: well ? 'ready' : 'degraded', checks });
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

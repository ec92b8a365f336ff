import 'reflect-metadata';
import type { AddressInfo, Socket } from 'node:net';
import fastifyMultipart from '@fastify/multipart';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorReply } from './errors/error-answer.js';
import { deployableVersion } from './health/deployable-version.js';
import { Readiness } from './health/readiness.js';
import { addServiceRoutes } from './health/service-routes.js';
import { boundOperations } from './http/bound-operations.js';
import { guardUploads, logRequests, refuseWhileClosing } from './http/request-hooks.js';
import { watchUnusedConnections } from './http/unused-connections.js';
import type { LogOutput } from './logging/log-output.js';
import { nestLogger } from './logging/nest-logger.js';
import type { Tracing } from './logging/request-context.js';
import { TaskQueue } from './queues/task-queue.js';
import { REDIS, waitForRedis } from './redis/redis-client.js';
import type { HttpOptions, RunningService } from './service.js';
import { type KitOptions, ServiceKitModule } from './service-kit.module.js';
import { closeService } from './service-shutdown.js';

export interface HostedService extends KitOptions {
  readonly http: HttpOptions;
  readonly module: DynamicModule;
  readonly logOutput: LogOutput;
  readonly tracing: Tracing | undefined;
}

/** 1 MB of JSON is more than any form of the portal sends. */
const bodyLimitBytes = 1_048_576;

/** How long a start waits for Redis before it continues without. */
const redisWaitMs = 2_000;

class ServiceModule {}

const badRequest = JSON.stringify({ detail: 'Bad request. Please check your input.' });

/** Answers requests that are too malformed to reach a route, also with a `{detail}`. */
function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const head = `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nConnection: close`;
  if (socket.writable)
    socket.write(`${head}\r\nContent-Length: ${badRequest.length}\r\n\r\n${badRequest}`);
  socket.destroy(error);
}

function answerFrameworkError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = errorReply(error);
  reply.code(status).send(body);
}

const createAdapter = ({ bodyLimitBytes: limit = bodyLimitBytes, rewriteUrl }: HttpOptions) =>
  new FastifyAdapter({
    bodyLimit: limit,
    // `refuseWhileClosing` answers instead, in the API's error format.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: answerFrameworkError as never,
    ...(rewriteUrl && { rewriteUrl: ({ url = '/' }) => rewriteUrl(url) }),
    routerOptions: { maxParamLength: 512, ignoreTrailingSlash: true },
  });

/** Builds the Nest application of a service and starts listening. Returns the handle that stops it. */
export async function hostService(service: HostedService): Promise<RunningService> {
  const { name, config, http, metrics, logger } = service;
  const state = { closing: false };
  const isClosing = () => state.closing;
  const app = await createApplication(service);
  const fastify = app.getHttpAdapter().getInstance();
  logRequests(fastify, logger, metrics, service.tracing);
  refuseWhileClosing(fastify, isClosing);
  if (http.bodyParser !== false) {
    await app.register(fastifyMultipart as never);
    guardUploads(fastify);
  }
  metrics.watchLog(service.logOutput);
  metrics.watchStores(() => app.get(Readiness).answerTimes());
  app.get(Readiness).addNote('log', async () => service.logOutput.note());
  const operations = http.openapi === false ? undefined : boundOperations(app);
  addServiceRoutes(app, { name, metrics, operations, isClosing });
  if (service.stores.includes('redis')) {
    const queue = app.get(TaskQueue);
    metrics.watchQueue(
      () => queue.counts(name),
      () => queue.waitingSeconds(name),
    );
    await waitForRedis(app.get(REDIS), redisWaitMs);
  }
  await http.configure?.(app);
  const closeUnused = watchUnusedConnections(app.getHttpServer());
  try {
    await app.listen({ port: config.PORT, host: config.HOST });
  } catch (error) {
    await closeService(app, 0, closeUnused);
    throw error;
  }
  const { port } = app.getHttpServer().address() as AddressInfo;
  logger.info({ port, roles: config.ROLES, ...deployableVersion(name) }, 'service started');
  let closed: Promise<void> | undefined;
  const close = () => {
    state.closing = true;
    closed ??= closeService(app, config.SHUTDOWN_GRACE_MS, closeUnused).then(async () => {
      await service.tracing?.stop();
      logger.info('service stopped');
    });
    return closed;
  };
  return { name, port, url: `http://${urlHost(config.HOST)}:${port}`, close };
}

/** Host under which the service can be called on this machine. */
const urlHost = (host: string) => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host);

function createApplication(service: HostedService): Promise<NestFastifyApplication> {
  const root: DynamicModule = {
    module: ServiceModule,
    imports: [ServiceKitModule.forService(service), service.module],
  };
  return NestFactory.create<NestFastifyApplication>(root, createAdapter(service.http), {
    logger: nestLogger,
    abortOnError: false,
    bodyParser: service.http.bodyParser ?? true,
  });
}

import type { TaskDefinition } from '@commons/contracts/tasks/task';
import type { DynamicModule } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { z } from 'zod';
import { ConfigError, collectConfig, type Environment } from './config/parse-config.js';
import { withTownTimeZone } from './config/town.js';
import { deployableVersion } from './health/deployable-version.js';
import { ServiceMetrics } from './health/service-metrics.js';
import { LogOutput } from './logging/log-output.js';
import { createLogger } from './logging/logger.js';
import { runInContext } from './logging/request-context.js';
import { checkedMigrations, type Migration } from './migrations/migration.js';
import { missingSettings, ServiceConfig, type ServiceName, type Store } from './service.config.js';
import { hostService } from './service-host.js';
import { startTracing } from './tracing/start-tracing.js';

/** Definition of a service as data, so that it can be hosted alone, with others in one process, or in a test. */
export interface ServiceDefinition<Config extends z.ZodType = z.ZodType> {
  /** e.g. 'jobs': names the queue, the database and the log lines. */
  readonly name: string;
  /** Its own settings; those of `ServiceConfig` are added automatically. */
  readonly config: Config;
  /** The service's root module. Called once per start. */
  module(config: z.output<Config>, shared: ServiceConfig): DynamicModule;
  /** Stores it uses; default MongoDB and Redis. Their settings are required at the start. */
  readonly stores?: readonly Store[];
  /** Tasks of its own queue: each requires exactly one `@Processor`. */
  readonly tasks?: readonly TaskDefinition[];
  /** What brings its stored records into the form of this version, in the order in which it runs. */
  readonly migrations?: readonly Migration[];
  /** Services it calls at `/internal/*`: their URLs and its own key are required at the start. */
  readonly calls?: readonly ServiceName[];
  readonly http?: HttpOptions;
}

export interface HttpOptions {
  /** `false` leaves request bodies as streams (gateway). */
  readonly bodyParser?: boolean;
  /** Largest JSON body; default 1 MB. */
  readonly bodyLimitBytes?: number;
  /** `false` leaves out GET /openapi.json, and allows routes without an operation (gateway). */
  readonly openapi?: boolean;
  /** Rewrites a request's target before routing: the router itself answers one that it cannot decode. */
  readonly rewriteUrl?: (url: string) => string;
  /** Adds Fastify plugins, hooks and routes, before the application starts. */
  readonly configure?: (app: NestFastifyApplication) => Promise<void> | void;
}

export interface RunningService {
  readonly name: string;
  /** Base URL, e.g. `http://127.0.0.1:40123`. */
  readonly url: string;
  readonly port: number;
  /**
   * Stops gracefully: accepts nothing new, finishes running requests and tasks, closes the stores; takes at most the
   * grace time.
   */
  close(): Promise<void>;
}

/** Returns the definition with its types checked. */
export const defineService = <Config extends z.ZodType>(
  definition: ServiceDefinition<Config>,
): ServiceDefinition<Config> => definition;

function readConfigs<Config extends z.ZodType>(
  definition: ServiceDefinition<Config>,
  environment: Environment,
): { shared: ServiceConfig; own: z.output<Config> } {
  const problems: string[] = [];
  const shared = collectConfig(ServiceConfig, environment, problems);
  const own = collectConfig(definition.config, environment, problems);
  if (shared) {
    const stores = definition.stores ?? defaultStores;
    problems.push(...missingSettings(shared, stores, definition.calls ?? []));
  }
  if (!shared || problems.length > 0) {
    throw new ConfigError(definition.name, [...new Set(problems)]);
  }
  return { shared, own: own as z.output<Config> };
}

export const defaultStores: readonly Store[] = ['mongo', 'redis'];

/**
 * Starts a service and waits until it listens. Unreachable stores do not fail the start: /readyz reports them.
 * @param environment settings; nothing else is read from the process
 * @throws ConfigError naming all missing and invalid settings
 * @throws Error when a task has no processor or several, a route has no operation, or the port is taken
 */
export async function startService<Config extends z.ZodType>(
  definition: ServiceDefinition<Config>,
  environment: Environment,
): Promise<RunningService> {
  const { shared, own } = readConfigs(definition, withTownTimeZone(environment));
  const logOutput = new LogOutput(shared.LOG_FILE);
  const logger = createLogger(definition.name, shared.LOG_LEVEL, logOutput);
  const metrics = new ServiceMetrics(definition.name);
  const tracing = await startTracing(definition.name, shared, deployableVersion);
  return runInContext({ logger, tracing }, () =>
    hostService({
      name: definition.name,
      config: shared,
      stores: definition.stores ?? defaultStores,
      tasks: definition.tasks ?? [],
      migrations: checkedMigrations(definition.migrations ?? []),
      http: definition.http ?? {},
      module: definition.module(own, shared),
      metrics,
      logger,
      logOutput,
      tracing,
    }),
  );
}

import { eraseUser } from '@commons/contracts/tasks/erase-user-tasks';
import type { TaskDefinition } from '@commons/contracts/tasks/task';
import {
  type DynamicModule,
  Inject,
  Module,
  type OnApplicationShutdown,
  type Provider,
} from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { getConnectionToken, MongooseModule } from '@nestjs/mongoose';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { AccessGuard } from './auth/access.guard.js';
import { AccessKeys } from './auth/access-keys.js';
import { AccessTokenStrategy } from './auth/access-token.strategy.js';
import { RevocationCopy, revocationCopyModels } from './auth/revocation-copy.js';
import { RevocationFollower } from './auth/revocation-follower.js';
import { RevokedSessions } from './auth/revoked-sessions.js';
import { Channels } from './channel/channels.js';
import { EventLogs } from './channel/event-logs.js';
import { ErrorFilter } from './errors/error.filter.js';
import { Readiness } from './health/readiness.js';
import { METRICS, type ServiceMetrics } from './health/service-metrics.js';
import { EventStreams } from './http/event-streams.js';
import { InternalClient } from './internal/internal-client.js';
import { PeopleService } from './internal/people.service.js';
import { ServiceTokens } from './internal/service-tokens.js';
import { Limits } from './limits/limits.js';
import type { Logger } from './logging/logger.js';
import { Mailer } from './mail/mailer.js';
import { SentMails } from './mail/sent-mails.js';
import { BackgroundMigrations } from './migrations/background-migrations.js';
import { MIGRATIONS, type Migration } from './migrations/migration.js';
import { MigrationRunner } from './migrations/migration-runner.js';
import { PublishedTexts } from './moderation/published-texts.js';
import { WatchedWords } from './moderation/watched-words.js';
import { BEFORE_INDEXES, connectOptions, MongoConnection } from './mongo/mongo-connection.js';
import { ObjectStorage } from './objects/object-storage.js';
import { openStorage } from './objects/open-storage.js';
import { Portal } from './portal/portal.js';
import { TownWords } from './portal/town-words.js';
import { CollectedFiles } from './privacy/collected-files.js';
import { eraseUserProcessor } from './privacy/erase-user.processor.js';
import { StoredRemains } from './privacy/stored-remains.js';
import { UserDataController } from './privacy/user-data.controller.js';
import { UserDataHolders } from './privacy/user-data-holders.js';
import { QueueStates } from './queues/queue-states.js';
import { ReconciliationRunner } from './queues/reconciliation-runner.js';
import { TaskAnswers } from './queues/task-answers.js';
import { TaskCancellations } from './queues/task-cancellations.js';
import { DECLARED_TASKS, TaskProcessors } from './queues/task-processors.js';
import { TaskQueue } from './queues/task-queue.js';
import { TaskWorker } from './queues/task-worker.js';
import { REDIS, requestRedis } from './redis/redis-client.js';
import { SERVICE_CONFIG, SERVICE_NAME, type ServiceConfig, type Store } from './service.config.js';
import { FeatureSwitches } from './switches/feature-switches.js';
import { setLanguagesOfPortal } from './texts/portal-languages.js';
import { ValidationPipe } from './validation/validation.pipe.js';

export interface KitOptions {
  readonly name: string;
  readonly config: ServiceConfig;
  readonly stores: readonly Store[];
  readonly tasks: readonly TaskDefinition[];
  readonly migrations: readonly Migration[];
  readonly metrics: ServiceMetrics;
  readonly logger: Logger;
}

const migrationProviders: Provider[] = [
  {
    provide: MigrationRunner,
    inject: [getConnectionToken(), MIGRATIONS],
    useFactory: (connection: Connection, migrations: readonly Migration[]) =>
      new MigrationRunner(connection, migrations),
  },
  {
    provide: BEFORE_INDEXES,
    inject: [MigrationRunner],
    useFactory: (runner: MigrationRunner) => () => runner.run('before ready'),
  },
];

function storeProviders({ config, stores, logger }: KitOptions): Provider[] {
  const redis = stores.includes('redis') ? requestRedis(config.REDIS_URL ?? '', logger) : undefined;
  return [
    { provide: REDIS, useValue: redis },
    ...(stores.includes('mongo') ? [MongoConnection, ...migrationProviders] : []),
    ...(stores.includes('mail') ? [SentMails, Mailer] : []),
    ...(stores.includes('objects')
      ? [{ provide: ObjectStorage, useFactory: () => openStorage(config) }]
      : []),
  ];
}

/** Providers of every service, injectable anywhere in it. */
const shared: Provider[] = [
  AccessKeys,
  AccessTokenStrategy,
  Channels,
  EventLogs,
  EventStreams,
  FeatureSwitches,
  InternalClient,
  Limits,
  PeopleService,
  Portal,
  PublishedTexts,
  QueueStates,
  Readiness,
  RevokedSessions,
  ServiceTokens,
  StoredRemains,
  TaskAnswers,
  TaskCancellations,
  TaskQueue,
  TownWords,
  UserDataHolders,
  WatchedWords,
];

/**
 * Whether the service stores personal data, to be exported and erased on demand. Auth does both itself and collects the
 * data of the others.
 */
const keepsUserData = ({ name, stores }: Pick<KitOptions, 'name' | 'stores'>) =>
  stores.includes('mongo') && name !== 'auth';

/**
 * Whether the service has its own list of ended sessions. Auth has them all, and a process without requests needs none.
 */
const keepsRevocations = ({ name, config, stores }: KitOptions) =>
  keepsUserData({ name, stores }) && stores.includes('redis') && config.ROLES.includes('api');

/** The base module of a service: global within its own Nest application, and in no other of the process. */
@Module({})
export class ServiceKitModule implements OnApplicationShutdown {
  constructor(@Inject(REDIS) private readonly redis: Redis | undefined) {}

  /** Everything that a service of the portal shares, as global providers. */
  static forService(options: KitOptions): DynamicModule {
    const { name, config, metrics, stores } = options;
    setLanguagesOfPortal(config.LANGUAGES);
    const privacy = keepsUserData(options);
    const revocations = keepsRevocations(options);
    const tasks = [...options.tasks, ...(privacy ? [eraseUser(name)] : [])];
    const values: Provider[] = [
      { provide: SERVICE_NAME, useValue: name },
      { provide: SERVICE_CONFIG, useValue: config },
      { provide: DECLARED_TASKS, useValue: tasks },
      { provide: MIGRATIONS, useValue: options.migrations },
      { provide: METRICS, useValue: metrics.registry },
    ];
    const exported = [...values, ...storeProviders(options), ...shared];
    return {
      module: ServiceKitModule,
      global: true,
      imports: [
        DiscoveryModule,
        ...(stores.includes('mongo') ? [mongoose(name, config)] : []),
        ...(revocations ? [MongooseModule.forFeature(revocationCopyModels)] : []),
      ],
      controllers: privacy ? [UserDataController] : [],
      providers: [
        ...exported,
        ...(privacy ? [CollectedFiles, eraseUserProcessor(name)] : []),
        ...(revocations ? [RevocationCopy, RevocationFollower] : []),
        ...(stores.includes('mongo') ? [BackgroundMigrations] : []),
        TaskProcessors,
        TaskWorker,
        ReconciliationRunner,
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_PIPE, useClass: ValidationPipe },
        { provide: APP_FILTER, useClass: ErrorFilter },
      ],
      exports: exported.map((provider) => ('provide' in provider ? provider.provide : provider)),
    };
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }
}

const mongoose = (name: string, config: ServiceConfig) =>
  MongooseModule.forRoot(config.MONGODB_URI ?? '', {
    ...connectOptions(config, name),
    // The start must not wait for MongoDB; `MongoConnection` reconnects.
    lazyConnection: true,
  });
